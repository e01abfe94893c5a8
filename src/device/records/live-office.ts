/** Keeps an office page live: connects pull, stream, replay triggers and the device's report. */

import { v7 } from 'uuid';
import { endpoints } from '../../contract/protocol/endpoints.ts';
import { createLock, startTimer } from '../browser/index.ts';
import { announceOnChannel, openChannel } from '../core/channel.ts';
import { openDatabase, withDatabase } from '../core/database.ts';
import { untilRetryTick } from '../core/retry-ticks.ts';
import { statusStoringTransport } from '../core/server-status.ts';
import { OUTBOX_CHANNEL } from '../core/shared-names.ts';
import { createTransport } from '../core/transport.ts';
import { openConnectionWatch } from '../office/connection/page.ts';
import { readAuthor, requireSignInHere } from '../office/session/index.ts';
import { currentSession, refreshSession, subscribeToSession } from '../office/session/page.ts';
import { receiveWritingNotice } from '../office/writing/page.ts';
import { startReplayTriggers } from '../outbox/page.ts';
import { deleteRecordsOfOthers } from '../storage/index.ts';
import { createDeviceReport } from './device-report.ts';
import { leadWithLock } from './pull/leader.ts';
import { createPuller, type Puller } from './pull/pull.ts';
import { type FeedStream, startFeedStream } from './pull/stream.ts';
import { announceFeedChange } from './use-records.ts';

/** Version, filled in by the build (vite.config.ts), which devices report to the office. */
declare const PROGRAM_VERSION: string;

/** Milliseconds for which receipts are collected before the feed is asked for their records. */
const GATHER = 1_000;
/**
 * Milliseconds between two checks for due work. All of it is done at once, so that a phone wakes its radio
 * once, and nothing is done while the page is hidden.
 */
const BEAT = 60_000;

const transport = statusStoringTransport(createTransport(), openDatabase, announceOutbox);
let started = false;
/** The account whose signing key the office knows. */
let registered = '';

/**
 * Keeps this tab live from now on while somebody is signed in. Calling it again does nothing.
 * @param listensHidden returns true if the tab listens while it is hidden, which costs battery on a phone
 */
export function startLiveOffice(listensHidden: (account: string) => boolean): void {
  if (started) return;
  started = true;
  const puller = openPuller();
  const report = createDeviceReport({
    database: openDatabase(),
    transport,
    clock: () => Date.now(),
    newId: v7,
    version: PROGRAM_VERSION,
  });
  let stream: FeedStream | null = null;
  let followed = '';

  /** Pulls new records, then reports this device to the office. */
  async function pull(): Promise<void> {
    // If the database cannot be read, every table already says so.
    const outcome = await puller.pull().catch(() => null);
    if (outcome !== 'done') return;
    await report().catch(() => false);
    await registerKey();
  }

  /** Listens while somebody is signed in. */
  function follow(): void {
    const { state, session } = currentSession();
    // The server sends nothing until the one-time password is changed.
    const may = state === 'in' && session && !session.mustChangePassword && !session.mustAddPasskey;
    const account = may ? `${session.account.id} ${session.account.role}` : '';
    if (account === followed) return;
    followed = account;
    // After a sign-in the device has another key.
    registered = '';
    stream?.stop();
    stream = account && !isAsleep() ? listen(pull) : null;
    if (stream) void pull();
  }

  /** Returns true if the page is hidden, and does not listen while hidden. */
  const isAsleep = () =>
    document.visibilityState === 'hidden' && !listensHidden(currentSession().session?.account.id ?? '');

  async function beat(): Promise<void> {
    if (!followed || document.visibilityState === 'hidden') return;
    // A stream gives a sign of life every 20 seconds; without it the office is asked.
    if (openConnectionWatch().quietFor() >= BEAT) await pull();
    else await report().catch(() => false);
  }

  // Deletes databases of earlier sign-ins, if the browser has lost the list of them.
  void deleteRecordsOfOthers(openDatabase()).catch(() => undefined);
  startReplayTriggers();
  subscribeToSession(follow);
  follow();
  addEventListener('online', () => stream && void pull());
  document.addEventListener('visibilitychange', () => {
    if (!followed) return;
    if (document.visibilityState === 'visible') {
      stream ??= listen(pull);
      stream.takeOver();
      void pull();
    } else if (isAsleep()) {
      stream?.stop();
      stream = null;
    }
  });
  const beatOn = () => {
    void beat();
    startTimer(untilRetryTick(Date.now(), BEAT), beatOn);
  };
  startTimer(untilRetryTick(Date.now(), BEAT), beatOn);
  let gathering = false;
  openChannel(OUTBOX_CHANNEL).addEventListener('message', () => {
    if (gathering) return;
    gathering = true;
    setTimeout(async () => {
      gathering = false;
      // Once the feed has brought their records, the entries leave the outbox.
      if (stream && (await countReceived()) > 0) await pull();
    }, GATHER);
  });
}

/** Registers the signing key, so that entries can be handed over to a colleague's phone without a signal. */
async function registerKey(): Promise<void> {
  const { account } = currentSession().session ?? {};
  if (!account || registered === account.id) return;
  // If it cannot be loaded or reached now, the next pull tries again.
  const key = await import('../transfer/signing/index.ts').then(
    ({ ensureSigningKey: keepSigningKey }) => keepSigningKey(),
    () => null,
  );
  if (key && key.state !== 'new') registered = key.account;
}

function openPuller(): Puller {
  return createPuller({
    database: openDatabase(),
    transport,
    lock: createLock('feed-pull'),
    clock: () => Date.now(),
    announce: announceFeedChange,
    onRetry: announceOutbox,
    askToSignIn: requireSignInHere,
    onReset: () => void refreshSession(),
  });
}

function listen(pull: () => Promise<void>): FeedStream {
  return startFeedStream({
    open: () => new EventSource(endpoints.changesStream),
    lead: leadWithLock('feed-stream', { locks: navigator.locks ?? null, startTimer }),
    after: startTimer,
    clock: () => Date.now(),
    onChange: () => void pull(),
    onWriting: receiveWritingNotice,
    onHeard: () => openConnectionWatch().heard(),
    onLost: () => openConnectionWatch().lost(),
    isHidden: () => document.visibilityState === 'hidden',
    mayRetry: async () => {
      await refreshSession();
      return (await withDatabase(openDatabase(), readAuthor).catch(() => null)) !== null;
    },
  });
}

const countReceived = () =>
  withDatabase(openDatabase(), ({ entries }) => entries.where('state').equals('received').count()).catch(
    () => 0,
  );

/** Announces a change of the outbox; healing and replay listen to it. */
function announceOutbox(): void {
  announceOnChannel(OUTBOX_CHANNEL);
}
