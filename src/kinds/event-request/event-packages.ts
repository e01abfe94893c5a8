/** The event packages (docs/contract.md#event-request): the options of the event contact form. */
export const eventPackageNames = [
  'Corporate Essentials',
  'Business Boost',
  'Executive Retreat',
  'Cultural Experience',
  'Luxury All-Inclusive',
] as const;

export type EventPackageName = (typeof eventPackageNames)[number];
