/** Sends one entry for a waiting person, and returns what they may be told. */
import type { Problem, Receipt } from '../../../contract/protocol/answers.ts';
import type { Entry } from '../../core/tables.ts';
import { CALL_TIMEOUT } from '../../core/transport.ts';
import type { PossibleServerContent } from '../add/remove-entry.ts';
import type { ApplyVerdicts } from './apply-verdicts.ts';
import type { ReplayDeps } from './replay-deps.ts';
import type { Sender } from './send.ts';
import type { Verdict } from './verdict.ts';

/** The result of an entry that a person waits for (docs/contract.md#outcomes). */
export type Delivery =
  | { type: 'accepted'; receipt: Pick<Receipt, 'reference' | 'receivedAt' | 'message'> }
  | { type: 'refused'; problem: Problem }
  | { type: 'failed'; problem: Problem }
  /** It is on this device's disk and will be sent; `needsSignIn`: once its author has signed in again. */
  | { type: 'saved'; needsSignIn?: true }
  /** Neither in the outbox nor received: somebody discarded it. */
  | { type: 'gone' };

/** The press that added an entry, see `Entry`; null for none. A form that may have gone on is asked when it matters. */
type Press = string | null | (() => string | null);

export type Deliver = (id: string, press?: Press) => Promise<Delivery>;

interface DeliverDeps extends ReplayDeps {
  sendOne: Sender['sendOne'];
  settle: ApplyVerdicts;
}

/** The key is looked up before anything is refused, so a refusal proves that this content is not held. */
function mayHold(verdict: Verdict): PossibleServerContent {
  if (verdict.type !== 'refused') return 'this';
  return verdict.isTaken ? 'another' : 'nothing';
}

/** It was taken back, for the form has it, and the disk failed in that moment. */
const notKept = (error: unknown): Delivery => ({
  type: 'failed',
  problem: { message: error instanceof Error ? error.message : String(error) },
});

export function createDeliver(parts: DeliverDeps): Deliver {
  const { outbox, lock, priority, after, author, sendOne, settle } = parts;

  /** False while its author has to sign in, or while the entry that it is based on is not sent. */
  async function mayGo(id: string): Promise<boolean> {
    await parts.flushSignOut();
    return (await outbox.ready(await author())).some((entry) => entry.id === id);
  }

  /** The entry, or its result meanwhile from another tab, the worker or a person. */
  async function look(id: string): Promise<{ entry: Entry } | { delivery: Delivery }> {
    const [entry, sent] = await Promise.all([outbox.find(id), outbox.findSent(id)]);
    if (sent) return { delivery: { type: 'accepted', receipt: sent } };
    return entry ? { entry } : { delivery: { type: 'gone' } };
  }

  /** For an entry that stays: saved only if it is there. */
  async function tellSaved(id: string): Promise<Delivery> {
    const found = await look(id);
    return 'delivery' in found ? found.delivery : { type: 'saved' };
  }

  async function deliverInTurn(id: string, press: Press): Promise<Delivery> {
    const found = await look(id);
    if ('delivery' in found) return found.delivery;
    const { entry } = found;
    if (entry.state === 'parked' && entry.problem) {
      return conclude(entry, press, { type: 'refused', problem: entry.problem });
    }
    // It can still be edited, because nothing was sent.
    if (await parts.isOffline?.()) return { type: 'saved' };
    if (entry.author && !(await mayGo(id))) {
      const isKnown = (await author()) === entry.author;
      return { type: 'saved', ...(!isKnown && { needsSignIn: true }) };
    }
    const [frozen] = await outbox.freeze([entry]);
    if (!frozen) return tellSaved(id);
    const verdict = await sendOne(frozen, CALL_TIMEOUT);
    if (verdict.type === 'sign-in' && frozen.author) await parts.askToSignIn(frozen.author);
    const delivery = await conclude(frozen, press, verdict);
    return verdict.type === 'sign-in' && frozen.author && delivery.type === 'saved'
      ? { ...delivery, needsSignIn: true }
      : delivery;
  }

  /** Stores the result of an entry, and returns what the person may be told. */
  async function conclude(entry: Entry, press: Press, verdict: Verdict): Promise<Delivery> {
    const { id } = entry;
    // A session that has ended is no fault of the entry, nor of a visitor a server that is set up for another address.
    const isNoFault = verdict.type === 'sign-in' || (verdict.type === 'forbidden' && entry.author === null);
    if ('problem' in verdict && !isNoFault) {
      const { problem } = verdict;
      const own = typeof press === 'function' ? press() : press;
      const told = verdict.type === 'failed' ? 'failed' : 'refused';
      // A conflicting change stays, because a person has to choose.
      if (own && !problem.held && (await outbox.withdraw(id, own, mayHold(verdict)))) {
        return { type: told, problem };
      }
      await settle({ verdicts: new Map([[id, verdict]]), batch: [entry] });
      const kept = await tellSaved(id);
      return verdict.type === 'refused' && kept.type === 'saved' ? verdict : kept;
    }
    await settle({ verdicts: new Map([[id, verdict]]), batch: [entry] });
    return verdict.type === 'accepted' ? verdict : tellSaved(id);
  }

  /**
   * Sends one entry now, for a waiting person. If it is refused or fails, the press that added it withdraws
   * it: the form holds its values, and nobody was told that it is saved. Any other entry stays.
   * @param press the one that added it, see `Entry`
   */
  return async function deliver(id, press = null): Promise<Delivery> {
    const patience = new AbortController();
    const stopWaiting = after(CALL_TIMEOUT, () => patience.abort());
    // A backlog that is being sent lets this entry go first.
    const release = priority.request();
    try {
      return await lock(async () => {
        stopWaiting();
        release();
        return deliverInTurn(id, press);
      }, patience.signal);
    } catch (error) {
      // A disk may fail after it has written, so only what is there now counts.
      const found = await tellSaved(id);
      return found.type === 'gone' && !patience.signal.aborted ? notKept(error) : found;
    } finally {
      stopWaiting();
      release();
    }
  };
}
