/** The booking terms and their page. In a package the titles of open terms stand in small letters. */
export const bookingTerms: Readonly<Record<string, string>> = {
  'Booking terms: deposit, cancellation, refunds':
    'Conditions de réservation : acompte, annulation, remboursement',
  'What holds when you book with us: deposit and balance, cancellation and refunds, children, single rooms, group size, guarantees, office hours.':
    'Ce qui s’applique quand vous réservez chez nous : acompte et solde, annulation, remboursement, enfants, chambre individuelle, groupe, garanties, horaires.',
  'Booking Terms': 'Conditions de réservation',
  'What you agree to when you accept an offer, and what to ask before you do.':
    'Ce à quoi vous vous engagez en acceptant une offre, et ce qu’il faut demander avant.',
  'Ask us': 'Demandez-nous',
  'A question about your booking terms': 'Une question sur vos conditions de réservation',
  'A deed on cream paper with a ribbon and a red seal, and across it the dark feather that signed it.':
    'Un acte sur papier crème avec un ruban et un sceau rouge, et en travers la plume sombre qui l’a signé.',
  Deposit: 'Acompte',
  'Nothing is paid on this site. Our offer names the deposit and the account.':
    'Rien ne se paie sur ce site. Notre offre indique l’acompte et le compte bancaire où le verser.',
  Balance: 'Solde',
  'Our offer names the day on which the balance is due.': 'Notre offre indique le jour où le solde est dû.',
  'Cancellation and refunds': 'Annulation et remboursement',
  'Until you accept an offer, nothing is owed.':
    'Tant que vous n’avez pas accepté d’offre, vous ne devez rien.',
  Changes: 'Modifications',
  'Until you accept an offer, everything in it can be changed.':
    'Tant que vous n’avez pas accepté une offre, tout peut y être changé.',
  'Cancellation by us': 'Annulation de notre part',
  Children: 'Enfants',
  'Park fees are lower for children, and some camps and walks have a minimum age.':
    'Les droits d’entrée des parcs sont réduits pour les enfants, et certains camps et certaines marches fixent un âge minimum.',
  'Single room': 'Chambre individuelle',
  'The price of a package is for the number of people that it names.':
    'Le prix d’un forfait vaut pour le nombre de personnes indiqué.',
  'Group size': 'Taille du groupe',
  Guarantees: 'Garanties',
  'We are a registered and licensed tour operator, and send the papers with the offer.':
    'Nous sommes un voyagiste enregistré et agréé, et nous joignons les documents à l’offre.',
  'Office hours': 'Heures de bureau',
  'Messages that arrive in the night, East Africa Time, are read in the morning.':
    'Les messages qui arrivent la nuit (heure d’Afrique de l’Est) sont lus le matin.',
  'Answer time': 'Délai de réponse',
  'cancellation and refunds': 'annulation et remboursement',
  'cancellation by us': 'annulation de notre part',
  deposit: 'acompte',
  balance: 'solde',
  changes: 'modifications',
  children: 'enfants',
  'single room': 'chambre individuelle',
  'group size': 'taille du groupe',
  guarantees: 'garanties',
  'office hours': 'heures de bureau',
  'answer time': 'délai de réponse',
};
