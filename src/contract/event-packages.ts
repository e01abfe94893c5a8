/** The event packages (specification section 3): the options of the event contact form. */
export const eventPackageNames = [
  'Corporate Essentials',
  'Business Boost',
  'Executive Retreat',
  'Cultural Experience',
  'Luxury All-Inclusive',
] as const;

export type EventPackageName = (typeof eventPackageNames)[number];
