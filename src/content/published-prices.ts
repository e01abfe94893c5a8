/**
 * Published prices of packages, by name: the only part of the catalogue that an answer to a request needs.
 */
export const publishedPrices: ReadonlyMap<string, string> = new Map([
  ['Northern Tanzania Budget Adventure', '$2,000'],
  ['Luxury Safari and Zanzibar Vacation', '$3,500'],
  ['Family Trip Package', '$1,935.50'],
  ['Northern Circuit Luxury Safari', '$3,003'],
  ['April Family Safari', '$1,850'],
  ['Northern Tanzania Wildlife and Culture Adventure', '$3,752.50'],
  ['Zanzibar Essentials Adventure', '$532.50'],
  ['Zanzibar Family Escape', '$853.13'],
  ['Zanzibar Blissful Escape', '$2,200'],
  ['Zanzibar Paradise Retreat', '$663.75'],
  ['Corporate Essentials', '$500'],
  ['Business Boost', '$1,200'],
  ['Executive Retreat', '$3,000'],
  ['Cultural Experience', '$1,500'],
  ['Luxury All-Inclusive', '$5,000'],
]);

/** Published lowest prices of stays, by package. Only some of them state that they are for one night. */
export const publishedStayPrices: ReadonlyMap<string, { price: string; isByNight: boolean }> = new Map([
  ['room-only', { price: '$50', isByNight: true }],
  ['full-resthouse', { price: '$250', isByNight: false }],
  ['stay-dine', { price: '$100', isByNight: false }],
  ['camping-meals', { price: '$30', isByNight: false }],
]);
