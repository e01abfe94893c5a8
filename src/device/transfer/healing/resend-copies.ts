/** Sends sealed copies to a server that lost their entries, one call each. */
import { IDEMPOTENCY_KEY_HEADER, problemSchema } from '../../../contract/protocol/answers.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { envelopeStrings } from '../../../contract/protocol/outbox-file.ts';
import { readDeviceState, withDatabase } from '../../core/database.ts';
import type { EntryCopy } from '../../core/tables.ts';
import { type CallResult, isServerReachable } from '../../core/transport.ts';
import { judgeEnvelope, type Verdict } from '../../outbox/index.ts';
import type { HealingDeps } from './healing-deps.ts';
import { CALL_INTERVAL, markHeld, markLost } from './query-held-submissions.ts';

/** Copies without an answer after which it stops, although the server is there. */
const SILENT_CALLS = 8;

export interface ResendResult {
  /** Copies of which the server has said what becomes of them. */
  judged: number;
  /** False if some are to be sent again later. */
  finished: boolean;
}

/** @param ids of copies that the server does not hold */
export async function resendCopies(parts: HealingDeps, ids: readonly string[]): Promise<ResendResult> {
  const { database, transport, pause, random, clock } = parts;
  const result: ResendResult = { judged: 0, finished: true };
  let silent = 0;
  /** Keys that the server does not have now: one copy asks for all that are sealed to it. */
  const unknownKeys = new Set<string>();
  /** The account whose session has ended: its copies wait for the next one. */
  let signedOut: string | undefined;
  for (const id of ids) {
    const copy = await withDatabase(database, ({ copies }) => copies.get(id));
    if (!copy?.envelope || unknownKeys.has(copy.envelope.key)) continue;
    if (signedOut !== undefined && copy.author === signedOut) continue;
    await pause(CALL_INTERVAL * (0.5 + random()));
    const json = JSON.stringify(copy.envelope);
    const headers = { [IDEMPOTENCY_KEY_HEADER]: copy.envelope.file };
    const reply = await transport(endpoints.sealedReplay, { method: 'POST', json, headers });
    const [judged = UNREACHABLE] = judgeEnvelope(reply, copy.envelope, clock());
    // References are short: a receipt for another submission is none for this one.
    const isOther = judged.type === 'accepted' && judged.receipt.id !== id;
    const verdict = isOther ? UNREACHABLE : judged;
    if (verdict.type === 'accepted' || verdict.type === 'refused') {
      await writeVerdict(parts, copy, verdict);
      result.judged += 1;
      continue;
    }
    result.finished = false;
    if (verdict.type === 'sign-in' && copy.author !== undefined) {
      signedOut = copy.author;
      await parts.askToSignIn(copy.author);
    }
    if (verdict.type === 'later') {
      if (!verdict.ofThisOne) return result;
      if (!isOfUnknownKey(reply)) continue;
      unknownKeys.add(copy.envelope.key);
      // Nothing more is sealed to that key: it may be of a server that was served by mistake.
      await withDatabase(database, ({ facts }) => facts.delete('sealingKey'));
      continue;
    }
    if (verdict.type !== 'unreachable') continue;
    // One that something on the way blocks holds no other.
    silent += 1;
    if (silent === SILENT_CALLS || !(await isServerReachable(transport))) return result;
  }
  return result;
}

/** True for the word of a server that lacks the key: its operator may still bring it. */
const isOfUnknownKey = (reply: CallResult) =>
  !(reply instanceof Error) &&
  problemSchema.safeParse(reply.body).data?.message === envelopeStrings.unknownKey;

const UNREACHABLE: Verdict = { type: 'unreachable' };

async function writeVerdict(
  { database }: HealingDeps,
  { id }: EntryCopy,
  verdict: Extract<Verdict, { type: 'accepted' | 'refused' }>,
): Promise<void> {
  await withDatabase(database, (tables) =>
    tables.transaction('rw', tables.copies, tables.sent, tables.facts, async () => {
      if (verdict.type === 'refused') {
        const epoch = verdict.epoch ?? (await readDeviceState(tables, 'standing'))?.epoch;
        if (epoch === undefined) return;
        await tables.copies.update(id, { refused: verdict.problem.message, judgedBy: { epoch } });
        await markLost(tables, id, { epoch });
        return;
      }
      const { epoch, place } = verdict.receipt;
      if (epoch !== undefined && place !== undefined) await markHeld(tables, id, { epoch, place });
    }),
  );
}
