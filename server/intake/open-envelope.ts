/** Opens one envelope of an outbox file. The entries inside are handled like any backlog. */
import { type Problem, type ReplayEntry, replayRequestSchema } from '../../src/contract/protocol/answers.ts';
import {
  type Envelope,
  envelopeSealingContext,
  envelopeStrings,
} from '../../src/contract/protocol/outbox-file.ts';
import { parseInput } from '../http/answers.ts';
import type { SealingKeys } from '../security/sealing-keys.ts';

export async function openEnvelope(
  envelope: Envelope,
  keys: Pick<SealingKeys, 'knows' | 'open'>,
): Promise<{ entries: ReplayEntry[] } | { problem: Problem }> {
  if (!(await keys.knows(envelope.key))) return refuse(envelopeStrings.unknownKey);
  const text = await keys.open(envelope, envelopeSealingContext(envelope));
  if (text === null) return refuse(envelopeStrings.unreadable);
  const content = parseInput(replayRequestSchema, parse(text));
  // The readable list outside the envelope promises one result per reference.
  if ('problem' in content || content.data.entries.length !== envelope.references.length) {
    return refuse(envelopeStrings.content);
  }
  return { entries: content.data.entries };
}

function refuse(message: string): { problem: Problem } {
  return { problem: { message } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
