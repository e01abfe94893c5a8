/** The one way from a form to the server: on disk first, then sent, then told. */

import { DEVICE_FULL_MESSAGE, STORAGE_FAILED_MESSAGE } from '../../../kinds/messages.ts';
import { isDiskFull, isStorageUnusable } from '../../core/database.ts';
import type { Entry } from '../../core/tables.ts';
import type { WithinTimeLimit } from '../../core/timeout.ts';
import type { Outbox } from '../outbox.ts';
import type { Delivery } from '../send/deliver.ts';
import type { Replayer } from '../send/replay.ts';
import type { DirectSender } from '../send/send-unstored.ts';
import { AlreadyReceived, type NewEntry } from './add-entry.ts';

export type SubmitOutcome =
  | (Exclude<Delivery, { type: 'gone' }> & {
      reference: string;
      /** It changes what was submitted before: the receipt says what became of that. */
      isCorrection?: true;
      /** This device could not keep a copy: the office has it, or has said why not. */
      isWithoutCopy?: true;
    })
  /** The device cannot store it, and the server is not known to have it. */
  | {
      type: 'not-stored';
      /** Reason, as the person reads it. */
      error: string;
      /** The browser's own text, where `error` says in plain words what to do. */
      browserError?: string;
      /** The program that stores and sends could not be loaded: the page has to be loaded again. */
      isNotLoaded?: true;
    };

/** Callbacks of a form that goes on with the next entry while this one is on its way. */
export interface SubmitCallbacks {
  /** Called once it is on the disk, before it is sent; not where it is certain that nothing can be sent. */
  onStored: () => void;
  /** Asked when it is refused or has failed: true takes it out of the outbox, because the form has it back. */
  takesBack: () => boolean;
}

/** Saves a submission durably, then sends it. The answer says what the person may be told. */
export type Submit = (entry: Omit<NewEntry, 'press'>, form?: SubmitCallbacks) => Promise<SubmitOutcome>;

export interface SubmitDeps {
  outbox: Pick<Outbox, 'add' | 'freeze'>;
  replayer: Pick<Replayer, 'deliver'>;
  /** A new id for each press of Submit. */
  newPress: () => string;
  /** Called once it is on the disk and before it is sent. */
  onStored?: () => void;
  /** True where it is certain that nothing can be sent: then the person is told at once what is on the disk. */
  isSurelyOffline?: () => boolean;
  /** The way to the server for what the device cannot store. */
  direct?: DirectSender;
  /** Rejects when a promise takes longer than a database that works. */
  inTime?: WithinTimeLimit;
  /** Waits for room that was freed on a full disk and comes late; false where none is to come. */
  waitForRoom?: () => Promise<boolean>;
}

/** Outcome of what this device could not keep. */
export const notStoredOutcome = (error: unknown): Extract<SubmitOutcome, { type: 'not-stored' }> => ({
  type: 'not-stored',
  ...reasonOf(error),
});

function reasonOf(error: unknown): { error: string; browserError?: string } {
  const text = error instanceof Error ? error.message : String(error);
  if (isDiskFull(error)) return { error: DEVICE_FULL_MESSAGE, browserError: text };
  return isStorageUnusable(error) ? { error: STORAGE_FAILED_MESSAGE, browserError: text } : { error: text };
}

const DISCARDED = 'This was discarded in the outbox. Press Submit again to send it.';

const NOT_STORED = new Error('The storage of this browser does not answer.');

/** Sends what the device could not store. Saved is never said of it: it is received, or it is nowhere. */
async function sendDirectly(direct: DirectSender, entry: NewEntry, error: unknown): Promise<SubmitOutcome> {
  const result = await direct.send(entry);
  if (!result) return notStoredOutcome(error);
  const { verdict, reference, isCorrection } = result;
  if (verdict.type === 'accepted')
    return { ...verdict, reference, isWithoutCopy: true, ...(isCorrection && { isCorrection }) };
  if (verdict.type === 'refused' || verdict.type === 'failed')
    return { type: verdict.type, problem: verdict.problem, reference, isWithoutCopy: true };
  return notStoredOutcome(error);
}

export function createSubmit(parts: SubmitDeps): Submit {
  const { outbox, replayer, newPress, onStored, isSurelyOffline, direct } = parts;
  const { inTime = (work) => work, waitForRoom } = parts;
  /** Ids of what was on the disk once: only the disk knows what became of it. */
  const stored = new Set<string>();

  /** Unanswered presses, by submission id: one at a time for each. */
  const open = new Map<string, { content: string; outcome: Promise<SubmitOutcome> }>();

  async function press(entry: NewEntry, form?: SubmitCallbacks): Promise<SubmitOutcome> {
    const own = newPress();
    if (direct?.isOnlyWay(entry)) return sendDirectly(direct, entry, NOT_STORED);
    const storing = outbox.add({ ...entry, press: own });
    let added: Pick<Entry, 'id' | 'kind' | 'reference' | 'state' | 'afterFailure'>;
    try {
      added = await inTime(storing);
      stored.add(entry.id);
      // The disk has to know that it may have left.
      if (direct?.wasSent(entry.id)) await outbox.freeze([await storing]);
    } catch (error) {
      if (error instanceof AlreadyReceived) {
        const { sent } = error;
        return {
          type: 'accepted',
          receipt: sent,
          reference: sent.reference,
          ...((sent.corrects || sent.kind === 'correction') && { isCorrection: true }),
        };
      }
      if (!direct || stored.has(entry.id) || !isStorageUnusable(error)) return notStoredOutcome(error);
      const sent = sendDirectly(direct, entry, error);
      const settled = direct.settleLate(entry.id, own, storing, sent);
      if (!isDiskFull(error) || (await sent).type !== 'not-stored') return sent;
      // Pages gave way, and their room comes late: nobody is told "not saved" before.
      await settled;
      return (await waitForRoom?.()) ? press(entry, form) : sent;
    }
    onStored?.();
    const { reference } = added;
    const isCorrection = added.kind === 'correction' && !added.afterFailure;
    // Nobody is asked: neither the lock nor another look at the disk could tell more than its own answer.
    if (added.state === 'waiting' && isSurelyOffline?.())
      return { type: 'saved', reference, ...(isCorrection && { isCorrection }) };
    form?.onStored();
    let delivery: Delivery;
    try {
      delivery = await replayer.deliver(added.id, form ? () => (form.takesBack() ? own : null) : own);
    } catch (error) {
      // The disk cannot even say whether it is there. If it is, the next replay trigger sends it, under the same key.
      return notStoredOutcome(error);
    }
    if (delivery.type === 'gone') return { type: 'failed', problem: { message: DISCARDED }, reference };
    return { ...delivery, reference, ...(isCorrection && { isCorrection }) };
  }

  return async (entry, form) => {
    const content = JSON.stringify(entry);
    for (let before = open.get(entry.id); before; before = open.get(entry.id)) {
      // A second press with the same content shares the answer; changed content is sent after it.
      if (before.content === content) return before.outcome;
      await before.outcome.catch(() => undefined);
    }
    const outcome = press(entry, form).finally(() => open.delete(entry.id));
    open.set(entry.id, { content, outcome });
    return outcome;
  };
}
