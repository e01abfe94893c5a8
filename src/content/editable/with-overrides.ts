/** Content as the operator has changed it: what is published is laid over the files as they load. */
import { readPath, withPath } from './field-path.ts';
import { type FieldOverride, OVERRIDES_OF_PROCESS } from './overrides.ts';

const overrides: readonly FieldOverride[] =
  (globalThis as { [OVERRIDES_OF_PROCESS]?: readonly FieldOverride[] })[OVERRIDES_OF_PROCESS] ?? [];

/** Values that stood where an override is now. */
const built = new Map<string, unknown>();

/**
 * Lays the published fields of an item over its content. They were checked by the item's schema before.
 * @param item its id, such as "company"
 */
export function withOverrides<Content extends object>(item: string, content: Content): Content {
  return overrides
    .filter((override) => override.item === item && override.language === 'en')
    .reduce((changed, { field, value }) => {
      built.set(`${item} ${field}`, readPath(changed, field));
      return withPath(changed, field, value);
    }, content);
}

/**
 * Applies overrides to several items: the id of each is made of their kind and its key, such as "figures/midBudget".
 */
export function withOverridesByKey<Contents extends Readonly<Record<string, object>>>(
  kind: string,
  contents: Contents,
): Contents {
  return Object.fromEntries(
    Object.entries(contents).map(([key, content]) => [key, withOverrides(`${kind}/${key}`, content)]),
  ) as Contents;
}

/** Overrides that are published, in translations too. */
export const publishedOverrides = overrides;

/** Returns the value that a field was built with. @param now what stands there now */
export function builtValue(item: string, field: string, now: unknown): unknown {
  const key = `${item} ${field}`;
  return built.has(key) ? built.get(key) : now;
}
