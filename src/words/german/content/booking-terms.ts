/** The booking terms and their page. In a package the titles of open terms stand in small letters. */
export const bookingTerms: Readonly<Record<string, string>> = {
  'Booking terms: deposit, cancellation, refunds': 'Buchungsbedingungen: Anzahlung, Storno, Erstattung',
  'What holds when you book with us: deposit and balance, cancellation and refunds, children, single rooms, group size, guarantees, office hours.':
    'Was gilt, wenn Sie bei uns buchen: Anzahlung und Restzahlung, Storno und Erstattung, Kinder, Einzelzimmer, Gruppengröße, Absicherung, Bürozeiten.',
  'Booking Terms': 'Buchungsbedingungen',
  'What you agree to when you accept an offer, and what to ask before you do.':
    'Worauf Sie sich einlassen, wenn Sie ein Angebot annehmen, und was Sie vorher fragen sollten.',
  'Ask us': 'Fragen Sie uns',
  'A question about your booking terms': 'Eine Frage zu Ihren Buchungsbedingungen',
  'A deed on cream paper with a ribbon and a red seal, and across it the dark feather that signed it.':
    'Eine Urkunde auf cremefarbenem Papier mit Band und rotem Siegel, quer darüber die dunkle Feder, die sie unterschrieben hat.',
  Deposit: 'Anzahlung',
  'Nothing is paid on this site. Our offer names the deposit and the account.':
    'Auf dieser Website wird nichts bezahlt. Unser Angebot nennt die Anzahlung und das Konto.',
  Balance: 'Restzahlung',
  'Our offer names the day on which the balance is due.':
    'Unser Angebot nennt den Tag, an dem der Rest fällig ist.',
  'Cancellation and refunds': 'Storno und Erstattung',
  'Until you accept an offer, nothing is owed.':
    'Solange Sie kein Angebot angenommen haben, schulden Sie nichts.',
  Changes: 'Änderungen',
  'Until you accept an offer, everything in it can be changed.':
    'Solange Sie ein Angebot nicht angenommen haben, lässt sich alles darin ändern.',
  'Cancellation by us': 'Absage durch uns',
  Children: 'Kinder',
  'Park fees are lower for children, and some camps and walks have a minimum age.':
    'Parkgebühren sind für Kinder niedriger, und manche Camps und Wanderungen haben ein Mindestalter.',
  'Single room': 'Einzelzimmer',
  'The price of a package is for the number of people that it names.':
    'Der Preis eines Pakets gilt für die Zahl der Reisenden, die es nennt.',
  'Group size': 'Gruppengröße',
  Guarantees: 'Absicherung',
  'We are a registered and licensed tour operator, and send the papers with the offer.':
    'Wir sind als Reiseveranstalter eingetragen und zugelassen und schicken die Papiere mit dem Angebot.',
  'Office hours': 'Bürozeiten',
  'Messages that arrive in the night, East Africa Time, are read in the morning.':
    'Nachrichten, die nachts ankommen (ostafrikanische Zeit), lesen wir am Morgen.',
  'Answer time': 'Antwortzeit',
  'cancellation and refunds': 'Storno und Erstattung',
  'cancellation by us': 'Absage durch uns',
  deposit: 'Anzahlung',
  balance: 'Restzahlung',
  changes: 'Änderungen',
  children: 'Kinder',
  'single room': 'Einzelzimmer',
  'group size': 'Gruppengröße',
  guarantees: 'Absicherung',
  'office hours': 'Bürozeiten',
  'answer time': 'Antwortzeit',
};
