/** Numbers go out as numbers; what is empty stays out, so that the contract's own messages speak. */
export function numbersOf(typed: Readonly<Record<string, string>>): Record<string, number> {
  const filled = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(filled.map(([name, text]) => [name, Number(text)]));
}
