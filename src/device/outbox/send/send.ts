/** Sends one entry or a batch and gives each a verdict; a batch that fails as a whole is sent in parts. */

import {
  AUTHOR_HEADER,
  CAPTURED_AT_HEADER,
  CLOCK_AHEAD_HEADER,
  DEVICE_CLOCK_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  SCHEMA_VERSION_HEADER,
} from '../../../contract/protocol/answers.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { UNKNOWN_CLOCK } from '../../../contract/protocol/wrong-clock.ts';
import { entryKinds, isEntryKind } from '../../../kinds/entry-kinds.ts';
import { clampIsoTime, toIsoTime } from '../../core/iso-time.ts';
import type { Identify } from '../../core/submission-secret.ts';
import type { Entry } from '../../core/tables.ts';
import { CALL_TIMEOUT, type Transport } from '../../core/transport.ts';
import { bodyOf, SLOWEST_LINK, toReplayEntry } from './batch.ts';
import { type BatchVerdict, judgeAnswer, judgeBatch, pausesOthers, type Verdict } from './verdict.ts';

export interface SenderDeps {
  transport: Transport;
  /** Epoch milliseconds. */
  clock: () => number;
  identify: Identify;
  /** 0 up to 1: which entry of a batch without an answer is tried alone. */
  random: () => number;
}

/** Asked before each further call for a batch; false leaves the rest for the next turn. */
export type MaySend = (part: readonly Entry[]) => Promise<boolean>;

export interface Sender {
  /** @param timeout in milliseconds; by default the time that its size takes on the slowest connection */
  sendOne: (entry: Entry, timeout?: number) => Promise<Verdict>;
  /** Sends the batches of one turn, several at once. */
  beginTurn: (mayLeave: MaySend) => (batch: readonly Entry[]) => Promise<Map<string, Verdict>>;
}

/** Calls without an answer that one batch may cost once the server is known to answer. */
const SILENT_CALLS = 8;
const UNREACHABLE: Verdict = { type: 'unreachable' };

const forAll = (entries: readonly Entry[], verdict: Verdict) =>
  entries.map(({ id }): [string, Verdict] => [id, verdict]);
const timeoutOf = (json: string) => CALL_TIMEOUT + json.length / SLOWEST_LINK;
const isNobodys = (verdict: Verdict) =>
  verdict.type === 'unreachable' || (verdict.type === 'later' && !verdict.ours);
/** Our server did not answer. */
const isSilent = (judged: BatchVerdict) =>
  judged.type === 'judged' && [...judged.verdicts.values()].every(isNobodys);

/** Whether an entry may be the reason why a batch got no answer, or was asked to wait again. */
function isStuck(judged: BatchVerdict, batch: readonly Entry[]): boolean {
  if (judged.type === 'split' || batch.length === 1) return false;
  const again = batch.some(({ heldOff }) => heldOff);
  return [...judged.verdicts.values()].every(
    (verdict) => verdict.type === 'unreachable' || (pausesOthers(verdict) && again),
  );
}

/** What is known of the clock that gave the time of capture, for a call of its own. */
function clockHeaders({ clockAhead, clockUnknown }: Entry): Record<string, string> {
  if (clockUnknown) return { [CLOCK_AHEAD_HEADER]: UNKNOWN_CLOCK };
  return clockAhead === undefined ? {} : { [CLOCK_AHEAD_HEADER]: String(clockAhead) };
}

export function createSender({ transport, clock, random, identify }: SenderDeps): Sender {
  const presentClock = () => ({ [DEVICE_CLOCK_HEADER]: toIsoTime(clock()) });

  async function sendOne(entry: Entry, timeout?: number): Promise<Verdict> {
    // Kinds of a later version of this program have no known address here, and a call of one's own no such field.
    if (!isEntryKind(entry.kind) || entry.asMessage) {
      const judged = await sendTogether([entry]);
      return (judged.type === 'judged' && judged.verdicts.get(entry.id)) || UNREACHABLE;
    }
    const json = JSON.stringify(bodyOf(entry, await identify(entry)));
    const reply = await transport(entryKinds[entry.kind].call, {
      method: 'POST',
      json,
      timeout: timeout ?? timeoutOf(json),
      headers: {
        [IDEMPOTENCY_KEY_HEADER]: entry.id,
        ...presentClock(),
        [SCHEMA_VERSION_HEADER]: String(entry.version),
        [CAPTURED_AT_HEADER]: clampIsoTime(entry.capturedAt),
        ...clockHeaders(entry),
        ...(entry.author && { [AUTHOR_HEADER]: entry.author }),
      },
    });
    return judgeAnswer(reply, entry.id, clock());
  }

  async function sendPart(entries: readonly Entry[]): Promise<BatchVerdict> {
    const [first] = entries;
    if (!first || entries.length > 1) return sendTogether(entries);
    return { type: 'judged', verdicts: new Map([[first.id, await sendOne(first)]]) };
  }

  async function sendTogether(entries: readonly Entry[]): Promise<BatchVerdict> {
    const named = await Promise.all(
      entries.map(async (entry) => toReplayEntry(entry, await identify(entry))),
    );
    const json = JSON.stringify({ entries: named });
    return judgeBatch(
      // The echoed key shows that a problem with the whole batch is from our server.
      await transport(endpoints.replay, {
        method: 'POST',
        json,
        timeout: timeoutOf(json),
        headers: { [IDEMPOTENCY_KEY_HEADER]: entries[0]?.id ?? '', ...presentClock() },
      }),
      entries.map(({ id }) => id),
      clock(),
    );
  }

  function beginTurn(mayLeave: MaySend) {
    /** The entry that is tried alone for all batches without an answer, and its verdict. */
    let probing: Promise<[string, Verdict]> | null = null;

    /** One entry sent alone shows whether the connection is down or the batch is blocked. */
    function probe(batch: readonly Entry[]): Promise<[string, Verdict]> {
      const tryOne = async (): Promise<[string, Verdict]> => {
        const chosen = batch[Math.min(batch.length - 1, Math.floor(random() * batch.length))] as Entry;
        return [chosen.id, (await mayLeave([chosen])) ? await sendOne(chosen) : UNREACHABLE];
      };
      probing ??= tryOne().finally(() => {
        probing = null;
      });
      return probing;
    }

    return async (batch: readonly Entry[]) => {
      const verdicts = new Map(forAll(batch, UNREACHABLE));
      let silentCallsLeft = SILENT_CALLS;

      /** The server answers: halve whatever gets no answer until the entry is alone. */
      async function halve(part: readonly Entry[]): Promise<void> {
        const middle = Math.ceil(part.length / 2);
        for (const half of [part.slice(0, middle), part.slice(middle)]) {
          if (half.length === 0 || silentCallsLeft === 0 || !(await mayLeave(half))) continue;
          const judged = await sendPart(half);
          if (judged.type === 'judged' && !isSilent(judged)) {
            hear(judged.verdicts);
            // A server that asks to wait is obeyed.
            if ([...judged.verdicts.values()].every(pausesOthers)) silentCallsLeft = 0;
          } else {
            if (judged.type === 'judged') silentCallsLeft -= 1;
            if (half.length > 1) await halve(half);
            else hear(forAll(half, { type: 'blocked' }));
          }
        }
      }

      function hear(heard: Iterable<[string, Verdict]>): void {
        for (const [id, verdict] of heard) if (verdicts.has(id)) verdicts.set(id, verdict);
      }

      const judged = await sendPart(batch);
      if (judged.type === 'judged') hear(judged.verdicts);
      if (judged.type === 'split') await halve(batch);
      else if (isStuck(judged, batch)) {
        const [id, verdict] = await probe(batch);
        hear([[id, verdict]]);
        const isThere = verdict.type !== 'unreachable' && !pausesOthers(verdict);
        if (isThere) await halve(batch.filter((entry) => entry.id !== id));
      }
      return verdicts;
    };
  }

  return { sendOne, beginTurn };
}
