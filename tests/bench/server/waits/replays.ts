/** Replays of a colleague whose phone comes back into signal, and readers of much at once. */
import { v7 } from 'uuid';
import {
  MAX_REPLAY_ENTRIES,
  type ReplayEntry,
  type ReplayResult,
} from '../../../../src/contract/protocol/answers.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { homeBooking } from '../../../parts/records/sample-requests.ts';
import { tourRow } from '../../../parts/records/tour-rows.ts';
import type { RunningServer } from '../../../parts/server/running-server.ts';
import { callWithCurl } from '../staff-call.ts';

/** Lists that are opened at once. */
const LISTS = 6;
/** Milliseconds between a replay and the next, so that each is measured for itself. */
const PAUSE = 500;

/** Measures how others wait during some work, which tells how it went. */
type During = (what: string, work: () => Promise<string>) => Promise<void>;

/** @param size tours in the database */
export async function measureReplays(
  server: RunningServer,
  cookie: string,
  size: number,
  during: During,
): Promise<void> {
  const replay = async (what: string, make: (index: number) => Omit<ReplayEntry, 'id' | 'capturedAt'>) => {
    const capturedAt = new Date().toISOString();
    const entries = Array.from({ length: MAX_REPLAY_ENTRIES }, (_, index) => ({
      ...make(index),
      id: v7(),
      capturedAt,
    }));
    await during(`replay of ${entries.length} ${what}`, () => sendReplay(server, cookie, entries));
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return entries;
  };
  /** A tour that nothing else here touches. */
  const target = (index: number) => ({ record: tourRow(size - 1_000 - index).id, kind: 'tour' });
  const first = await replay('new bookings', () => ({
    kind: 'homeBooking',
    version: 1,
    payload: homeBooking,
  }));
  await replay('changes of state', (index) => ({
    kind: 'recordChange',
    version: 1,
    payload: { ...target(index), revision: null, set: { state: 'quoted' } },
  }));
  await replay('corrections', (index) => {
    const { id: record, kind, version, capturedAt } = first[index] as ReplayEntry;
    const payload = { ...homeBooking, days: 9 };
    return {
      kind: 'correction',
      version: 1,
      payload: { record, kind, version, capturedAt, replaces: [], payload },
    };
  });
  await replay('notes', (index) => ({
    kind: 'recordNote',
    version: 1,
    payload: { ...target(index), text: 'Called back, waits for flights.' },
  }));
  await during('first page of the feed, not compressed', () =>
    callWithCurl(server, cookie, 'GET', endpoints.changes),
  );
  await during(`${LISTS} lists of all tours at once`, async () => {
    const lists = Array.from({ length: LISTS }, () =>
      callWithCurl(server, cookie, 'GET', endpoints.bookingInfos),
    );
    return (await Promise.all(lists)).at(-1) ?? '';
  });
}

/** @throws when not all of them are taken */
async function sendReplay(
  server: RunningServer,
  cookie: string,
  entries: readonly ReplayEntry[],
): Promise<string> {
  const begun = performance.now();
  const response = await fetch(`http://127.0.0.1:${server.port}${endpoints.replay}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie, 'X-Forwarded-For': '192.0.2.1' },
    body: JSON.stringify({ entries }),
  });
  const { results = [] } = (await response.json()) as { results?: ReplayResult[] };
  const refused = results.find(({ status }) => status !== 200);
  if (response.status !== 200 || refused) {
    throw new Error(`A replay was refused: ${response.status} ${JSON.stringify(refused ?? {})}`);
  }
  return `the replay itself ${(performance.now() - begun).toFixed(0)} ms`;
}
