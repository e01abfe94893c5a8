/** Pages that are the only one of their kind, in so far as they are translated. */
export const sitePages: Readonly<Record<string, string>> = {
  'Plan your trip: send a booking request': 'Préparez votre voyage : envoyer une demande de réservation',
  'Tell us who travels, when, and what matters to you. The request is kept on your device until it has reached us, even without a signal.':
    'Dites-nous qui voyage, quand, et ce qui compte pour vous. La demande reste sur votre appareil jusqu’à ce qu’elle nous soit parvenue, même sans réseau.',
  'Plan Your Trip': 'Préparer votre voyage',
  'Fill out the form below to start planning your unforgettable trip!':
    'Remplissez le formulaire ci-dessous, et la préparation de votre voyage inoubliable commence !',
  'Two lit safari tents under an acacia and a lantern, the Milky Way rising over a sleeping plain.':
    'Deux tentes de safari éclairées sous un acacia et une lanterne, la Voie lactée se lève sur une plaine endormie.',
  'What this device has sent, and what waits': 'Ce que cet appareil a envoyé, et ce qui attend',
  'Every booking request written on this device: what is waiting for a signal, what has reached us and when, each with the reference to quote when you call.':
    'Chaque demande écrite sur cet appareil : ce qui attend du réseau, ce qui nous est parvenu et quand, avec la référence à citer au téléphone.',
  'Sent from this device': 'Envoyé depuis cet appareil',
  'What you write here is kept until it has reached us. Each request has a stamp; quote the reference on it when you call.':
    'Ce que vous écrivez ici est gardé jusqu’à ce qu’il nous soit parvenu. Chaque demande porte un tampon ; citez-en la référence quand vous appelez.',
  'A dhow with a lantern and a parcel on deck sails by night towards the lights of a far shore.':
    'Un boutre avec une lanterne et un colis sur le pont vogue de nuit vers les lumières d’une côte lointaine.',
};
