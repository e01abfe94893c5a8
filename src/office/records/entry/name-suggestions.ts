/** Names that a field is likely to hold: those that logistics keeps in its lists, then what was typed before. Pure. */
import type { RecordFields } from '../../../kinds/records.ts';
import { type ResourceList, resourceKey } from '../../../kinds/resource/schema.ts';

export interface NameSuggestions {
  /** Names on the lists first, each name once. */
  suggestions: readonly string[];
  /** The name in the spelling that is known; as it was typed where it is not. */
  spelt: (typed: string) => string;
}

type Resource = Pick<RecordFields<'resource'>, 'list' | 'name' | 'active'>;

/** Names that were typed before and are in no list: as many as a phone shows without much scrolling. */
const MAX_TYPED = 30;

/**
 * @param lists those from which the field is filled; the first one decides how names are compared
 * @param typed values typed into the field before, the latest first
 */
export function nameSuggestions(
  lists: readonly ResourceList[],
  resources: readonly Resource[],
  typed: Iterable<string>,
): NameSuggestions {
  const [own = 'place'] = lists;
  const keyOf = (name: string) => resourceKey(own, name);
  const names = new Map<string, string>();
  const unused = new Set<string>();
  for (const { list, name, active } of resources) {
    if (!lists.includes(list)) continue;
    const key = keyOf(name);
    if (active === 'yes') names.set(key, names.get(key) ?? name);
    else unused.add(key);
  }
  const suggestions = [...names.values()].sort((one, other) => one.localeCompare(other));
  let more = 0;
  for (const name of typed) {
    const key = keyOf(name);
    if (key === '' || names.has(key) || unused.has(key)) continue;
    names.set(key, name);
    suggestions.push(name);
    more += 1;
    if (more === MAX_TYPED) break;
  }
  return { suggestions, spelt: (text) => names.get(keyOf(text)) ?? text };
}
