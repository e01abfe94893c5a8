// @vitest-environment happy-dom
/** What is said of several people who were entered at once follows what became of them. */
import { createRoot } from 'react-dom/client';
import { v7 } from 'uuid';
import { afterAll, expect, it, vi } from 'vitest';
import type { RecordsSnapshot, Row } from '../../../src/device/records/index.ts';
import { SavedPeople } from '../../../src/office/departments/logistics/manifest/enter-several-people.tsx';
import { personOf } from '../../parts/records/day-records.ts';

let rows: readonly Row<'person'>[] = [];
vi.mock('../../../src/device/records/index.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useRecords: (): Partial<RecordsSnapshot<'person'>> => ({ rows }),
}));

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);
afterAll(() => {
  root.unmount();
  place.remove();
});

const row = (id: string, receivedAt: string): Row<'person'> => ({
  ...personOf({ id, receivedAt }),
  pending: receivedAt ? null : 'new',
  problem: null,
  entryId: id,
});

it('Eleven people are saved on the device until the office has all of them', async () => {
  const ids = Array.from({ length: 11 }, () => v7());
  const said = async (arrived: number) => {
    rows = ids.map((id, index) => row(id, index < arrived ? '2027-01-01T00:00:01.000Z' : ''));
    root.render(<SavedPeople key={arrived} ids={ids} />);
    await vi.waitFor(() => expect(place.textContent).not.toBe(''));
    await new Promise((resolve) => setTimeout(resolve));
    return place.textContent;
  };
  const waits = '11 people: Saved on this device. We will send it as soon as you are online.';
  expect(await said(0)).toBe(waits);
  expect(await said(10)).toBe(waits);
  expect(await said(11)).toBe('11 people: Sent.');
});

it('Of people who were deleted since, in whatever tab, nothing is said', async () => {
  const [one, other] = [v7(), v7()];
  const said = async (...left: Row<'person'>[]) => {
    rows = left;
    root.render(<SavedPeople key="same" ids={[one, other]} />);
    await new Promise((resolve) => setTimeout(resolve, 20));
    return place.textContent;
  };
  const sent = '2027-01-01T00:00:01.000Z';
  expect(await said()).toMatch(/^2 people: Saved on this device/);
  expect(await said(row(one, ''), row(other, sent))).toMatch(/^2 people: Saved on this device/);
  expect(await said(row(other, sent))).toBe('1 person: Sent.');
  expect(await said()).toBe('');
});
