/** People aboard: ticked on the manifest, and kept on the record of each person. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { staffRequests } from '../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeEach(async () => {
  server = await openTestServer();
  ({ headers } = await signedIn(server, 'logistics'));
});
afterEach(() => server.close());

const post = (address: string, body: unknown, id = v7()) =>
  server.app.request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...headers },
    body: JSON.stringify(body),
  });
const people = async () => (await server.app.request(endpoints.people, { headers })).json();
const ticked = (record: string, boarding: unknown) =>
  post(endpoints.changes, {
    record,
    kind: 'person',
    revision: 1,
    lastChange: null,
    after: null,
    set: { boarding },
  });

/** Person as every phone that has not been updated sends it. */
const { contact: _contact, requests: _requests, boarding: _boarding, ...earlier } = staffRequests.person;

describe('A person on the manifest', () => {
  it('is not checked at first, also when an earlier program entered them', async () => {
    const id = v7();
    expect((await post(endpoints.people, earlier, id)).status).toBe(200);
    expect(await people()).toMatchObject([{ id, contact: '', requests: '', boarding: 'Not checked' }]);
  });

  it('is aboard or absent by a change, which says who ticked it', async () => {
    const id = v7();
    await post(endpoints.people, staffRequests.person, id);
    expect((await ticked(id, 'Aboard')).status).toBe(200);
    expect(await people()).toMatchObject([
      { id, boarding: 'Aboard', setBy: { boarding: { was: { boarding: 'Not checked' } } } },
    ]);
  });

  it('stays aboard when the spelling of the name is corrected', async () => {
    const id = v7();
    await post(endpoints.people, staffRequests.person, id);
    await ticked(id, 'Aboard');
    const correction = {
      record: id,
      kind: 'person',
      version: 1,
      capturedAt: '2027-01-02T10:00:00.000Z',
      replaces: [],
      fields: ['name'],
      payload: { ...staffRequests.person, name: 'Amina Okoyo' },
    };
    expect((await post(endpoints.corrections, correction)).status).toBe(200);
    expect(await people()).toMatchObject([{ id, name: 'Amina Okoyo', boarding: 'Aboard' }]);
  });

  it('is refused in words where the state is none', async () => {
    const id = v7();
    await post(endpoints.people, staffRequests.person, id);
    for (const boarding of ['aboard', '', null, 7, 'Aboard '.repeat(50)]) {
      const answer = await ticked(id, boarding);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ fields: { 'set.boarding': expect.any(String) } });
    }
  });
});
