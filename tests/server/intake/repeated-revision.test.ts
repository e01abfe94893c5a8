/** A restored database gives revision numbers out twice: what a change was made against is told by id. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requests } from '../../parts/records/sample-requests.ts';
import { openRestorableOffice, type RestorableOffice } from '../../parts/server/restorable-office.ts';

let office: RestorableOffice;
let account: { id: string; email: string };
beforeEach(async () => {
  office = await openRestorableOffice();
  account = await office.hire('operations');
  await office.signIn(account, 'operations');
});
afterEach(() => office.close());

function post(path: string, payload: unknown, id = v7()) {
  return office.networkOf(account.id)(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify(payload),
  });
}
const guideOf = () => office.rows<{ guide: string }>('select guide from tour').map(({ guide }) => guide);

describe('A change made before a restore, sent after it', () => {
  it('does not overwrite another change that got the same revision number', async () => {
    const tour = v7();
    expect((await post('/api/bookings', requests.homeBooking, tour)).status).toBe(200);
    const change = (part: object) => ({ record: tour, kind: 'tour', after: null, ...part });
    const backup = await office.backUp();
    const forgotten = v7();
    const first = change({ revision: 1, lastChange: tour, set: { Incharge: 'Neema' } });
    expect((await post('/api/changes', first, forgotten)).status).toBe(200);
    await office.restore(backup);
    await office.signIn(account, 'operations');
    const second = change({ revision: 1, lastChange: tour, set: { Incharge: 'Baraka' } });
    expect((await post('/api/changes', second)).status).toBe(200);
    // Made by somebody who saw Neema there, at what was revision 2 then too.
    const third = change({ revision: 2, lastChange: forgotten, set: { Incharge: 'Salma' } });
    const answer = await post('/api/changes', third);
    expect(guideOf()).toEqual(['Baraka']);
    expect(answer.status).not.toBe(200);
  });

  it('waits for the change of its field that it has seen, and for no other field', async () => {
    const tour = v7();
    expect((await post('/api/bookings', requests.homeBooking, tour)).status).toBe(200);
    const change = (set: object, seen: object) => ({ record: tour, kind: 'tour', revision: 1, set, seen });
    const backup = await office.backUp();
    const forgotten = v7();
    const first = change({ state: 'answered' }, { state: null });
    expect((await post('/api/changes', first, forgotten)).status).toBe(200);
    await office.restore(backup);
    await office.signIn(account, 'operations');
    const quoted = change({ state: 'quoted' }, { state: forgotten });
    const guide = change({ Incharge: 'Salma' }, { Incharge: null });
    expect((await post('/api/changes', quoted)).status).toBe(425);
    expect((await post('/api/changes', guide)).status).toBe(200);
    // The device that made it brings it back.
    expect((await post('/api/changes', first, forgotten)).status).toBe(200);
    expect((await post('/api/changes', quoted)).status).toBe(200);
    expect(office.rows('select state from record')).toEqual([{ state: 'quoted' }]);
  });
});
