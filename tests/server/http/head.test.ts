import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

let server: TestServer;
let boss: Record<string, string>;
beforeEach(async () => {
  server = await openTestServer();
  boss = (await signedIn(server, 'management')).headers;
});
afterEach(() => server.close());

const ask = (method: string, path: string, headers = boss) => server.app.request(path, { method, headers });

/** Takes away every table that who is signed in does not stand in: reading anything else fails. */
function takeTablesAway(): void {
  const database = new Sqlite(join(server.dataDir, 'operator.db'));
  database.pragma('legacy_alter_table = ON');
  for (const table of [
    'submission',
    'record',
    'feed',
    'page_report',
    'daily_sum',
    'device_report',
    'retention',
    'audit',
  ]) {
    database.exec(`alter table ${table} rename to gone_${table}`);
  }
  database.close();
}

describe('Who asks with HEAD', () => {
  it.each([
    endpoints.changes,
    endpoints.bookingInfos,
    endpoints.stayBookings,
    endpoints.figures,
    endpoints.financeFigures,
    endpoints.requestFigures,
    endpoints.devices,
    endpoints.retention,
    endpoints.audit,
    endpoints.metrics,
  ])('hears whether GET of %s is allowed, and nothing is read for it', async (call) => {
    takeTablesAway();
    expect((await ask('GET', call)).status).toBe(500);
    const response = await ask('HEAD', call);
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect((await ask('HEAD', call, {})).status).toBe(401);
  });

  it('hears whether the database answers', async () => {
    expect((await ask('HEAD', endpoints.health, {})).status).toBe(200);
  });
});
