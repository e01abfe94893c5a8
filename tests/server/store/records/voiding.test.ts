/** Entries that staff made by mistake are voided: they stay readable and count nowhere. On both databases. */

import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MoneyFigures } from '../../../../src/contract/office/department-figures.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import type { RequestFigures } from '../../../../src/kinds/calls/request-figures.ts';
import { kinds } from '../../../../src/kinds/list.ts';
import type { FeedRecord } from '../../../../src/kinds/records.ts';
import { staffSubmissionDefinitions } from '../../../../src/kinds/staff-submissions.ts';
import { submissions } from '../../../../src/kinds/submissions.ts';
import { databases, type TestDatabase } from '../../../parts/database/databases.ts';
import { requests, staffRequests } from '../../../parts/records/sample-requests.ts';
import { openTestApp, type TestApp } from '../../../parts/server/test-app.ts';

const makers = ['addedTour', 'souvenir', 'person', 'lead', 'campaign', 'feedback'] as const;
const kindOf = (maker: (typeof makers)[number]) => (maker === 'addedTour' ? 'tour' : maker);
const REASON = 'Entered twice';

describe.each(databases)('On %s', (_name, open) => {
  let database: TestDatabase;
  let office: TestApp;
  beforeAll(async () => {
    database = await open();
    office = await openTestApp(database);
  }, 60_000);
  afterAll(() => office.close());

  const post: TestApp['post'] = (...sent) => office.post(...sent);
  const get = async <Answer>(address: string): Promise<Answer> =>
    (await (await office.app.request(address, { headers: office.headers })).json()) as Answer;
  const change = (kind: string, record: string, set: object, seen: object, id = v7()) =>
    post(endpoints.changes, { record, kind, revision: null, lastChange: null, after: null, seen, set }, id);
  async function enter(maker: (typeof makers)[number], more: object = {}): Promise<string> {
    const id = v7();
    const answer = await post(
      staffSubmissionDefinitions[maker].call,
      { ...staffRequests[maker], ...more },
      id,
    );
    expect(answer.status).toBe(200);
    return id;
  }
  const held = async (maker: (typeof makers)[number], id: string) =>
    (await get<FeedRecord[]>(kinds[kindOf(maker)].list)).find((record) => record.id === id);

  it.each(makers)(
    '%s is voided with its reason, stays readable, and the voiding is taken back',
    async (maker) => {
      const id = await enter(maker);
      const before = await held(maker, id);
      const [voiding, back] = [v7(), v7()];
      const kind = kindOf(maker);
      expect((await change(kind, id, { voided: REASON }, { voided: null }, voiding)).status).toBe(200);
      const voided = await held(maker, id);
      expect(voided).toMatchObject({
        ...before,
        revision: 2,
        lastChange: voiding,
        voided: REASON,
        setBy: { voided: { id: voiding, was: { voided: '' } } },
      });
      expect((await change(kind, id, { voided: '' }, { voided: voiding }, back)).status).toBe(200);
      const again = await held(maker, id);
      expect(again).toMatchObject({ ...before, revision: 3, lastChange: back });
      expect(again).not.toHaveProperty('voided');
    },
  );

  it('a voided booking leaves the figures of requests and of money, and comes back with what was set meanwhile', async () => {
    const figures = async () => ({
      requests: (await get<RequestFigures>(endpoints.requestFigures)).states.filter(
        ({ kind }) => kind === 'tour',
      ),
      money: await get<MoneyFigures>(endpoints.financeFigures),
    });
    const before = await figures();
    const id = await enter('addedTour', { price: '1200.00', currency: 'USD' });
    const counted = await figures();
    expect(counted.money.agreed).not.toEqual(before.money.agreed);
    const voiding = v7();
    await change('tour', id, { voided: REASON }, { voided: null }, voiding);
    expect(await figures()).toEqual(before);
    // Somebody who had not heard of it sets another field: both changes stand.
    expect((await change('tour', id, { state: 'done' }, { state: null })).status).toBe(200);
    expect(await held('addedTour', id)).toMatchObject({ voided: REASON, state: 'done' });
    expect(await figures()).toEqual(before);
    await change('tour', id, { voided: '' }, { voided: voiding });
    expect(await held('addedTour', id)).toMatchObject({ state: 'done' });
    expect((await figures()).money).toEqual(counted.money);
  });

  it('a voided campaign costs nothing, whatever becomes of it', async () => {
    const spending = async () => (await get<MoneyFigures>(endpoints.financeFigures)).spending;
    const before = await spending();
    const id = await enter('campaign', { amountInvested: 777 });
    const counted = await spending();
    expect(counted).not.toEqual(before);
    const voiding = v7();
    await change('campaign', id, { voided: REASON }, { voided: null }, voiding);
    expect(await spending()).toEqual(before);
    const first = v7();
    const correction = (amountInvested: number, replaces: string[]) => ({
      record: id,
      kind: 'campaign',
      version: 1,
      capturedAt: '2027-01-01T22:00:00.000Z',
      replaces,
      payload: { ...staffRequests.campaign, amountInvested },
    });
    expect((await post(endpoints.corrections, correction(888, []), first)).status).toBe(200);
    expect(await spending()).toEqual(before);
    expect((await post(endpoints.corrections, correction(777, [first]))).status).toBe(200);
    const back = v7();
    await change('campaign', id, { voided: '' }, { voided: voiding }, back);
    expect(await spending()).toEqual(counted);
    await change('campaign', id, { voided: REASON }, { voided: back });
    await database.store.admin.erase([id], { by: 'boss@example.com', at: '2027-01-05T08:00:00.000Z' });
    expect(await spending()).toEqual(before);
  });

  it('a voided one that is erased leaves no sum and no reason behind', async () => {
    const sums = async () => (await get<RequestFigures>(endpoints.requestFigures)).states;
    const before = await sums();
    const id = await enter('addedTour');
    await change('tour', id, { voided: 'Sauda Mushi cancelled' }, { voided: null });
    const doing = { by: 'boss@example.com', at: '2027-01-05T08:00:00.000Z' };
    expect((await database.store.admin.erase([id], doing)).missing).toEqual([]);
    expect(await sums()).toEqual(before);
    expect(JSON.stringify(await get(endpoints.audit))).not.toContain('Sauda');
  });

  it('the audit log names the field and no text', async () => {
    const id = await enter('person');
    await change('person', id, { voided: 'Juma Ali stayed at home' }, { voided: null });
    const log = JSON.stringify(await get(endpoints.audit));
    expect(log).toContain('"voided"');
    expect(log).not.toContain('Juma Ali');
  });

  it('what a traveller sent is not voided, and neither is a payment', async () => {
    const id = v7();
    await post(submissions.homeBooking.call, requests.homeBooking, id);
    const answer = await change('tour', id, { voided: REASON }, { voided: null });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: { 'set.voided': expect.stringMatching(/lost/) } });
    expect((await change('payment', id, { voided: REASON }, { voided: null })).status).toBe(400);
    expect((await change('person', id, { voided: 'x'.repeat(201) }, { voided: null })).status).toBe(400);
  });
});
