/** Corrections, sent to the server by every channel: own calls, a batch, envelopes of a saved file. */
import { v7 } from 'uuid';
import type { SealingKeys } from '../../../server/security/sealing-keys.ts';
import {
  type Receipt,
  type ReplayEntry,
  receiptSchema,
  replayAnswerSchema,
  replayResultSchema,
} from '../../../src/contract/protocol/answers.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { envelopeSealingContext } from '../../../src/contract/protocol/outbox-file.ts';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import { seal } from '../../../src/device/transfer/sealing/index.ts';
import type { Correction } from '../../../src/kinds/correction/schema.ts';
import { type EntryKind, entryKinds } from '../../../src/kinds/entry-kinds.ts';

export const MADE_AT = '2027-01-01T08:00:00.000Z';

/** The first submission of a record. */
export const firstOf = (kind: EntryKind, payload: unknown): ReplayEntry => ({
  id: v7(),
  kind,
  version: 1,
  capturedAt: MADE_AT,
  payload,
});

/** @param before the corrections that it builds on, the last first, without the first submission */
export function correctionOf(
  first: ReplayEntry,
  payload: unknown,
  before: readonly ReplayEntry[] = [],
  part: Partial<Correction> = {},
): ReplayEntry {
  const { id: record, kind, version, capturedAt } = first;
  const replaces = before.map(({ id }) => id);
  const correction = { record, kind, version, capturedAt, replaces, payload, ...part };
  return {
    id: v7(),
    kind: 'correction',
    version: 1,
    capturedAt: `2027-01-0${2 + before.length}T08:00:00.000Z`,
    payload: correction,
  };
}

export function referenceFor({ id, kind, payload }: ReplayEntry): string {
  const first = kind === 'correction' ? (payload as Correction) : { record: id, kind };
  return referenceOf(entryKinds[first.kind as EntryKind].prefix, first.record);
}

/** Parts of a server that the channels need. */
interface Door {
  app: { request: (path: string, init: RequestInit) => Response | Promise<Response> };
  sealingKeys: Pick<SealingKeys, 'current'>;
}

/** Sends entries in their order, and gives the receipt of each; anything else fails the test. */
export type DeliveryChannel = (
  door: Door,
  entries: readonly ReplayEntry[],
  headers?: Record<string, string>,
) => Promise<Receipt[]>;

async function post(
  { app }: Door,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}

const receiptsOf = (answer: unknown) =>
  replayAnswerSchema
    .parse(answer)
    .results.map((result) => receiptSchema.parse(replayResultSchema.parse(result).receipt));

const ownCalls: DeliveryChannel = async (door, entries, headers = {}) => {
  const receipts: Receipt[] = [];
  for (const { id, kind, version, capturedAt, payload } of entries) {
    const own = {
      ...headers,
      'Idempotency-Key': id,
      'Schema-Version': String(version),
      'Captured-At': capturedAt,
    };
    receipts.push(receiptSchema.parse(await post(door, entryKinds[kind as EntryKind].call, payload, own)));
  }
  return receipts;
};

const batch: DeliveryChannel = async (door, entries, headers) =>
  receiptsOf(await post(door, endpoints.replay, { entries }, headers));

const envelope: DeliveryChannel = async (door, entries, headers) => {
  const place = { file: v7(), index: 0, of: 1, references: entries.map(referenceFor) };
  const sealed = await seal(
    door.sealingKeys.current(),
    envelopeSealingContext(place),
    JSON.stringify({ entries }),
  );
  return receiptsOf(await post(door, endpoints.sealedReplay, { ...place, ...sealed }, headers));
};

/** Sends each entry by another channel than the one before. */
const mixed: DeliveryChannel = async (door, entries, headers) => {
  const receipts: Receipt[] = [];
  for (const [index, entry] of entries.entries()) {
    const exit = [envelope, ownCalls, batch][index % 3] as DeliveryChannel;
    receipts.push(...(await exit(door, [entry], headers)));
  }
  return receipts;
};

export const deliveryChannels = {
  'own calls': ownCalls,
  'one batch': batch,
  'one envelope': envelope,
  mixed,
};

/** Every order of some of the items, all of them or fewer. */
export function arrangements<Item>(items: readonly Item[]): Item[][] {
  return [
    [],
    ...items.flatMap((item) =>
      arrangements(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
    ),
  ];
}
