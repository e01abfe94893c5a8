/** Content as the operator has changed it: what is published is laid over the files as they load. */
import { withPath } from './field-path.ts';
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
    .reduce((changed, { field, value }) => withPath(changed, field, value), content);
}
