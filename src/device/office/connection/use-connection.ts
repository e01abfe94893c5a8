/** The line of this tab: every call of the office's pages tells it what came back. */
import Dexie from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { startTimer } from '../../browser/index.ts';
import { openDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import { onServerReply } from '../../core/server-status.ts';
import { type CallResult, createTransport } from '../../core/transport.ts';
import { type ConnectionStatus, type ConnectionWatch, createConnectionWatch } from './connection.ts';

let watch: ConnectionWatch | undefined;

/** The one of this tab, made at first use. */
export function openConnectionWatch(): ConnectionWatch {
  if (watch) return watch;
  const made = createConnectionWatch({
    clock: () => Date.now(),
    isOffline: () => navigator.onLine === false,
    isHidden: () => document.visibilityState === 'hidden',
    whoAnswers,
    write: (heardAt) =>
      withDatabase(openDatabase(), async ({ facts }) => {
        await facts.put({ key: 'lastContact', value: heardAt });
      }),
  });
  watch = made;
  onServerReply(made.hear);
  // The worker and other tabs store the time of the last answer that they got.
  Dexie.liveQuery(() =>
    withDatabase(openDatabase(), (tables) => readDeviceState(tables, 'lastContact')).catch(() => undefined),
  ).subscribe((known) => made.recall(known ?? null));
  for (const event of ['online', 'offline']) addEventListener(event, () => made.moved());
  return made;
}

/** A redirect is what most sign-in pages of a Wi-Fi answer; our server never redirects this call. */
async function whoAnswers(): Promise<CallResult | 'a redirect'> {
  let isRedirect = false;
  const reply = await createTransport({
    fetch: async (address, request) => {
      const response = await fetch(address, { ...request, redirect: 'manual' });
      isRedirect = response.type === 'opaqueredirect';
      return response;
    },
  })(endpoints.health);
  return isRedirect ? 'a redirect' : reply;
}

/** Milliseconds that somebody who pressed a button waits to learn whether the office answers. */
const PATIENCE = 3_000;

/** True if the office does not answer at this moment. */
export function isOfficeUnreachable(): Promise<boolean> {
  const silence = new Promise<boolean>((resolve) => startTimer(PATIENCE, () => resolve(true)));
  const answer = openConnectionWatch().reaches();
  return Promise.race([answer.then((isReached) => !isReached), silence]);
}

const UNKNOWN: ConnectionStatus = { state: 'asking', heardAt: null };

/** State of the connection to the office, and when it last answered, live. */
export function useConnectionStatus(): ConnectionStatus {
  const line = openConnectionWatch();
  return useSyncExternalStore(line.subscribe, line.snapshot, () => UNKNOWN);
}

/** Milliseconds by which this device's clock is ahead of the server's, as its last answer told; negative: behind. */
export function useClockDifference(): number {
  return useLiveQuery(readDifference) ?? 0;
}

const readDifference = () =>
  withDatabase(openDatabase(), (tables) => readDeviceState(tables, 'standing')).then(
    (status) => status?.ahead ?? 0,
    () => 0,
  );
