/** Texts of a package that say what its season, days or price were before somebody changed them. Pure. */
import type { ListedField, ListedItem } from '../../../../../content/editable/field.ts';
import { foldText } from '../../../../../contract/values/fold-text.ts';
import { presentText, type SiteState } from '../present-text.ts';

const FIGURES = 'figures/';

/** Numbers as texts spell them, from nought. */
const NUMBERS =
  'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  );

export interface OtherText {
  item: ListedItem;
  field: ListedField;
}

/** Returns the texts that still say what the site says now in this field; those that name the value in braces change with it. */
export function otherTexts(
  items: readonly ListedItem[],
  state: SiteState,
  figures: Pick<ListedItem, 'id'>,
  field: ListedField,
): OtherText[] {
  if (!figures.id.startsWith(FIGURES)) return [];
  const item = items.find(({ id }) => id === figures.id.replace(FIGURES, 'package/'));
  const words = wordsOf(field, presentText(figures, field, 'en', state).published).map(foldText);
  return (item?.fields ?? []).flatMap((other) => {
    if (!item || other.locked) return [];
    const text = foldText(presentText(item, other, 'en', state).text);
    return words.some((word) => text.includes(word)) ? [{ item, field: other }] : [];
  });
}

function wordsOf({ kind }: ListedField, published: string): string[] {
  if (kind !== 'number') return published === '' ? [] : [published];
  const numbers = [published, NUMBERS[Number(published)] ?? published];
  return numbers.flatMap((number) => [` ${number} days`, ` ${number}-day`]);
}
