/** A souvenir on its way: each step stands as it was entered, and who may not see souvenirs sees no step. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { STEP_IS_FIXED_MESSAGE } from '../../../../src/kinds/souvenir-step/schema.ts';
import { stepOf as firstStepOf, staffRequests } from '../../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';

let server: TestServer;
let guide: { headers: Record<string, string>; id: string };
beforeEach(async () => {
  server = await openTestServer();
  guide = await signedIn(server, 'logistics');
});
afterEach(() => server.close());

const post = (address: string, body: unknown, id = v7(), headers = guide.headers) =>
  server.app.request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...headers },
    body: JSON.stringify(body),
  });
const list = async (address: string) =>
  (await server.app.request(address, { headers: guide.headers })).json();
const stepOf = (souvenir: string, more: object = {}) => ({ ...firstStepOf(souvenir), ...more });

describe('A step of a souvenir', () => {
  it('is listed with who entered it, and the last one with its note', async () => {
    const souvenir = v7();
    await post(endpoints.souvenir, staffRequests.souvenir, souvenir);
    expect((await post(endpoints.souvenirSteps, stepOf(souvenir))).status).toBe(200);
    const last = stepOf(souvenir, { from: 'Neema Said', to: 'José', delivered: 'yes', note: 'At the gate' });
    expect((await post(endpoints.souvenirSteps, last)).status).toBe(200);
    expect(await list(endpoints.souvenirSteps)).toMatchObject([
      { souvenir, to: 'Neema Said', delivered: 'no', note: '', enteredBy: { id: guide.id } },
      { souvenir, to: 'José', delivered: 'yes', note: 'At the gate' },
    ]);
  });

  it('is kept when it comes before its souvenir, from another phone', async () => {
    const souvenir = v7();
    expect((await post(endpoints.souvenirSteps, stepOf(souvenir))).status).toBe(200);
    await post(endpoints.souvenir, staffRequests.souvenir, souvenir);
    expect(await list(endpoints.souvenirSteps)).toMatchObject([{ souvenir }]);
  });

  it('is never corrected or changed', async () => {
    const id = v7();
    const souvenir = v7();
    await post(endpoints.souvenirSteps, stepOf(souvenir), id);
    const correction = {
      record: id,
      kind: 'souvenirStep',
      version: 1,
      capturedAt: '2027-01-02T10:00:00.000Z',
      replaces: [],
      payload: stepOf(souvenir, { to: 'Somebody else' }),
    };
    const refused = await post(endpoints.corrections, correction);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ message: STEP_IS_FIXED_MESSAGE });
    const change = { record: id, kind: 'souvenirStep', revision: 1, set: { to: 'Somebody else' } };
    expect((await post(endpoints.changes, change)).status).toBe(400);
    expect(await list(endpoints.souvenirSteps)).toMatchObject([{ to: 'Neema Said' }]);
  });

  it('is voided with a reason by who may enter one, stays readable, and counts again', async () => {
    const id = v7();
    await post(endpoints.souvenirSteps, stepOf(v7()), id);
    const set = (voided: string, headers = guide.headers) =>
      post(
        endpoints.changes,
        { record: id, kind: 'souvenirStep', revision: null, set: { voided } },
        v7(),
        headers,
      );
    const { headers } = await signedIn(server, 'marketing');
    expect((await set('Not mine', headers)).status).toBe(403);
    expect((await set('Wrong person')).status).toBe(200);
    expect(await list(endpoints.souvenirSteps)).toMatchObject([{ to: 'Neema Said', voided: 'Wrong person' }]);
    expect((await set('')).status).toBe(200);
    const [step] = await list(endpoints.souvenirSteps);
    expect(step.voided ?? '').toBe('');
  });

  it('is refused in words where something is missing, and for who may not see souvenirs', async () => {
    const wrong: [object, string][] = [
      [{ souvenir: 'one' }, 'souvenir'],
      [{ to: ' ' }, 'to'],
      [{ place: '' }, 'place'],
      [{ delivered: 'maybe' }, 'delivered'],
      [{ note: 'x'.repeat(201) }, 'note'],
    ];
    for (const [more, field] of wrong) {
      const answer = await post(endpoints.souvenirSteps, stepOf(v7(), more));
      expect(answer.status, field).toBe(400);
      expect(await answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
    }
    const { headers } = await signedIn(server, 'marketing');
    expect((await post(endpoints.souvenirSteps, stepOf(v7()), v7(), headers)).status).toBe(403);
  });
});
