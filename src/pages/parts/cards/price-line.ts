/** A price as this site writes it: "$2,000", whichever way it was published. */
export const inNotation = (price: string): string =>
  price.replace(/\d{4,}/, (thousands) => Number(thousands).toLocaleString('en-US'));

/** What a package costs, with its condition, which is never left out: "8 days, $2,000 per person, two sharing". */
export const priceLine = (trip: { days: number; price: string; priceNote: string }): string =>
  `${trip.days} days, ${inNotation(trip.price)} ${trip.priceNote}`;
