/** Texts of the app manifest, which a system shows when it offers to install the app. */
export const appManifest: Readonly<Record<string, string>> = {
  'Savanna & Coast: safaris and beaches of Tanzania': 'Savanna & Coast : safaris et plages de Tanzanie',
  'Every park, beach and package in your pocket, with or without a signal. Book at camp; it is sent when the signal returns.':
    'Chaque parc, chaque plage et chaque forfait dans votre poche, avec ou sans réseau. Écrivez votre demande au camp\u00a0: elle part dès que le réseau revient.',
  'All trips': 'Tous les voyages',
  'What I have sent': 'Ce que j’ai envoyé',
  'Safari, then the sea: the first page': 'Un safari, puis la mer\u00a0: la page d’accueil',
  'A park as a poster, readable without a signal': 'Un parc en affiche, à lire sans réseau',
  'What is sent, and what waits': 'Ce qui est envoyé, ce qui attend',
};
