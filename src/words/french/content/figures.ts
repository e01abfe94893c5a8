/** Texts that the build composes from figures. */
export const figures: Readonly<Record<string, string>> = {
  'from {price}': 'dès {price}',
  '{days} days, {price}': '{days} jours, {price}',
  'day {day}': 'jour {day}',
  'days {first} and {last}': 'jours {first} et {last}',
  'days {first} to {last}': 'jours {first} à {last}',
  '{days} days': '{days} jours',
  'From {price} per person.': 'Dès {price} par personne.',
  '{price} per person.': '{price} par personne.',
};
