/** Texts of the app manifest, which a system shows when it offers to install the app. */
export const appManifest: Readonly<Record<string, string>> = {
  'Savanna & Coast: safaris and beaches of Tanzania': 'Savanna & Coast: Safaris und Strände in Tansania',
  'Every park, beach and package in your pocket, with or without a signal. Book at camp; it is sent when the signal returns.':
    'Jeder Park, jeder Strand und jedes Reisepaket in der Tasche, mit und ohne Netz. Buchen Sie im Camp; gesendet wird, sobald es wieder Netz gibt.',
  'All trips': 'Alle Reisen',
  'What I have sent': 'Was ich gesendet habe',
  'Safari, then the sea: the first page': 'Erst Safari, dann das Meer: die Startseite',
  'A park as a poster, readable without a signal': 'Ein Park als Plakat, ohne Netz zu lesen',
  'What is sent, and what waits': 'Was gesendet ist und was wartet',
};
