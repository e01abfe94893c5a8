/** Sends envelopes of outbox files: a colleague's, or the device's own. */
import { IDEMPOTENCY_KEY_HEADER, type Problem, type Receipt } from '../../../contract/protocol/answers.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import type { Envelope } from '../../../contract/protocol/outbox-file.ts';
import { CALL_TIMEOUT, isServerReachable, type Transport } from '../../core/transport.ts';
import type { OpenedEntry } from '../add/import-refused-entry.ts';
import type { Outbox } from '../outbox.ts';
import { SLOWEST_LINK } from './batch.ts';
import { judgeEnvelope, type Verdict } from './verdict.ts';

/** The result for one entry of an envelope. */
export type EntryResult =
  | { type: 'received'; receipt: Receipt }
  /** `isAdopted`: it is the person's own, and stands in their outbox now, to be corrected. */
  | { type: 'refused'; problem: Problem; epoch?: string; isAdopted?: true }
  /** Not accepted this time; sending the file again repeats it. */
  | {
      type: 'unsent';
      why: Exclude<Verdict['type'], 'accepted' | 'refused'>;
      message?: string;
      wait?: number;
      /** True where the server asks to wait with everything, not with this entry. */
      isForAll?: boolean;
    };

export interface EnvelopeDeps {
  transport: Transport;
  outbox: Pick<Outbox, 'acknowledge' | 'adopt'>;
  /** Epoch milliseconds. */
  clock: () => number;
}

/**
 * Sends one after another. It stops when the server asks to wait or does not answer anything; an envelope that
 * something on the way blocks holds no other.
 * @param onAnswer called for each envelope with the results of its entries, in their order
 */
export async function sendEnvelopes(
  envelopes: readonly Envelope[],
  { transport, outbox, clock }: EnvelopeDeps,
  onAnswer: (envelope: Envelope, results: readonly EntryResult[]) => void | Promise<void>,
): Promise<void> {
  for (const envelope of envelopes) {
    const json = JSON.stringify(envelope);
    const timeout = CALL_TIMEOUT + json.length / SLOWEST_LINK;
    // The echoed id of the file shows that a refusal is from our server.
    const headers = { [IDEMPOTENCY_KEY_HEADER]: envelope.file };
    const reply = await transport(endpoints.sealedReplay, { method: 'POST', json, timeout, headers });
    const verdicts = judgeEnvelope(reply, envelope, clock());
    const opened = verdicts.map((verdict, place) => openedEntry(verdict, envelope.references[place]));
    const isAdopted = await adopt(
      outbox,
      opened.flatMap((one) => one ?? []),
    );
    const results = verdicts.map((verdict, place): EntryResult => {
      const result = resultOf(verdict);
      return result.type === 'refused' && opened[place] && isAdopted ? { ...result, isAdopted } : result;
    });
    await onAnswer(envelope, results);
    const receipts = results.flatMap((result) => (result.type === 'received' ? [result.receipt] : []));
    // The device that wrote the file may send it too. A device without storage can still send.
    if (receipts.length > 0) await outbox.acknowledge(receipts).catch(() => undefined);
    const isAll = (why: Verdict['type']) =>
      results.every((result) => result.type === 'unsent' && result.why === why);
    if (
      results.every((result) => result.type === 'unsent' && result.isForAll) ||
      (isAll('unreachable') && !(await isServerReachable(transport)))
    )
      return;
  }
}

function openedEntry(verdict: Verdict, reference: string | undefined): OpenedEntry | null {
  if (verdict.type !== 'refused' || !verdict.entry || reference === undefined) return null;
  const { entry, problem, epoch } = verdict;
  return { entry, reference, problem, epoch };
}

/** True once they are on disk; otherwise the file stays as it is. */
const adopt = (outbox: EnvelopeDeps['outbox'], opened: readonly OpenedEntry[]): Promise<boolean> =>
  opened.length === 0
    ? Promise.resolve(false)
    : outbox.adopt(opened).then(
        () => true,
        () => false,
      );

function resultOf(verdict: Verdict): EntryResult {
  if (verdict.type === 'accepted') return { type: 'received', receipt: verdict.receipt };
  if (verdict.type === 'refused') {
    const { type, problem, epoch } = verdict;
    return { type, problem, ...(epoch !== undefined && { epoch }) };
  }
  if (verdict.type === 'later') {
    const { wait, ofThisOne } = verdict;
    return {
      type: 'unsent',
      why: 'later',
      ...(wait !== null && { wait }),
      ...(ofThisOne ? { message: ofThisOne.message } : { isForAll: true }),
    };
  }
  return {
    type: 'unsent',
    why: verdict.type,
    ...('problem' in verdict && verdict.problem && { message: verdict.problem.message }),
  };
}
