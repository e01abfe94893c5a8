/** Sends sealed copies to a server that lost their entries, one call each. */
import { calls } from '../../../contract/protocol/calls.ts';
import { withDatabase } from '../../core/database.ts';
import type { EntryCopy } from '../../core/tables.ts';
import { isServerReachable } from '../../core/transport.ts';
import { judgeEnvelope, type Verdict } from '../../outbox/index.ts';
import { CALL_INTERVAL } from './ask-held-submissions.ts';
import type { HealingDeps } from './healing-deps.ts';

/** Copies without an answer after which it stops, although the server is there. */
const SILENT_CALLS = 8;

/**
 * @param ids of copies that the server does not hold
 * @returns false if some are to be sent again later
 */
export async function resendCopies(parts: HealingDeps, ids: readonly string[]): Promise<boolean> {
  const { database, transport, pause, random, clock } = parts;
  let finished = true;
  let silent = 0;
  for (const id of ids) {
    const copy = await withDatabase(database, ({ copies }) => copies.get(id));
    if (!copy?.envelope || copy.refused !== undefined) continue;
    await pause(CALL_INTERVAL * (0.5 + random()));
    const json = JSON.stringify(copy.envelope);
    const reply = await transport(calls.sealedReplay, { method: 'POST', json });
    const [verdict = UNREACHABLE] = judgeEnvelope(reply, [copy.reference], clock());
    if (verdict.type === 'accepted' || verdict.type === 'refused') {
      await writeVerdict(parts, copy, verdict);
      continue;
    }
    finished = false;
    if (verdict.type === 'later') return false;
    if (verdict.type !== 'unreachable') continue;
    // One that something on the way blocks holds no other.
    silent += 1;
    if (silent === SILENT_CALLS || !(await isServerReachable(transport))) return false;
  }
  return finished;
}

const UNREACHABLE: Verdict = { type: 'unreachable' };

async function writeVerdict(
  { database }: HealingDeps,
  { id }: EntryCopy,
  verdict: Extract<Verdict, { type: 'accepted' | 'refused' }>,
): Promise<void> {
  await withDatabase(database, (tables) =>
    tables.transaction('rw', tables.copies, tables.sent, async () => {
      if (verdict.type === 'refused') {
        await tables.copies.update(id, { refused: verdict.problem.message });
        await tables.sent.update(id, { lost: true });
        return;
      }
      const { epoch, place } = verdict.receipt;
      if (epoch === undefined || place === undefined) return;
      await tables.sent.update(id, { epoch, place });
      await tables.copies.update(id, { epoch, place });
    }),
  );
}
