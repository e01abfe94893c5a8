/** Fields of requests that nobody types: their page says what was shown, and which trip was built. */
const UNTYPED = ['priceShown', 'plan', 'planShown'] as const;

/**
 * Returns a content with what is held of such fields where it has nothing. A guest who fills in the whole form once more, on
 * a device that does not keep the request, or in a page that does not know the field, has not taken it back.
 * @param named fields that its device says it changes, where it knows
 */
export function withHeldUntyped<Content extends object>(
  content: Content,
  held: object,
  named: readonly string[] | null,
): Content {
  const values = content as Readonly<Record<string, unknown>>;
  const kept = held as Readonly<Record<string, unknown>>;
  const missing = UNTYPED.filter(
    (field) => values[field] === '' && kept[field] !== undefined && !named?.includes(field),
  );
  return { ...content, ...Object.fromEntries(missing.map((field) => [field, kept[field]])) };
}
