/** The series of posters, and the passport. */
export const platesPage: Readonly<Record<string, string>> = {
  'The plates': 'Les planches',
  'All plates of the atlas, with a sheet of each to print':
    'Toutes les planches de l’atlas, à imprimer une à une',
  'Every poster of this site in one numbered series: 47 places and ten journeys, each as a sheet of A3 to print, and a passport for those that you have seen.':
    'Toutes les affiches de ce site en une série numérotée : 47 lieux et dix voyages, chacun à imprimer en A3, et un passeport pour celles que vous avez vues.',
  'A red passport with a gilded acacia on its cover lies on an old map sheet among three round stamps.':
    'Un passeport rouge, un acacia doré sur la couverture, posé sur une vieille carte parmi trois tampons ronds.',
  'One series, numbered like an old atlas. Look at a plate, and your passport is stamped.':
    'Une série numérotée comme un vieil atlas. Regardez une planche, et votre passeport est tamponné.',
  'Your passport': 'Votre passeport',
  'The stamps are kept on this device alone. Nothing of them is sent to us.':
    'Les tampons ne sont gardés que sur cet appareil. Rien ne nous en est envoyé.',
  'Clear the passport': 'Vider le passeport',
  'Remove all stamps from this device?': 'Effacer tous les tampons de cet appareil ?',
  'All plates': 'Toutes les planches',
  'Each can be printed as large as A3 and stays sharp. Print sheets are not saved with the site: fetch them while you have a signal.':
    'Chacune s’imprime jusqu’en A3 et reste nette. Les feuilles à imprimer ne sont pas enregistrées avec le site : téléchargez-les tant que vous avez du réseau.',
  'Print sheet, A3': 'Feuille à imprimer, A3',
};
