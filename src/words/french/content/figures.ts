/** Texts that the build composes from figures. */
export const figures: Readonly<Record<string, string>> = {
  'from {price}': 'dès {price}',
  '{days} days, {price}': '{days} jours, {price}',
  'day {day}': 'jour {day}',
  'days {first} and {last}': 'jours {first} et {last}',
  'days {first} to {last}': 'jours {first} à {last}',
  '{days} days': '{days} jours',
  'From {price} per person.': 'Dès {price} par personne.',
  '{count} nights: {bed}': '{count} nuits : {bed}',
  '{count} night: {bed}': '{count} nuit : {bed}',
  '{price} per person.': '{price} par personne.',
  'Stops at {place}, {distance} km from here. {price}': 'Étape : {place}, à {distance} km d’ici. {price}',
};
