/** Everything that keeps an office page live, put together: pull, stream, wakes and the device's report. */
import { calls } from '../contract/addresses.ts';
import { askToSignIn, readAuthor } from './author.ts';
import { withDatabase } from './database.ts';
import { createLock, openDatabase, tellOfSession } from './device.ts';
import { leadWithLock } from './leader.ts';
import { OUTBOX_CHANNEL } from './peek.ts';
import { createPuller, type Puller } from './pull.ts';
import { readPage } from './read-page.ts';
import { announceChange } from './records.ts';
import { currentSession, refreshSession, subscribeToSession } from './session.ts';
import { type Stream, startStream } from './stream.ts';
import { startWakes } from './wakes.ts';

let puller: Puller | undefined;
let stream: Stream | null = null;
let started = false;

/** The one puller of this tab. */
export function openPuller(): Puller {
  puller ??= createPuller({
    database: openDatabase(),
    get: readPage,
    lock: createLock('feed-pull'),
    clock: () => Date.now(),
    announce: announceChange,
    askToSignIn: async (account) => {
      await withDatabase(openDatabase(), (tables) => askToSignIn(tables, account));
      tellOfSession();
    },
  });
  return puller;
}

const pull = () =>
  void openPuller()
    .pull()
    .catch(() => undefined);

/** Milliseconds in which receipts gather before the feed is asked for their records. */
const GATHER = 1_000;

/** Keeps this tab live from now on, whenever somebody is signed in. Again does nothing. */
export function startOffice(): void {
  if (started) return;
  started = true;
  startWakes();
  subscribeToSession(follow);
  follow();
  addEventListener('online', () => {
    if (stream) pull();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !stream) return;
    stream.takeOver();
    pull();
  });
  let gathering = false;
  new BroadcastChannel(OUTBOX_CHANNEL).addEventListener('message', () => {
    if (gathering) return;
    gathering = true;
    setTimeout(() => {
      gathering = false;
      void pullReceived();
    }, GATHER);
  });
}

/** The feed brings the records of what was received; then nothing of it stays in the outbox. */
async function pullReceived(): Promise<void> {
  if (!stream) return;
  const received = await openDatabase()
    .entries.where('state')
    .equals('received')
    .count()
    .catch(() => 0);
  if (received > 0) pull();
}

let followed = '';

/** Listens while somebody is signed in. */
function follow(): void {
  const { state, session } = currentSession();
  // Before the one-time password is changed there is nothing to be had.
  const may = state === 'in' && session && !session.mustChangePassword;
  const account = may ? `${session.account.id} ${session.account.role}` : '';
  if (account === followed) return;
  followed = account;
  stream?.stop();
  stream = null;
  if (!account) return;
  pull();
  stream = startStream({
    open: () => new EventSource(calls.changesStream),
    lead: leadWithLock('feed-stream'),
    onChange: pull,
    mayRetry: async () => {
      await refreshSession();
      return (await withDatabase(openDatabase(), readAuthor).catch(() => null)) !== null;
    },
  });
}
