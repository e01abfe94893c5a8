/** Names of the event packages (specification section 3), as people choose and submit them. */
export const eventPackages = [
  'Corporate Essentials',
  'Business Boost',
  'Executive Retreat',
  'Cultural Experience',
  'Luxury All-Inclusive',
] as const;
