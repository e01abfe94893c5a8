/** Clocks that are wrong around a restore: what its windows allow depends on the time of service, not on them. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailSettings } from '../../../server/mail/mail-settings.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { openRestorableOffice, type RestorableOffice } from '../../parts/server/restorable-office.ts';

const mail: MailSettings = {
  host: '127.0.0.1',
  port: 2525,
  secure: false,
  login: null,
  from: { name: '', address: 'bookings@operator.example' },
};
const DAY = 24 * 60 * 60_000;
const YEAR = 365 * DAY;
const START = Date.UTC(2027, 0, 10, 8);

let office: RestorableOffice;
let now = START;
let account: { id: string; email: string };
beforeEach(async () => {
  now = START;
  office = await openRestorableOffice(() => new Date(now), { mail });
  account = await office.hire('operations');
});
afterEach(() => office.close());

const serve = (days: number) =>
  office.serve(days * 24, (milliseconds) => {
    now += milliseconds;
  });

/** Status of a change of a record that the restored database does not know. */
async function changeOfLost(): Promise<number> {
  await office.signIn(account, 'operations');
  const record = v7();
  const base = { record, kind: 'tour', revision: 1, lastChange: record, after: null };
  const response = await office.networkOf(account.id)(endpoints.changes, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': v7() },
    body: JSON.stringify({ ...base, set: { Incharge: 'Neema' } }),
  });
  return response.status;
}

/** A traveller's request, captured at a time that the device tells rightly, or says how wrongly. */
async function book(capturedAt: number, id = v7(), clockAhead?: number): Promise<string> {
  const response = await office.app().request(endpoints.companyPackage, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': id,
      'Captured-At': new Date(capturedAt).toISOString(),
      ...(clockAhead !== undefined && { 'Clock-Ahead': String(clockAhead) }),
    },
    body: JSON.stringify(booking),
  });
  expect(response.status).toBe(200);
  return id;
}
const mailed = (id: string) => office.rows(`select id from mail_message where record_id = '${id}'`).length;

describe('After a restore, a change of what may come back', () => {
  it('waits for seven days of service, and is then refused', async () => {
    await office.restore(await office.backUp());
    expect(await changeOfLost()).toBe(425);
    await serve(6);
    expect(await changeOfLost()).toBe(425);
    await serve(2);
    expect(await changeOfLost()).toBe(404);
  });

  it('waits on while the server was off, when nothing could come back', async () => {
    await office.restore(await office.backUp());
    now += 30 * DAY;
    await office.restart();
    expect(await changeOfLost()).toBe(425);
  });

  it.each([
    ['16 days ahead', 16 * DAY],
    ['a year ahead', YEAR],
    ['in 2001', Date.UTC(2001, 0, 1) - START],
  ])('waits though the clock is %s for a minute, and after it', async (_what, off) => {
    await office.restore(await office.backUp());
    await serve(1);
    now += off;
    expect(await changeOfLost()).toBe(425);
    now -= off;
    expect(await changeOfLost()).toBe(425);
  });

  it.each([
    ['a year ahead', YEAR],
    ['in 2001', Date.UTC(2001, 0, 1) - START],
  ])('waits though the clock was %s at the restore', async (_what, off) => {
    const backup = await office.backUp();
    now += off;
    await office.restore(backup);
    now -= off;
    expect(await changeOfLost()).toBe(425);
    await serve(8);
    expect(await changeOfLost()).toBe(404);
  });
});

describe('After a restore, a receipt by mail', () => {
  /** Books, loses it in a restore at a clock that is off, and gives the request. */
  async function lose(off: number): Promise<{ id: string; capturedAt: number }> {
    const backup = await office.backUp();
    const capturedAt = now;
    const id = await book(capturedAt);
    expect(mailed(id)).toBe(1);
    await office.store().serverStatus(new Date(now).toISOString());
    now += 60_000 + off;
    await office.restore(backup);
    return { id, capturedAt };
  }

  it('of what comes back is sent no second time, though the clock was in 2001 at the restore', async () => {
    const off = Date.UTC(2001, 0, 1) - START;
    const { id, capturedAt } = await lose(off);
    await book(capturedAt, id);
    expect(mailed(id)).toBe(0);
    now -= off;
    const other = await book(now);
    expect(mailed(other)).toBe(1);
  });

  it('of a new request of a phone that was days behind is sent, and of what comes back none', async () => {
    const { id, capturedAt } = await lose(0);
    const off = -15 * DAY;
    await book(capturedAt + off, id, off);
    expect(mailed(id)).toBe(0);
    now += DAY;
    expect(mailed(await book(now + off, v7(), off))).toBe(1);
  });

  it('of what comes back is sent no second time, though the clock is in 2001 since', async () => {
    const { id, capturedAt } = await lose(0);
    now = Date.UTC(2001, 0, 1);
    await book(capturedAt, id);
    expect(mailed(id)).toBe(0);
  });

  it('of a new request is sent again as soon as a clock that was a year ahead at the restore is right', async () => {
    const { id, capturedAt } = await lose(YEAR);
    now -= YEAR;
    await book(capturedAt, id);
    expect(mailed(id)).toBe(0);
    now += 60 * 60_000;
    expect(mailed(await book(now))).toBe(1);
  });
});

describe('After a restore, of two saves of a view', () => {
  it('the one that was made last stands, though its phone was days behind and said so', async () => {
    await office.restore(await office.backUp());
    await office.signIn(account, 'operations');
    const view = v7();
    const save = async (name: string, capturedAt: number, clockAhead = 0) => {
      const response = await office.networkOf(account.id)(endpoints.views, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': v7(),
          'Captured-At': new Date(capturedAt + clockAhead).toISOString(),
          'Clock-Ahead': String(clockAhead),
        },
        body: JSON.stringify({
          ...{ view, kind: 'packageBooking', name },
          content: { search: '', filters: {}, sort: [], columns: [], widths: {} },
        }),
      });
      expect(response.status).toBe(200);
    };
    const made = now - DAY;
    await save('Later', made + 60_000, -15 * DAY);
    await save('Earlier', made);
    expect(office.rows('select name from saved_view')).toEqual([{ name: 'Later' }]);
  });
});
