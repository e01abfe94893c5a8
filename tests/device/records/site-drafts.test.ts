/** Drafts of the site on a device: what waits stands above what the feed brought. */
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { mergeDrafts } from '../../../src/device/records/rows/site-drafts.ts';
import { draftKey, type SiteDraft } from '../../../src/kinds/site-draft/schema.ts';

const account = { id: v7(), email: 'asha@example.com', name: 'Asha', role: 'management' };
const at = '2026-11-29T12:00:00.000Z';
const draft = (part: Partial<SiteDraft> = {}): SiteDraft => ({
  id: v7(),
  item: 'company',
  field: 'email',
  language: 'en',
  value: 'juma@savanna.test',
  by: { id: v7(), name: 'Juma' },
  at,
  ...part,
});
const entry = (
  payload: object,
  state: 'waiting' | 'received' | 'parked' = 'waiting',
  problem: object | null = null,
) => ({
  id: v7(),
  kind: 'siteDraft' as const,
  state,
  payload,
  capturedAt: at,
  problem: problem as never,
});
const change = { item: 'company', field: 'email', language: 'en', value: 'asha@savanna.test', seen: null };
const key = draftKey(draft());

describe('The drafts of a device', () => {
  it('have what was written here, under its author’s name, and say that it waits', () => {
    const mine = entry(change);
    expect(mergeDrafts([draft()], [mine], { account }).drafts.get(key)).toEqual({
      id: mine.id,
      item: 'company',
      field: 'email',
      language: 'en',
      value: 'asha@savanna.test',
      by: { id: account.id, name: 'Asha' },
      at,
      isWaiting: true,
    });
    const received = entry(change, 'received');
    expect(mergeDrafts([], [received], { account }).drafts.get(key)).not.toHaveProperty('isWaiting');
  });

  it('follow the order in which things were done, and keep one that is over without a value', () => {
    const first = entry(change);
    const back = entry({ ...change, value: null, seen: first.id });
    expect(mergeDrafts([], [first, back], { account }).drafts.get(key)).toMatchObject({
      id: back.id,
      value: null,
    });
  });

  it('have nothing of what was refused, which is told apart with what stands in its place', () => {
    const theirs = draft();
    const mine = entry(change, 'parked', { message: 'Somebody else changed it.', held: theirs });
    const wrong = entry(change, 'parked', { message: 'A price is needed.' });
    const { drafts, refused } = mergeDrafts([theirs], [mine, wrong], { account });
    expect(drafts.get(key)).toEqual(theirs);
    expect(refused).toEqual([
      { entryId: mine.id, mine: change, message: 'Somebody else changed it.', theirs },
      { entryId: wrong.id, mine: change, message: 'A price is needed.' },
    ]);
  });
});
