/** Drafts that wait for the time of a release. Pure. */
import type { ShownDraft } from '../../../../../device/records/index.ts';
import type { WaitingRelease } from '../../../../../kinds/calls/site-editions.ts';

type Change = WaitingRelease['changes'][number];

/** Returns when a draft is to be published, ISO 8601; undefined for one that nobody has put off. */
export function dueTimes(
  waiting: readonly WaitingRelease[],
): (draft: Pick<ShownDraft, 'item' | 'field' | 'language' | 'value'>) => string | undefined {
  const times = new Map(waiting.flatMap(({ at, changes }) => changes.map((change) => [keyOf(change), at])));
  return ({ item, field, language, value }) => times.get(keyOf({ item, field, language, after: value }));
}

const keyOf = ({ item, field, language, after }: Pick<Change, 'item' | 'field' | 'language' | 'after'>) =>
  JSON.stringify([item, field, language, after]);
