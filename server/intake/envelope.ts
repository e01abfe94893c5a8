/** Opens one envelope of an outbox file. The entries inside are handled like any backlog. */
import { type Problem, type ReplayEntry, replayRequestSchema } from '../../src/contract/protocol/answers.ts';
import {
  type Envelope,
  envelopePlace,
  envelopeSchema,
  envelopeStrings,
} from '../../src/contract/protocol/outbox-file.ts';
import { parseInput } from '../http/answers.ts';
import type { SealingKeys } from '../security/sealing-keys.ts';

export async function openEnvelope(
  body: unknown,
  keys: Pick<SealingKeys, 'knows' | 'open'>,
): Promise<{ envelope: Envelope; entries: ReplayEntry[] } | { problem: Problem }> {
  const envelope = parseInput(envelopeSchema, body);
  if ('problem' in envelope) return refuse(envelopeStrings.shape);
  if (!(await keys.knows(envelope.data.key))) return refuse(envelopeStrings.unknownKey);
  const text = await keys.open(envelope.data, envelopePlace(envelope.data));
  if (text === null) return refuse(envelopeStrings.unreadable);
  const content = parseInput(replayRequestSchema, parse(text));
  // The readable list outside the envelope promises one result per reference.
  if ('problem' in content || content.data.entries.length !== envelope.data.references.length) {
    return refuse(envelopeStrings.content);
  }
  return { envelope: envelope.data, entries: content.data.entries };
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
