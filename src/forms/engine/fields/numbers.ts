/** Numbers are sent as numbers; empty fields are left out, so that the contract's own messages appear. */
export function numbersOf(typed: Readonly<Record<string, string>>): Record<string, number> {
  const filled = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(filled.map(([name, text]) => [name, Number(text)]));
}
