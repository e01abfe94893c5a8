/** What has happened to a record, from what this device has of it. Pure. */
import { requestKinds } from '../../../contract/changes.ts';
import type { RecordFrame, RecordVersion } from '../../../contract/record-frame.ts';
import type { FeedRecord } from '../../../contract/records.ts';
import type { RecordReply } from '../../../contract/reply.ts';
import { madeBy } from '../../../device/feed/index.ts';
import { waited } from '../dashboard/words.ts';
import { sentFieldInWords } from './sent-field-words.ts';
import { stateInWords } from './state-words.ts';

export interface TimelineEvent {
  id: string;
  /** What happened, in a few words. */
  what: string;
  /** A note or a reason, as somebody wrote it. */
  text?: string;
  /** What became another, line by line. */
  lines?: readonly string[];
  /** Name of the account; the traveller, or nobody where the office itself did it. */
  by: string;
  /** ISO 8601: the device's clock, or the server's where the server did it. */
  at: string;
}

const TRAVELLER = 'The traveller';
/** A delay that is worth saying, milliseconds. */
const DELAY = 10 * 60_000;

const CORRECTED: Readonly<Record<Exclude<RecordVersion['outcome'], 'first'>, string>> = {
  applied: 'Corrected',
  earlier: 'Earlier version, which came later',
  message: 'Correction after the confirmation: nothing was changed, see the note',
  removed: 'Correction of what was removed',
};

const WAYS: Readonly<Record<RecordReply['way'], string>> = {
  mail: 'by mail',
  whatsapp: 'by WhatsApp',
  office: 'by mail from the office',
};

/** What of a record its timeline is made of. */
export type Happened = Pick<FeedRecord, 'kind' | keyof RecordFrame>;

/**
 * The oldest first. Of fields that were set more than once only the last time is on the device.
 * @param nameOf what a field is called
 */
export function timelineOf(row: Happened, nameOf: (field: string) => string): TimelineEvent[] {
  const events = [...arrival(row), ...settings(row, nameOf), ...corrections(row)];
  for (const { id, by, text, capturedAt } of row.notes) {
    events.push({ id, what: 'Note', text, by: by || TRAVELLER, at: capturedAt });
  }
  for (const { id, by, way, subject, text, capturedAt } of row.replies ?? []) {
    events.push({
      id: `${id} reply`,
      what: `Answered ${WAYS[way]}`,
      text: subject || text,
      by,
      at: capturedAt,
    });
  }
  // Two clocks tell these times: what was received had been sent before, whatever they say.
  const [sent, ...rest] = events;
  return sent
    ? [sent, ...rest.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))]
    : [];
}

function arrival(row: Happened): TimelineEvent[] {
  const isRequest = (requestKinds as readonly string[]).includes(row.kind);
  const byStaff = madeBy(row) !== null || !isRequest;
  const sent = {
    id: row.id,
    what: byStaff ? 'Entered' : 'Sent',
    by: byStaff ? 'A colleague' : TRAVELLER,
    at: row.capturedAt,
  };
  if (row.receivedAt === '') return [{ ...sent, what: `${sent.what}, and not received by the office yet` }];
  const delay = Date.parse(row.receivedAt) - Date.parse(row.capturedAt);
  const late = delay > DELAY ? `, ${waited(row.capturedAt, new Date(row.receivedAt))} later` : '';
  return [sent, { id: `${row.id} received`, what: `Received${late}`, by: '', at: row.receivedAt }];
}

function settings(row: Happened, nameOf: (field: string) => string): TimelineEvent[] {
  const values = row as unknown as Readonly<Record<string, unknown>>;
  const corrected = new Set(row.history?.map(({ id }) => id));
  return Object.entries(row.setBy ?? {})
    .filter(([, { id }]) => !corrected.has(id))
    .map(([field, { id, by, at }]) => ({
      id: `${id} ${field}`,
      what: `${nameOf(field)}: ${inWords(row, field, values[field])}`,
      ...(field === 'state' && row.lostReason && { text: row.lostReason }),
      by,
      at,
    }));
}

function inWords({ owner, state }: Happened, field: string, value: unknown): string {
  if (field === 'owner') return owner?.name ?? 'nobody';
  if (field === 'state') return stateInWords(state);
  return nothingOr(value);
}

function corrections(row: Happened): TimelineEvent[] {
  return (row.history ?? []).flatMap(({ id, outcome, by, capturedAt, changes }) => {
    if (outcome === 'first') return [];
    const lines = changes.map(
      ({ field, before, after }) =>
        `${sentFieldInWords(row, field)}: ${nothingOr(before)} → ${nothingOr(after)}`,
    );
    return [{ id, what: CORRECTED[outcome], lines, by: by || TRAVELLER, at: capturedAt }];
  });
}

function nothingOr(value: unknown): string {
  return value === null || value === undefined || value === '' ? 'nothing' : String(value);
}
