/** What has happened to a record, from what this device has of it. Pure. */
import type { FieldChange } from '../../../contract/changed-fields.ts';
import { isVoided, requestKinds } from '../../../contract/changes.ts';
import type { MailState } from '../../../contract/mail.ts';
import { hundredthsOf } from '../../../contract/money.ts';
import type { FieldBefore, RecordFrame, RecordVersion } from '../../../contract/record-frame.ts';
import type { FeedRecord } from '../../../contract/records.ts';
import type { RecordReply } from '../../../contract/reply.ts';
import { madeBy } from '../../../device/feed/index.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { formatDate, formatMoney } from '../../table/engine/format.ts';
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
  /** The change that it was, and what undoes it; absent where nothing can be set back. */
  back?: { change: string; set: FieldBefore };
  /** Of a correction, what each field was before and after; absent where no form of ours can set it back. */
  corrected?: readonly FieldChange[];
  /** A note or an answer that stands; who wrote it may take it back. */
  note?: string;
  /** True for a note or an answer that was taken back. */
  isTakenBack?: boolean;
  /** True for an answer that this server has sent, or may have sent. */
  hasLeft?: boolean;
}

const TRAVELLER = 'The traveller';
/** A delay that is worth saying, milliseconds. */
const DELAY = 10 * 60_000;

const CORRECTED = {
  applied: 'Corrected',
  earlier: 'Earlier version, which came later',
  message: 'Correction after the confirmation: nothing was changed, see the note',
  removed: 'Correction of what was removed',
} as const satisfies Readonly<Record<Exclude<RecordVersion['outcome'], 'first'>, string>>;

const WAYS = {
  mail: ['Answered by mail', 'Answered by mail, taken back'],
  whatsapp: ['Answered by WhatsApp', 'Answered by WhatsApp, taken back'],
  office: ['Answered by mail from the office', 'Answered by mail from the office, taken back'],
} as const satisfies Readonly<Record<RecordReply['way'], readonly [string, string]>>;

/** States of mail that may have reached somebody. */
const LEFT: readonly MailState[] = ['sending', 'sent', 'uncertain'];

/** What of a record its timeline is made of. */
export type Happened = Pick<FeedRecord, 'kind' | keyof RecordFrame>;

/**
 * The oldest first. Of fields that were set more than once only the last time is on the device.
 * @param nameOf what a field is called
 */
export function timelineOf(row: Happened, nameOf: (field: string) => string): TimelineEvent[] {
  const events = [...arrival(row), ...settings(row, nameOf), ...corrections(row)];
  for (const { id, by, text, capturedAt, takenBack } of row.notes) {
    const what = takenBack ? say('Note, taken back') : say('Note');
    events.push({ id, what, text, by: by || say(TRAVELLER), at: capturedAt, ...standing(id, takenBack) });
  }
  for (const { id, by, way, subject, text, capturedAt, takenBack, delivery } of row.replies ?? []) {
    const hasLeft = delivery !== undefined && LEFT.includes(delivery.state);
    events.push({
      id: `${id} reply`,
      what: say(WAYS[way][takenBack ? 1 : 0]),
      text: subject || text,
      by,
      at: capturedAt,
      ...(hasLeft ? { hasLeft } : standing(id, takenBack)),
    });
  }
  // Two clocks tell these times: what was received had been sent before, whatever they say.
  const [sent, ...rest] = events;
  return sent
    ? [sent, ...rest.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))]
    : [];
}

const standing = (note: string, takenBack: string | undefined) =>
  takenBack ? { isTakenBack: true } : { note };

const EXITS: Readonly<Record<string, string>> = {
  batch: 'with others that had waited',
  background: 'sent by the browser in the background',
  sealed: 'out of a saved file or a sealed copy',
};

function arrival(row: Happened): TimelineEvent[] {
  const isRequest = (requestKinds as readonly string[]).includes(row.kind);
  const byStaff = madeBy(row) !== null || !isRequest;
  const sent = {
    id: row.id,
    what: byStaff ? say('Entered') : say('Sent'),
    by: byStaff ? row.enteredBy?.name || say('A colleague') : say(TRAVELLER),
    at: row.capturedAt,
  };
  if (row.receivedAt === '')
    return [{ ...sent, what: say('{what}, and not received by the office yet', sent) }];
  const delay = Date.parse(row.receivedAt) - Date.parse(row.capturedAt);
  const late =
    delay > DELAY ? [say('{time} later', { time: waited(row.capturedAt, new Date(row.receivedAt)) })] : [];
  const exit = row.carriedBy ? [carrierInWords(row.carriedBy)] : exitInWords(row);
  return [
    sent,
    {
      id: `${row.id} received`,
      what: [say('Received'), ...late, ...exit].join(', '),
      by: '',
      at: row.receivedAt,
    },
  ];
}

function exitInWords({ exit }: Happened): string[] {
  return exit ? [sayKnown(EXITS[exit] ?? exit)] : [];
}

function carrierInWords({ name }: NonNullable<Happened['carriedBy']>): string {
  return name === ''
    ? say('carried by a phone on which nobody was signed in')
    : say('carried by {name}', { name });
}

function settings(row: Happened, nameOf: (field: string) => string): TimelineEvent[] {
  const values = row as unknown as Readonly<Record<string, unknown>>;
  const corrected = new Set(row.history?.map(({ id }) => id));
  return (
    Object.entries(row.setBy ?? {})
      // An amount says its currency.
      .filter(([field, { id }]) => field !== 'currency' && !corrected.has(id))
      .map(([field, { id, by, at, was }]) => ({
        id: `${id} ${field}`,
        what: whatOf(row, field, nameOf(field), values[field]),
        ...(field === 'state' && row.lostReason && { text: row.lostReason }),
        ...(field === 'voided' && row.voided && { text: row.voided }),
        by,
        at,
        ...(was && { back: { change: id, set: was } }),
      }))
  );
}

function whatOf(row: Happened, field: string, name: string, value: unknown): string {
  if (field === 'voided') return isVoided(row) ? say('Voided: it counts nowhere') : say('Counted again');
  return `${name}: ${inWords(row, field, value)}`;
}

const AMOUNTS = ['price', 'deposit'];

function inWords({ owner, state, currency }: Happened, field: string, value: unknown): string {
  if (field === 'owner') return owner?.name ?? say('nobody');
  if (AMOUNTS.includes(field) && typeof value === 'string') {
    return formatMoney(hundredthsOf(value) / 100, currency);
  }
  if (field.endsWith('Due') && typeof value === 'string') return formatDate(value);
  if (field === 'state') return stateInWords(state);
  return nothingOr(value);
}

function corrections(row: Happened): TimelineEvent[] {
  const history = row.history ?? [];
  return history.flatMap(({ id, outcome, by, capturedAt, changes }, place) => {
    if (outcome === 'first') return [];
    const lines = changes.map(
      ({ field, before, after }) =>
        `${sayKnown(sentFieldInWords(row, field))}: ${nothingOr(before)} → ${nothingOr(after)}`,
    );
    const isOurs = outcome === 'applied' && madeBy(row) !== null;
    const since = history.slice(place + 1).filter((version) => version.outcome === 'applied');
    const stand = changes.filter(
      ({ field }) => !since.some((version) => version.changes.some((one) => one.field === field)),
    );
    const corrected = isOurs && stand.length > 0 && { corrected: stand };
    return [
      { id, what: say(CORRECTED[outcome]), lines, by: by || say(TRAVELLER), at: capturedAt, ...corrected },
    ];
  });
}

function nothingOr(value: unknown): string {
  return value === null || value === undefined || value === '' ? say('nothing') : sayKnown(String(value));
}
