/** The booking terms and their page. In a package the titles of open terms stand in small letters. */
export const bookingTerms: Readonly<Record<string, string>> = {
  'Booking terms: deposit, cancellation, refunds': 'Buchungsbedingungen: Anzahlung, Storno, Erstattung',
  'What holds when you book with us: deposit and balance, cancellation and refunds, children, single rooms, group size, guarantees, office hours.':
    'Was gilt, wenn Sie bei uns buchen: Anzahlung und Restzahlung, Storno und Erstattung, Kinder, Einzelzimmer, Gruppengröße, Sicherheiten, Bürozeiten.',
  'Booking Terms': 'Buchungsbedingungen',
  'What you agree to when you accept an offer, and what to ask before you do.':
    'Worauf Sie sich einlassen, wenn Sie ein Angebot annehmen, und was Sie vorher fragen sollten.',
  'Where it says “ask us”, we have not published an answer yet. Call or write, and have it in writing before you pay.':
    'Wo „fragen Sie uns“ steht, haben wir noch keine Antwort veröffentlicht. Rufen Sie an oder schreiben Sie, und lassen Sie es sich schriftlich geben, bevor Sie zahlen.',
  'Ask us': 'Fragen Sie uns',
  'A question about your booking terms': 'Eine Frage zu Ihren Buchungsbedingungen',
  'A deed on cream paper with a ribbon and a red seal, and across it the dark feather that signed it.':
    'Eine Urkunde auf cremefarbenem Papier mit Band und rotem Siegel, quer darüber die dunkle Feder, die sie unterschrieben hat.',
  Deposit: 'Anzahlung',
  'Nothing is paid on this site. Our offer names the deposit and the account.':
    'Auf dieser Seite wird nichts bezahlt. Unser Angebot nennt die Anzahlung und das Konto.',
  'Ask us how much it is.': 'Fragen Sie uns, wie hoch sie ist.',
  Balance: 'Restzahlung',
  'Our offer names the day on which the balance is due.':
    'Unser Angebot nennt den Tag, an dem der Rest fällig ist.',
  'Ask us how long before the journey that is.': 'Fragen Sie uns, wie lange vor der Reise das ist.',
  'Cancellation and refunds': 'Storno und Erstattung',
  'Until you accept an offer, nothing is owed.':
    'Solange Sie kein Angebot angenommen haben, schulden Sie nichts.',
  'Ask us, before you pay, what is refunded if you cancel, and until when.':
    'Fragen Sie uns, bevor Sie zahlen, was wir bei einer Absage erstatten und bis wann.',
  Changes: 'Änderungen',
  'Until you accept an offer, everything in it can be changed.':
    'Solange Sie ein Angebot nicht angenommen haben, lässt sich alles darin ändern.',
  'Ask us what a change of dates or names costs after that.':
    'Fragen Sie uns, was andere Termine oder Namen danach kosten.',
  'Cancellation by us': 'Absage durch uns',
  'Ask us what happens if a park, a road or an airline closes.':
    'Fragen Sie uns, was geschieht, wenn ein Park, eine Straße oder eine Fluggesellschaft schließt.',
  Children: 'Kinder',
  'Park fees are lower for children, and some camps and walks have a minimum age.':
    'Parkgebühren sind für Kinder niedriger, und manche Camps und Wanderungen haben ein Mindestalter.',
  'Tell us the ages, and ask for the price.': 'Nennen Sie uns das Alter und fragen Sie nach dem Preis.',
  'Single room': 'Einzelzimmer',
  'The price of a package is for the number of people that it names.':
    'Der Preis eines Pakets gilt für die Zahl der Reisenden, die es nennt.',
  'Ask us for the supplement if you want a room to yourself.':
    'Fragen Sie uns nach dem Zuschlag, wenn Sie ein Zimmer für sich möchten.',
  'Group size': 'Gruppengröße',
  'Ask us how many people travel together, at least and at most.':
    'Fragen Sie uns, wie viele mindestens und höchstens zusammen reisen.',
  Guarantees: 'Sicherheiten',
  'We are a registered and licensed tour operator, and send the papers with the offer.':
    'Wir sind als Reiseveranstalter eingetragen und zugelassen und schicken die Papiere mit dem Angebot.',
  'Ask us how your payment is protected.': 'Fragen Sie uns, wie Ihre Zahlung abgesichert ist.',
  'Office hours': 'Bürozeiten',
  'Messages that arrive in the night, East Africa Time, are read in the morning.':
    'Nachrichten, die nachts ankommen (ostafrikanische Zeit), lesen wir am Morgen.',
  'Ask us when somebody answers the phone.': 'Fragen Sie uns, wann jemand am Telefon ist.',
  'Answer time': 'Antwortzeit',
  'Ask us how soon you will have an offer.': 'Fragen Sie uns, wie bald Sie ein Angebot haben.',
  'cancellation and refunds': 'Storno und Erstattung',
  'cancellation by us': 'Absage durch uns',
  deposit: 'Anzahlung',
  balance: 'Restzahlung',
  changes: 'Änderungen',
  children: 'Kinder',
  'single room': 'Einzelzimmer',
  'group size': 'Gruppengröße',
  guarantees: 'Sicherheiten',
  'office hours': 'Bürozeiten',
  'answer time': 'Antwortzeit',
};
