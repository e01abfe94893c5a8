/** The job that sends the mail of the queue, one message at a time, on one server at a time. */

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { backOff } from '../../src/contract/values/back-off.ts';
import type { StreamHub } from '../http/stream-hub.ts';
import type { Log } from '../start/log.ts';
import type { Store } from '../store/core/store.ts';
import type { AttemptOutcome, QueuedMessage } from '../store/mail/mail-sending.ts';
import { composeMessage } from './compose-message.ts';
import {
  type DeliveryResult,
  type DeliveryTimeouts,
  defaultTimeouts,
  deliverMessage,
} from './deliver-message.ts';
import type { MailSettings } from './mail-settings.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Age, in milliseconds since it was queued, from which a message is not tried any longer. */
export const MAX_MESSAGE_AGE = 72 * HOUR;
/** Notices of departments are forgotten after that, milliseconds. */
const FORGET_NOTICES = 30 * 24 * HOUR;
/** Milliseconds between two checks of the queue if the sender is not woken before. */
const LOOK = 15_000;
/** Longest wait for a message that is under way when the server stops, milliseconds. */
const LAST_MESSAGE = 2_000;

export interface MailSenderDeps {
  store: Store;
  mail: MailSettings;
  /** How this server names itself to the mail server: a host name. */
  name: string;
  clock: () => Date;
  log: Log;
  hub: Pick<StreamHub, 'changed'>;
  times?: DeliveryTimeouts;
}

/** Milliseconds until the next attempt: a minute, doubling to two hours. @param failures before this one */
export function retryDelay(failures: number): number {
  return backOff(failures + 1, MINUTE, 2 * HOUR);
}

/**
 * Sends the messages that are due, unless another server is already doing so.
 * @param signal aborts sending, if necessary in the middle of a message
 * @returns the reason why the mail server accepts nothing at all; null if it does accept mail
 */
export async function sendDueMessages(parts: MailSenderDeps, signal: AbortSignal): Promise<string | null> {
  const { store, clock, hub } = parts;
  const now = () => clock().toISOString();
  if (!(await store.mail.hasWork(now()))) return null;
  const problem = await store.runExclusively('mail', async (lost) => {
    const stop = AbortSignal.any([signal, lost]);
    if (await store.mail.settleCrashed(now())) hub.changed();
    await store.mail.forgetNotices(new Date(clock().getTime() - FORGET_NOTICES).toISOString());
    while (!stop.aborted) {
      const letter = await store.mail.next(now());
      if (!letter) return null;
      const trouble = await sendOne(parts, letter, stop);
      if (trouble) return trouble;
    }
    return null;
  });
  return problem ?? null;
}

/** @returns the problem if it is one of every message */
async function sendOne(
  parts: MailSenderDeps,
  letter: QueuedMessage,
  signal: AbortSignal,
): Promise<string | null> {
  const { store, mail, name, clock, hub, log, times = defaultTimeouts } = parts;
  if (await store.mail.settleKnown(letter.id, clock().toISOString())) {
    hub.changed();
    return null;
  }
  const attempt = randomUUID();
  const delivery = await deliverMessage({
    settings: mail,
    name,
    recipient: letter.recipient,
    content: await composeMessage(letter, mail.from, clock()),
    beforeContent: () => store.mail.markSending(letter.id, attempt, clock().toISOString()),
    times,
    signal,
  });
  if (delivery.what === 'taken') return null;
  // Stopped by us: it waits for the next run as it is.
  if (delivery.what === 'later' && signal.aborted) return null;
  const settled = attemptOutcome(delivery, letter, clock());
  if (await store.mail.settle(letter.id, attempt, settled, clock().toISOString())) hub.changed();
  // The log contains the message's id, which does not reveal the recipient.
  const { purpose } = letter;
  if (settled.state !== 'sent') log.warn({ mail: letter.id, purpose, ...settled }, 'A message was not sent');
  return delivery.what === 'later' && delivery.all ? delivery.problem : null;
}

function attemptOutcome(
  delivery: Exclude<DeliveryResult, { what: 'taken' }>,
  { attempts, queued_at }: QueuedMessage,
  now: Date,
): AttemptOutcome {
  if (delivery.what === 'sent') return { state: 'sent' };
  const { problem } = delivery;
  if (delivery.what === 'refused') return { state: 'failed', problem };
  if (delivery.what === 'unknown') return { state: 'uncertain', problem };
  const dueAt = new Date(now.getTime() + retryDelay(attempts));
  if (dueAt.getTime() - Date.parse(queued_at) < MAX_MESSAGE_AGE) {
    return { state: 'queued', problem, dueAt: dueAt.toISOString() };
  }
  return { state: 'failed', problem: `${problem} It was tried for three days.` };
}

/**
 * Looks at the queue at once, after each commit of this server, and now and then. While the mail server takes
 * nothing, it is asked less and less often.
 * @returns a function that stops it; a message that is under way has two seconds
 */
export function startMailSender(parts: MailSenderDeps): () => Promise<void> {
  const { store, log } = parts;
  const ending = new AbortController();
  let isStopped = false;
  let wake: () => void = () => undefined;
  let failures = 0;
  async function run(): Promise<void> {
    while (!isStopped) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      let problem: string | null = null;
      try {
        problem = await sendDueMessages(parts, ending.signal);
        failures = problem === null ? 0 : failures + 1;
        if (failures === 1) log.warn({ problem }, 'No mail can be sent');
      } catch (error) {
        log.error({ err: error }, 'The queue of mail could not be worked on');
      }
      const waited = new AbortController();
      const wait = pause(problem === null ? LOOK : backOff(failures + 1, LOOK, 32 * LOOK), undefined, {
        signal: AbortSignal.any([ending.signal, waited.signal]),
        ref: false,
      }).catch(() => undefined);
      // While the mail server is away, new messages do not shorten the wait.
      await (problem === null ? Promise.race([wait, woken]) : wait);
      waited.abort();
    }
  }
  store.onMoved(() => wake());
  const running = run();
  return async () => {
    isStopped = true;
    wake();
    const timer = setTimeout(() => ending.abort(), LAST_MESSAGE);
    await running;
    clearTimeout(timer);
  };
}
