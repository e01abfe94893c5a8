/** Texts that the build composes from figures. */
export const figures: Readonly<Record<string, string>> = {
  'from {price}': 'ab {price}',
  '{days} days, {price}': '{days} Tage, {price}',
  'day {day}': 'Tag {day}',
  'days {first} and {last}': 'Tag {first} und {last}',
  'days {first} to {last}': 'Tag {first} bis {last}',
  '{days} days': '{days} Tage',
  'From {price} per person.': 'Ab {price} pro Person.',
  '{price} per person.': '{price} pro Person.',
  'Stops at {place}, {distance} km from here. {price}': 'Hält in {place}, {distance} km von hier. {price}',
  '{count} nights: {bed}': '{count} Nächte: {bed}',
  '{count} night: {bed}': '{count} Nacht: {bed}',
};
