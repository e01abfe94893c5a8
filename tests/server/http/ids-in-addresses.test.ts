/** Ids in addresses that no database can hold, on both databases: PostgreSQL fails at a NUL in any text. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { databases } from '../../parts/database/databases.ts';
import { openTestApp, type TestApp } from '../../parts/server/test-app.ts';

describe.each(databases)('On %s', (_name, open) => {
  let office: TestApp;
  beforeAll(async () => {
    office = await openTestApp(await open());
  }, 60_000);
  afterAll(() => office.close());

  it.each([
    ['PATCH', `${endpoints.accounts}/%00`],
    ['GET', `${endpoints.accounts}/%00/sessions`],
    ['DELETE', `${endpoints.accounts}/%00/sessions/%00`],
    ['DELETE', `${endpoints.sessions}/%00`],
    ['DELETE', `${endpoints.passkeys}/%00`],
    ['DELETE', `${endpoints.deviceKeys}/%00/%00`],
    ['PATCH', `${endpoints.souvenirs}/%00`],
    ['DELETE', `${endpoints.stayBookings}/%00`],
  ])('%s %s is an id that nothing has', async (method, path) => {
    const { status } = await office.app.request(path, {
      method,
      headers: { ...office.headers, 'Content-Type': 'application/json' },
      ...(method === 'PATCH' && { body: '{"name":"Amina","revision":1,"place":"Camp"}' }),
    });
    expect(status).toBe(404);
  });
});
