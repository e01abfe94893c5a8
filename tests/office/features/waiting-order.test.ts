/** The order in which unsent entries are listed: what needs a person first, and each note with its entry. */
import { expect, it } from 'vitest';
import type { WaitingItem } from '../../../src/device/records/index.ts';
import { inWaitingOrder } from '../../../src/office/features/waiting/waiting-entries.tsx';

const item = (id: string, kind: string, payload: object, state = 'waiting') =>
  ({ entry: { id, kind, payload, state } }) as unknown as WaitingItem;
const noteOn = (record: string, id: string, state?: string) =>
  item(id, 'recordNote', { record, kind: 'person', text: 'Late' }, state);

const order = (items: readonly WaitingItem[]) => inWaitingOrder(items).map(({ entry }) => entry.id);

it('A note stands with the one entry of a series that it is on', () => {
  const series = ['Anna', 'Baraka', 'Chiku'].map((id) => item(id, 'person', {}));
  expect(order([...series, noteOn('Baraka', 'note')])).toEqual(['Anna', 'Baraka', 'note', 'Chiku']);
});

it('What needs a person comes first, with what else waits of its record', () => {
  const series = ['Anna', 'Baraka'].map((id) => item(id, 'person', {}));
  expect(order([...series, noteOn('Baraka', 'refused', 'parked')])).toEqual(['Baraka', 'refused', 'Anna']);
});
