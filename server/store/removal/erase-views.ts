/** Saved views forget the customer whose records are erased: somebody may have searched for them, and kept that. */

import { foldName } from '../../../src/contract/values/fold-text.ts';
import type { ViewContent } from '../../../src/kinds/saved-view/schema.ts';
import { nextSequence, type WritingTransaction } from '../feed/feed-sequence.ts';
import type { ContactRow } from '../figures/sum-rows.ts';
import { reverseDigits } from '../people/contact-index.ts';

type Known = Pick<ContactRow, 'what' | 'value'>;

/** Fewer letters than these are no name that one would know somebody by. */
const SHORTEST_NAME = 4;
/** As many last digits tell one number from others. */
const TELLING_DIGITS = 8;
/** Fewer digits are a year, a price or a number of people. */
const FEWEST_DIGITS = 6;
const FORGOTTEN = 'View';

/**
 * @param records that are about to be erased
 * @returns the submissions that saved what was forgotten: devices may hold copies of them
 */
export async function eraseFromViews(
  transaction: WritingTransaction,
  records: readonly string[],
): Promise<string[]> {
  if (records.length === 0) return [];
  const known = await transaction
    .selectFrom('contact')
    .select(['what', 'value'])
    .where('record_id', 'in', records)
    .where('own', '=', 1)
    .execute();
  if (known.length === 0) return [];
  const views = await transaction
    .selectFrom('saved_view')
    .select(['id', 'name', 'content', 'change'])
    .where('content', 'is not', null)
    .execute();
  const forgotten: string[] = [];
  for (const { id, name, content, change } of views) {
    const kept = withoutThem(JSON.parse(content ?? '') as ViewContent, known);
    const called = tells(name, known) ? FORGOTTEN : name;
    if (!kept && called === name) continue;
    const values = { name: called, ...(kept && { content: JSON.stringify(kept) }) };
    if (change) forgotten.push(change);
    await transaction
      .updateTable('saved_view')
      .set({ ...values, change: null, seq: await nextSequence(transaction) })
      .where('id', '=', id)
      .execute();
  }
  return forgotten;
}

/** Null where it tells nothing of them. */
function withoutThem(content: ViewContent, known: readonly Known[]): ViewContent | null {
  const filters = Object.entries(content.filters).filter(([, filter]) => {
    const texts = 'contains' in filter ? [filter.contains] : 'anyOf' in filter ? filter.anyOf : [];
    return !texts.some((text) => tells(text, known));
  });
  const inSearch = tells(content.search, known);
  if (!inSearch && filters.length === Object.keys(content.filters).length) return null;
  return { ...content, search: inSearch ? '' : content.search, filters: Object.fromEntries(filters) };
}

/** True for a text that holds one of these contacts or names, or that is itself a part of one. */
function tells(text: string, known: readonly Known[]): boolean {
  const [lower, name] = [text.trim().toLowerCase(), foldName(text)];
  // With and without the country's code they end alike; both are from the last digit to the first.
  const digits = reverseDigits(text.replaceAll(/\D/g, '').replace(/^0+/, ''));
  return known.some(({ what, value }) => {
    if (what === 'email') return lower.includes(value) || isPart(lower, value.startsWith(lower));
    if (what === 'phone') {
      const isTold = digits.includes(value.slice(0, TELLING_DIGITS));
      return isTold || (digits.length >= FEWEST_DIGITS && value.includes(digits));
    }
    return isPart(value, name.includes(value)) || isPart(name, ` ${value}`.includes(` ${name}`));
  });
}

/** Shorter texts are in too many. */
const isPart = (text: string, is: boolean) => text.length >= SHORTEST_NAME && is;
