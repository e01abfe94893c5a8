/** Headings of the operator’s photographs. */
export const slotPhotographs: Readonly<Record<string, string>> = {
  'Where you sleep': 'Wo Sie schlafen',
  'What you travel in': 'Womit Sie fahren',
  'Who goes with you': 'Wer Sie begleitet',
  'The house': 'Das Haus',
  'The people themselves': 'Die Menschen selbst',
};
