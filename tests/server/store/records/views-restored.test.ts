/** Saved views on a server that was put back: whom they searched for stays forgotten (docs/contract.md#views). */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import type { FeedPage } from '../../../../src/kinds/calls/feed-page.ts';
import type { SavedView } from '../../../../src/kinds/saved-view/schema.ts';
import { booking } from '../../../parts/records/sample-booking.ts';
import { openRestorableOffice, type RestorableOffice } from '../../../parts/server/restorable-office.ts';
import { ORIGIN } from '../../../parts/server/server.ts';
import { signIn } from '../../../parts/server/staff.ts';
import { takeEntry } from '../../../parts/server/take-entry.ts';

let office: RestorableOffice;
let cookie: string;
/** Id of a booking of Amina Müller-Okoye. */
let guest: string;
let asha: { id: string; email: string };
beforeEach(async () => {
  office = await openRestorableOffice();
  asha = await office.hire('operations');
  await signInAgain();
  guest = v7();
  await takeEntry(office.store(), 'packageBooking', booking, { id: guest });
});
afterEach(() => office.close());

async function signInAgain(): Promise<void> {
  cookie = (await signIn({ app: office.app() }, asha.email)).Cookie;
}

async function post(path: string, body: unknown, id = v7()) {
  const headers = {
    'Content-Type': 'application/json',
    Origin: ORIGIN,
    Cookie: cookie,
    'Idempotency-Key': id,
  };
  const response = await office.app().request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}
const save = (view: string, search: string, id = v7()) =>
  post(
    endpoints.views,
    {
      view,
      kind: 'packageBooking',
      name: 'Mine',
      content: { search, filters: {}, sort: [], columns: ['Fullname'], widths: {} },
    },
    id,
  );
async function searches(): Promise<(readonly [string, string])[]> {
  const response = await office.app().request(endpoints.changes, { headers: { Cookie: cookie } });
  const { views = [] }: FeedPage = await response.json();
  return views.map(({ id, content }: SavedView) => [id, content.search] as const);
}
const erase = () =>
  office.store().admin.erase([guest], { by: 'zuri@example.com', at: new Date().toISOString() });

describe('After a restore', () => {
  it('a view of the backup has forgotten again whom the office erased since', async () => {
    const view = v7();
    await save(view, 'müller-okoye');
    const backup = await office.backUp();
    await erase();
    expect(await searches()).toEqual([[view, '']]);
    await office.restore(backup);
    await signInAgain();
    expect(await searches()).toEqual([[view, '']]);
  });

  it('a view that was saved twice brings nobody back, whichever of its devices comes', async () => {
    const backup = await office.backUp();
    const view = v7();
    const [first, second, third] = [v7(), v7(), v7()];
    await save(view, 'anna-maria@example.com', first);
    await save(view, 'anna-maria@example.com', second);
    await save(view, 'safari', third);
    await erase();
    await office.restore(backup);
    await signInAgain();
    expect((await post(endpoints.known, { ids: [first, second, third] })).body.known).toEqual([
      first,
      second,
    ]);
    await save(view, 'anna-maria@example.com', first);
    await save(view, 'anna-maria@example.com', second);
    expect(await searches()).toEqual([]);
    await save(view, 'safari', third);
    expect(await searches()).toEqual([[view, 'safari']]);
  });

  it('what a device saved since is known, and brings nobody back', async () => {
    const backup = await office.backUp();
    const [telling, other] = [v7(), v7()];
    const [first, second] = [v7(), v7()];
    await save(telling, 'anna-maria@example.com', first);
    await save(other, 'safari', second);
    await erase();
    await office.restore(backup);
    await signInAgain();
    // As devices do that hold copies of what they sent.
    const { known } = (await post(endpoints.known, { ids: [first, second] })).body;
    expect(known).toEqual([first]);
    await save(telling, 'anna-maria@example.com', first);
    await save(other, 'safari', second);
    expect(await searches()).toEqual([[other, 'safari']]);
  });
});
