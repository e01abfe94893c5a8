/**
 * Reports this device's outbox to the office: its waiting entries, the time of the oldest, and the version of
 * the app. It reports at most once a minute, and only if something changed.
 */

import type { DeviceReport } from '../../contract/protocol/device-reports.ts';
import { endpoints } from '../../contract/protocol/endpoints.ts';
import { type DeviceDatabase, readDeviceState, withDatabase } from '../core/database.ts';
import { clampIsoTime } from '../core/iso-time.ts';
import type { Transport } from '../core/transport.ts';
import { findUnsent } from '../outbox/index.ts';

/** Milliseconds between two reports. */
const PAUSE = 60_000;
/** Milliseconds after which an unchanged report is repeated, so that the office sees the device is in use. */
const STALE = 60 * PAUSE;

export interface ReportDeps {
  database: DeviceDatabase;
  transport: Transport;
  /** Epoch milliseconds. */
  clock: () => number;
  /** A new UUID. */
  newId: () => string;
  /** Version of the app. */
  version: string;
}

/** @returns a function that reports if necessary; true if the office accepted it */
export function createDeviceReport({ database, transport, clock, newId, version }: ReportDeps) {
  return async function report(): Promise<boolean> {
    const facts = await withDatabase(database, (tables) => describe(tables, newId, version));
    if (!facts) return false;
    const { body, reported } = facts;
    const text = JSON.stringify(body);
    // A clock that was set back must not stop the reports.
    const since = Math.abs(clock() - (reported?.at ?? 0));
    if (reported && (since < PAUSE || (reported.text === text && since < STALE))) return false;
    const reply = await transport(endpoints.devices, { method: 'POST', json: text });
    if (reply instanceof Error || reply.status >= 300) return false;
    await withDatabase(database, (tables) =>
      tables.transaction('rw', tables.facts, async () => {
        if (!(await readDeviceState(tables, 'session'))) return;
        await tables.facts.put({ key: 'reported', value: { text, at: clock() } });
      }),
    );
    return true;
  };
}

/** Returns the report and the last one; null if nobody is signed in. */
function describe(tables: DeviceDatabase, newId: () => string, version: string) {
  return tables.transaction('rw', tables.entries, tables.facts, async () => {
    const session = await readDeviceState(tables, 'session');
    if (!session) return null;
    const device = (await readDeviceState(tables, 'device')) ?? newId();
    await tables.facts.put({ key: 'device', value: device });
    // Entries of other accounts too: a disabled account cannot sign in, and nobody else would report them.
    const staff = (await findUnsent(tables)).filter(({ author }) => author !== null);
    return {
      reported: await readDeviceState(tables, 'reported'),
      body: {
        device,
        pending: staff.filter(({ state }) => state === 'waiting').length,
        parked: staff.filter(({ state }) => state === 'parked').length,
        oldestCapturedAt: staff[0] ? clampIsoTime(staff[0].capturedAt) : null,
        version,
      } satisfies DeviceReport,
    };
  });
}
