/** Opens one envelope of an outbox file. The entries inside are handled like any backlog, and paid for by their bytes. */
import type { Problem, ReplayEntry } from '../../../src/contract/protocol/answers.ts';
import {
  type Envelope,
  envelopeContentSchema,
  envelopeSealingContext,
  envelopeStrings,
} from '../../../src/contract/protocol/outbox-file.ts';
import { parseInput } from '../../http/answers.ts';
import type { SealingKeys } from '../../security/sealing-keys.ts';

export async function openEnvelope(
  envelope: Envelope,
  keys: Pick<SealingKeys, 'knows' | 'open'>,
): Promise<
  { entries: ReplayEntry[]; clockAhead: number; bytes: number } | { status: 400 | 425; problem: Problem }
> {
  // Somebody may have restored the database without its keys, and bring them yet: the device asks again.
  if (!(await keys.knows(envelope.key))) {
    return { status: 425, problem: { message: envelopeStrings.unknownKey } };
  }
  const text = await keys.open(envelope, envelopeSealingContext(envelope));
  if (text === null) return refusal(envelopeStrings.unreadable);
  const content = parseInput(envelopeContentSchema, parse(text));
  // The readable list outside the envelope promises one result per reference.
  if ('problem' in content || content.data.entries.length !== envelope.references.length) {
    return refusal(envelopeStrings.content);
  }
  const { entries, clockAhead = 0 } = content.data;
  return { entries, clockAhead, bytes: Buffer.byteLength(text) };
}

function refusal(message: string): { status: 400; problem: Problem } {
  return { status: 400, problem: { message } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
