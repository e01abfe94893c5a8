/** The page credits. */
export const credits: Readonly<Record<string, string>> = {
  Credits: 'Nachweise',
  Pictures: 'Bilder',
};
