/** Content as the operator has changed it: what is published is laid over the files as they load. */
import { type FieldOverride, OVERRIDES_OF_PROCESS } from './overrides.ts';

const overrides: readonly FieldOverride[] =
  (globalThis as { [OVERRIDES_OF_PROCESS]?: readonly FieldOverride[] })[OVERRIDES_OF_PROCESS] ?? [];

/**
 * Lays the published fields of an item over its content. They were checked by the item's schema before.
 * @param item its id, such as "company"
 */
export function withOverrides<Content extends object>(item: string, content: Content): Content {
  return overrides
    .filter((override) => override.item === item && override.language === 'en')
    .reduce((changed, { field, value }) => withField(changed, field.split('.'), value), content);
}

/** A copy with one field replaced; the rest is shared. */
function withField<Content>(
  content: Content,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Content {
  const fields = content as Record<string, unknown>;
  const replaced = rest.length === 0 ? value : withField(fields[name] ?? {}, rest, value);
  if (Array.isArray(content)) return content.with(Number(name), replaced) as Content;
  return { ...fields, [name]: replaced } as Content;
}
