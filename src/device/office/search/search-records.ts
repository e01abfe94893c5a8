/** The search of this tab: starts a worker for the signed-in account, and ends it at sign-out. */

import { trustedWorkerUrl } from '../../../contract/document/trusted-types.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import { feedKindsOfRole } from '../../../kinds/record-roles.ts';
import { beforePageFreeze, onPageRestore } from '../../core/back-forward-cache.ts';
import { openChannel } from '../../core/channel.ts';
import { openDatabase } from '../../core/database.ts';
import { OUTBOX_CHANNEL, RECORDS_CHANNEL } from '../../core/shared-names.ts';
import { readWaitingForSearch } from '../../records/index.ts';
import { ensureDatabaseName } from '../../storage/index.ts';
import { currentSession, subscribeToSession } from '../session/page.ts';
import type { GuestResult, HitFields, SearchResult } from './search-index.ts';
import type { PageMessage, SearchQuestion, WorkerMessage } from './search-worker.ts';
import program from './search-worker.ts?worker&url';

/** An answer; `complete` is true if everything on this device had been read by then. */
export type WithCompleteness<Result> = Result & { complete: boolean };

interface Running {
  /** Id of the account whose records it reads. */
  account: string;
  worker: Worker;
  waiting: Map<number, (answered: (WorkerMessage & { type: 'answer' }) | null) => void>;
}

/** Milliseconds without news after which the feed or the outbox counts as at rest. */
const AT_REST = 200;

let fields: HitFields | undefined;
let running: Running | undefined;
let asked = 0;
let version = 0;
const listeners = new Set<() => void>();

function accountOf(): string {
  const { account } = currentSession().session ?? {};
  return account ? `${account.id} ${account.role}` : '';
}

/**
 * Reads the records of this device into the index. Calling it again does nothing.
 * @param shown the fields of found records that are shown
 */
export function startSearch(shown: HitFields): void {
  if (fields) return;
  fields = shown;
  const look = () => running && tell(running, { type: 'look' });
  // Many pages of the feed come one after the other: they are read once the feed is at rest.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, AT_REST);
  };
  openChannel(RECORDS_CHANNEL).addEventListener('message', lookSoon);
  // Batches are sent one after the other too, and a new entry is to appear on screen first.
  let layTimer: ReturnType<typeof setTimeout> | undefined;
  openChannel(OUTBOX_CHANNEL).addEventListener('message', () => {
    clearTimeout(layTimer);
    layTimer = setTimeout(() => running && void layWaiting(running), AT_REST);
  });
  // A worker would be frozen with its page, in the middle of a read.
  beforePageFreeze(end);
  onPageRestore(follow);
  subscribeToSession(follow);
  follow();
}

function follow(): void {
  const account = accountOf();
  if (running?.account === account) return;
  end();
  if (account) void begin(account);
}

/** Ends the worker. Callers that wait for an answer ask again when the search reports a change. */
function end(): void {
  running?.worker.terminate();
  for (const resolve of running?.waiting.values() ?? []) resolve(null);
  running = undefined;
  changed();
}

async function begin(account: string): Promise<void> {
  const name = await ensureDatabaseName(openDatabase()).catch(() => undefined);
  // Another account has signed in since, or a worker has already started.
  if (!name || !fields || account !== accountOf() || running) return;
  // Older browsers have no modules in workers; the built worker is one file and needs none.
  const worker = new Worker(trustedWorkerUrl(program), { type: import.meta.env.PROD ? 'classic' : 'module' });
  const own: Running = { account, worker, waiting: new Map() };
  running = own;
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (running !== own) return;
    if (data.type === 'changed') changed();
    else {
      own.waiting.get(data.number)?.(data);
      own.waiting.delete(data.number);
    }
  };
  const role = currentSession().session?.account.role ?? '';
  tell(own, { type: 'begin', name, fields, readable: feedKindsOfRole(role) });
  await layWaiting(own);
}

const tell = ({ worker }: Running, said: PageMessage) => worker.postMessage(said);

async function layWaiting(own: Running): Promise<void> {
  const { records, links } = await readWaitingForSearch(openDatabase()).catch(() => ({
    records: [],
    links: [],
  }));
  if (running === own) tell(own, { type: 'wait', records, links });
}

function changed(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** Calls back whenever results may have changed. @returns a function that ends it */
export function subscribeToSearch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns a number that counts the changes. */
export const searchVersion = (): number => version;

function ask<Result extends SearchResult | GuestResult>(
  question: SearchQuestion,
): Promise<WithCompleteness<Result> | null> {
  const own = running;
  if (!own) return Promise.resolve(null);
  asked += 1;
  const number = asked;
  return new Promise((resolve) => {
    own.waiting.set(number, (answered) =>
      resolve(answered && { ...(answered.result as Result), complete: answered.complete }),
    );
    tell(own, { type: 'ask', number, ...question });
  });
}

/**
 * Finds records of this device.
 * @param kinds limits the search to these kinds
 * @returns null before the index has begun, and once somebody signs out
 */
export const searchRecords = (
  text: string,
  most: number,
  kinds?: readonly RecordKind[],
): Promise<WithCompleteness<SearchResult> | null> =>
  ask({ about: 'search', text, most, ...(kinds && { kinds }) });

/** Default maximum of a guest's other requests, as many as one person is likely to have. */
const OF_ONE_GUEST = 20;

/** Finds the other requests of a guest. @param id of one request @param most maximum number of them */
export const findGuest = (id: string, most = OF_ONE_GUEST): Promise<WithCompleteness<GuestResult> | null> =>
  ask({ about: 'guest', id, most });

/** Guest that was last asked for in advance. */
let foreseen: { id: string; version: number; guest?: WithCompleteness<GuestResult> } | undefined;

/** Asks for a guest who may be wanted next, so that the answer is there with the request. */
export function prefetchGuest(id: string): void {
  if (!running || (foreseen?.id === id && foreseen.version === version)) return;
  const mine: NonNullable<typeof foreseen> = { id, version };
  foreseen = mine;
  void findGuest(id).then((guest) => {
    if (guest?.complete) mine.guest = guest;
  });
}

/** Returns the answer about that guest, if it has come and nothing has changed since. */
export const prefetchedGuest = (id: string): WithCompleteness<GuestResult> | undefined =>
  foreseen?.id === id && foreseen.version === version ? foreseen.guest : undefined;
