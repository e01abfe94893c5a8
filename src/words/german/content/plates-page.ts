/** The series of posters, and the passport. */
export const platesPage: Readonly<Record<string, string>> = {
  'The plates': 'Die Bildtafeln',
  'All plates of the atlas, with a sheet of each to print': 'Alle Bildtafeln des Atlas, jede zum Ausdrucken',
  'Every poster of this site in one numbered series: 47 places and ten journeys, each as a sheet of A3 to print, and a passport for those that you have seen.':
    'Alle Plakate dieser Website in einer nummerierten Reihe: 47 Orte und zehn Reisen, jedes als A3-Blatt zum Drucken, dazu ein Pass mit Ihren Stempeln.',
  'A red passport with a gilded acacia on its cover lies on an old map sheet among three round stamps.':
    'Ein roter Pass mit einer goldenen Akazie auf dem Deckel liegt auf einem alten Kartenblatt zwischen drei runden Stempeln.',
  'One series, numbered like an old atlas. Look at a plate, and your passport is stamped.':
    'Eine Reihe, nummeriert wie ein alter Atlas. Sehen Sie sich eine Tafel an, und Ihr Pass wird gestempelt.',
  'Your passport': 'Ihr Pass',
  'The stamps are kept on this device alone. Nothing of them is sent to us.':
    'Die Stempel bleiben allein auf diesem Gerät. Nichts davon wird an uns gesendet.',
  'Clear the passport': 'Pass leeren',
  'Remove all stamps from this device?': 'Alle Stempel von diesem Gerät entfernen?',
  'All plates': 'Alle Bildtafeln',
  'Each can be printed as large as A3 and stays sharp. Print sheets are not saved with the site: fetch them while you have a signal.':
    'Jede lässt sich bis A3 drucken und bleibt scharf. Die Druckblätter werden nicht mit der Website gespeichert: Holen Sie sie, solange Sie Netz haben.',
  'Print sheet, A3': 'Druckblatt, A3',
};
