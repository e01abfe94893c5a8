/** The page of the trip plan. */
export const planYourTrip: Readonly<Record<string, string>> = {
  'Your trip in a few lines': 'Votre voyage en quelques lignes',
  'You need not have decided everything. A month and a number of people are enough for a first answer.':
    'Vous n’avez pas besoin d’avoir tout décidé. Un mois et un nombre de personnes suffisent pour une première réponse.',
  'What draws you: animals, a mountain, the beach, or several of them':
    'Ce qui vous attire : les animaux, une montagne, la plage, ou tout à la fois',
  'Roughly when, and for how many days': 'Quand, à peu près, et pour combien de jours',
  'How many of you there are, and the ages of any children':
    'Combien vous serez, et l’âge des enfants s’il y en a',
  'What you would like to spend in all, for everybody': 'Ce que vous souhaitez dépenser en tout, pour tous',
  'Anything you cannot do without, or want to avoid':
    'Ce dont vous ne pouvez pas vous passer, ou que vous voulez éviter',
  'Planning a trip to Tanzania': 'Préparer un voyage en Tanzanie',
  'Plan your trip to Tanzania with our booking desk':
    'Votre voyage en Tanzanie, avec notre service de réservation',
  'Tell us when, how many and what draws you to Tanzania. How a first message becomes a route, an offer in writing and a journey, and how long each step takes.':
    'Quand, combien vous serez, ce qui vous attire en Tanzanie : comment un premier message devient itinéraire, offre écrite et voyage, et en combien de temps.',
  'Plan Your Trip': 'Préparez votre voyage',
  'Start with what you know: a month, an animal, a birthday that has to be somewhere warm.':
    'Commencez par ce que vous savez : un mois, un animal, un anniversaire à fêter quelque part au chaud.',
  'Nobody needs a route to write to us. Tell us what you would be sorry to have missed, and what you could do without. We know how long the roads are, where it rains in your month, and which two parks show you the same thing twice.':
    'Nul besoin d’un itinéraire pour nous écrire. Dites-nous ce que vous regretteriez d’avoir manqué, et ce dont vous pourriez vous passer. Nous savons combien les routes sont longues, où il pleut pendant votre mois, et quels parcs vous montreraient deux fois la même chose.',
  'From that we draw a first route with a price. You cross things out, we draw it again. After two or three rounds it is usually yours.':
    'Nous en tirons un premier itinéraire avec un prix. Vous barrez, nous redessinons. Après deux ou trois échanges, c’est en général le vôtre.',
  'Before you write to us': 'Avant de nous écrire',
  'What you write here we use to plan your trip and to answer you, and for nothing else. It stays on this device until it has reached us; then the device keeps the reference and, until our backup has your request, a sealed copy that only our booking desk can read.':
    'Ce que vous écrivez ici nous sert à préparer votre voyage et à vous répondre, et à rien d’autre. Votre texte reste sur cet appareil jusqu’à ce qu’il nous soit parvenu ; ensuite, l’appareil garde la référence et, tant que notre sauvegarde ne contient pas la demande, une copie scellée que seul notre service de réservation peut lire.',
  'A request costs nothing and binds you to nothing. You can ask us at any time what we have stored about you, and to delete it.':
    'Une demande ne coûte rien et ne vous engage à rien. Vous pouvez à tout moment nous demander ce que nous conservons sur vous, ou nous demander de l’effacer.',
  'From first message to yes': 'Du premier message au oui',
  'You write': 'Vous écrivez',
  'Here, by phone or by message. It costs nothing and binds you to nothing.':
    'Ici, par téléphone ou par message. Cela ne coûte rien et ne vous engage à rien.',
  'We ask a few questions': 'Nous posons quelques questions',
  'Usually about rooms, flights and how early you like to get up.':
    'En général sur les chambres, les vols et l’heure à laquelle vous aimez vous lever.',
  'You get an offer': 'Vous recevez une offre',
  'A route by the day, lodges by name, one price, and what it leaves out.':
    'Un itinéraire jour par jour, le nom des lodges, un prix, et ce qu’il ne comprend pas.',
  'You say yes, or not yet': 'Vous dites oui, ou pas encore',
  'Only then is anything booked or paid.': 'C’est alors seulement que l’on réserve ou paie quelque chose.',
  'If you would rather look first': 'Si vous préférez regarder d’abord',
  'A ready-made route is a good place to start, and every part of it can be changed.':
    'Un itinéraire tout prêt est un bon début, et chaque partie peut en être changée.',
  'A map of land and sea with a dotted route from a snow mountain to an island, a compass rose and a pencil.':
    'Une carte de terre et de mer avec un itinéraire en pointillé d’une montagne enneigée à une île, une rose des vents et un crayon.',
};
