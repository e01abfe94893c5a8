/** plates-page */
export const platesPage: Readonly<Record<string, string>> = {
  'The plates': 'Les planches',
};
