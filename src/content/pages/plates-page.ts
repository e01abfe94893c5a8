/** Texts of /plates: the whole series, the passport and the sheets to print. */
import { platesPoster } from '../posters/plates.ts';

export const platesPage = {
  head: {
    title: 'All plates of the atlas, with a sheet of each to print',
    description:
      'Every poster of this site in one numbered series: 47 places and ten journeys, each as a sheet of A3 to print, and a passport for those that you have seen.',
  },
  poster: platesPoster,
  title: 'The plates',
  standfirst: 'One series, numbered like an old atlas. Look at a plate, and your passport is stamped.',
  passport: {
    title: 'Your passport',
    text: 'The stamps are kept on this device alone. Nothing of them is sent to us.',
    clear: 'Clear the passport',
    sure: 'Remove all stamps from this device?',
  },
  wall: {
    title: 'All plates',
    text: 'Each can be printed as large as A3 and stays sharp. Print sheets are not saved with the site: fetch them while you have a signal.',
    print: 'Print sheet, A3',
  },
};
