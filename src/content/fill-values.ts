/** Values that stand in one place and are said in many: prose has their names in braces. */

/** Values by name, such as `{ price: '$2,000', days: 8 }`. */
export type ProseValues = Readonly<Record<string, string | number>>;

/**
 * Fills the values into every text of a piece of content.
 * @throws for a name that is not among the values: it is misspelt
 */
export function fillValues<Content>(content: Content, values: ProseValues): Content {
  if (typeof content === 'string') return fillText(content, values) as Content;
  if (Array.isArray(content)) return content.map((part) => fillValues(part, values)) as Content;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, part]) => [key, fillValues(part, values)]),
  ) as Content;
}

const fillText = (text: string, values: ProseValues): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`No value is called {${name}}: "${text}"`);
    return String(value);
  });
