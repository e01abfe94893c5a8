/** Events in the history of a record, as far as this device knows them. Pure. */

import { toHundredths } from '../../../contract/money/money.ts';
import type { MailDelivery, MailState } from '../../../contract/office/mail.ts';
import type { FieldChange } from '../../../contract/protocol/changed-fields.ts';
import { previousValue } from '../../../contract/protocol/previous-value.ts';
import type {
  PreviousValues,
  RecordBase,
  RecordReply,
  RecordVersion,
} from '../../../contract/protocol/record-base.ts';
import { staffEntryKindOf } from '../../../device/records/index.ts';
import { isRequestKind } from '../../../kinds/list.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { formatDuration } from '../../features/dashboard/format-figures.ts';
import { reasonLabel } from '../../kinds/suggested-reasons.ts';
import { formatDate, formatMoney } from '../../table/engine/format.ts';
import { wasClockAhead } from '../../time/office-clock.ts';
import { describeWrongClock } from '../list/captured-time.tsx';
import { isDayField } from '../list/record-labels.ts';
import { stateLabel } from '../list/state-labels.ts';
import { sentFieldLabel } from './sent-field-labels.ts';

export interface TimelineEvent {
  id: string;
  /** Id of the change that set a field: those of one save are shown together. */
  save?: string;
  /** The event in a few words. */
  what: string;
  /** A note, or a reason in words. */
  text?: string;
  /** Changed fields, one per line. */
  lines?: readonly string[];
  /** Name of the account, or "The traveller"; empty where the office's server did it. */
  by: string;
  /** ISO 8601: the device's clock, or the server's where the server did it. */
  at: string;
  /** Id of the change and the values that undo it; absent where nothing can be set back. */
  back?: { change: string; set: PreviousValues };
  /** Each field before and after a correction; absent where no form of this version can set it back. */
  corrected?: readonly FieldChange[];
  /** Id of a note or an answer that has not been taken back; its author may take it back. */
  note?: string;
  /** True for a note or an answer that was taken back. */
  isTakenBack?: boolean;
  /** True for an answer that this server has sent, or may have sent. */
  hasLeft?: boolean;
}

const TRAVELLER = 'The traveller';
/** Shortest delay that is mentioned, milliseconds. */
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

/** Parts of a record from which its timeline is made. */
export type TimelineRecord = Pick<FeedRecord, 'kind' | keyof RecordBase>;

/** Display names of fields, and of accounts by their ids. */
export interface TimelineNames {
  field: (field: string) => string;
  account: (id: string) => string;
}

/** Returns the events of a record, the oldest first. */
export function timelineOf(row: TimelineRecord, names: TimelineNames): TimelineEvent[] {
  const events = [...arrival(row), ...receiptOf(row), ...settings(row, names), ...corrections(row)];
  for (const { id, by, text, capturedAt, takenBack } of row.notes) {
    const what = takenBack ? say('Note, taken back') : say('Note');
    events.push({ id, what, text, by: by || say(TRAVELLER), at: capturedAt, ...takingBackOf(id, takenBack) });
  }
  for (const { id, by, way, subject, text, capturedAt, takenBack, delivery } of row.replies ?? []) {
    const hasLeft = delivery !== undefined && LEFT.includes(delivery.state);
    events.push({
      id: `${id} reply`,
      what: say(WAYS[way][takenBack ? 1 : 0]),
      text: subject || text,
      by,
      at: capturedAt,
      ...(hasLeft ? { hasLeft } : takingBackOf(id, takenBack)),
    });
    if (!takenBack) events.push(...mailed(`${id} mail`, DELIVERED.answer, delivery));
  }
  // These times come from two clocks. The submission is always first, even if the server's clock says that it
  // was received earlier.
  const [sent, ...rest] = events;
  return sent
    ? [sent, ...rest.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))]
    : [];
}

type KnownState = Exclude<MailState, 'queued' | 'sending'>;

const DELIVERED = {
  receipt: {
    sent: 'Acknowledgement sent by e-mail',
    failed: 'Acknowledgement not sent',
    uncertain: 'Acknowledgement may have been sent',
    left: 'Acknowledgement not sent, and will not be',
  },
  answer: {
    sent: 'Answer sent by mail',
    failed: 'Answer not sent',
    uncertain: 'Answer may have been sent',
    left: 'Answer not sent, and left so',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<KnownState, string>>>>;

/**
 * Returns the event for the delivery of mail; none while it waits, or for a state that only a later version
 * knows.
 */
function mailed(
  id: string,
  words: (typeof DELIVERED)[keyof typeof DELIVERED],
  delivery: MailDelivery | undefined,
): TimelineEvent[] {
  if (!delivery?.at || !Object.hasOwn(words, delivery.state)) return [];
  const what = say(words[delivery.state as KnownState]);
  return [{ id, what, by: '', at: delivery.at, ...(delivery.problem && { text: delivery.problem }) }];
}

const receiptOf = (row: TimelineRecord) => mailed(`${row.id} receipt`, DELIVERED.receipt, row.receipt);

const takingBackOf = (note: string, takenBack: string | undefined) =>
  takenBack ? { isTakenBack: true } : { note };

const EXITS: Readonly<Record<string, string>> = {
  batch: 'with others that had waited',
  background: 'sent by the browser in the background',
  sealed: 'out of a saved file or a sealed copy',
};

function arrival(row: TimelineRecord): TimelineEvent[] {
  const isRequest = isRequestKind(row.kind);
  const byStaff = staffEntryKindOf(row) !== null || !isRequest;
  const sent = {
    id: row.id,
    what: byStaff ? say('Entered') : say('Sent'),
    by: byStaff ? row.enteredBy?.name || say('A colleague') : say(TRAVELLER),
    at: row.capturedAt,
  };
  const wrong = describeWrongClock(row);
  if (wrong) sent.what = `${sent.what} (${wrong})`;
  if (row.receivedAt === '')
    return [{ ...sent, what: say('{what}, and not received by the office yet', sent) }];
  const delay = Date.parse(row.receivedAt) - Date.parse(row.capturedAt) + (row.clockAhead ?? 0);
  const late = delay > DELAY ? [say('{time} later', { time: formatDuration(delay) })] : [];
  if (wasClockAhead(row)) sent.what = say('{what} (by a clock that was ahead)', sent);
  const exit = row.carriedBy ? [describeCarrier(row.carriedBy)] : channelLabel(row);
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

function channelLabel({ exit }: TimelineRecord): string[] {
  return exit ? [sayKnown(EXITS[exit] ?? exit)] : [];
}

function describeCarrier({ name }: NonNullable<TimelineRecord['carriedBy']>): string {
  return name === ''
    ? say('carried by a phone on which nobody was signed in')
    : say('carried by {name}', { name });
}

/** Returns every value that each field was set to. Only the last one of a field can be undone. */
function settings(row: TimelineRecord, names: TimelineNames): TimelineEvent[] {
  const corrected = new Set(row.history?.map(({ id }) => id));
  const last = Object.entries(row.setBy ?? {}).map(([field, { was, ...mark }]) => ({
    ...mark,
    field,
    set: previousValue(row, field),
    ...(was && { back: { change: mark.id, set: was } }),
  }));
  return (
    [...(row.pastSettings ?? []), ...last]
      // The currency is shown with the amount.
      .filter(({ field, id }) => field !== 'currency' && !corrected.has(id))
      .map(({ id, field, by, at, set, ...rest }) => ({
        id: `${id} ${field}`,
        save: id,
        what: whatOf(row, field, set, names),
        ...reasonIn(field, set),
        by,
        at,
        ...rest,
      }))
  );
}

function reasonIn(field: string, { lostReason, voided }: PreviousValues): { text?: string } {
  const text = field === 'state' ? lostReason : field === 'voided' ? voided : undefined;
  return text ? { text: reasonLabel(String(text)) } : {};
}

function whatOf(row: TimelineRecord, field: string, set: PreviousValues, names: TimelineNames): string {
  if (field === 'voided') return set.voided ? say('Voided: it counts nowhere') : say('Counted again');
  return `${names.field(field)}: ${inWords(row, field, set, names)}`;
}

const AMOUNTS = ['price', 'deposit'];

function inWords(
  { owner }: TimelineRecord,
  field: string,
  set: PreviousValues,
  names: TimelineNames,
): string {
  const value = set[field];
  if (field === 'owner' && typeof value === 'string') {
    return value === owner?.id ? owner.name : names.account(value);
  }
  if (field === 'owner') return say('nobody');
  if (field === 'state') return stateLabel(String(value));
  if (typeof value !== 'string' || value === '') return nothingOr(value);
  if (AMOUNTS.includes(field)) return formatMoney(toHundredths(value) / 100, String(set.currency ?? ''));
  return isDayField(field) ? formatDate(value) : nothingOr(value);
}

function corrections(row: TimelineRecord): TimelineEvent[] {
  const history = row.history ?? [];
  return history.flatMap(({ id, outcome, by, capturedAt, changes, cut, byContact }, place) => {
    if (id === row.id && changes.length > 0) return [firstWords(row, changes)];
    if (outcome === 'first') return [];
    const lines = changes.map(
      ({ field, before, after }) =>
        `${sayKnown(sentFieldLabel(row, field))}: ${nothingOr(before)} → ${nothingOr(after)}`,
    );
    const isOurs = outcome === 'applied' && staffEntryKindOf(row) !== null;
    const since = history.slice(place + 1).filter((version) => version.outcome === 'applied');
    const stand = changes.filter(
      ({ field }) => !since.some((version) => version.changes.some((one) => one.field === field)),
    );
    const corrected = isOurs && stand.length > 0 && { corrected: stand };
    return [
      {
        id,
        what: byContact
          ? say('{what}, sent from another device, by reference and contact', {
              what: say(CORRECTED[outcome]),
            })
          : say(CORRECTED[outcome]),
        ...(cut && { text: say('Too much was changed to list it here.') }),
        lines,
        by: by || say(TRAVELLER),
        at: capturedAt,
        ...corrected,
      },
    ];
  });
}

/** All that the first version said. It lists none of it while later versions list their changes. */
function firstWords(row: TimelineRecord, changes: readonly FieldChange[]): TimelineEvent {
  const lines = changes.map(
    ({ field, after }) => `${sayKnown(sentFieldLabel(row, field))}: ${nothingOr(after)}`,
  );
  const by = row.enteredBy?.name || say(TRAVELLER);
  return { id: `${row.id} first`, what: say('As it was first'), lines, by, at: row.capturedAt };
}

function nothingOr(value: unknown): string {
  return value === null || value === undefined || value === '' ? say('nothing') : sayKnown(String(value));
}

/** Returns the events of one save together; every other event is alone. */
export function groupBySave(events: readonly TimelineEvent[]): TimelineEvent[][] {
  const groups: TimelineEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (event.save !== undefined && last?.[0]?.save === event.save) last.push(event);
    else groups.push([event]);
  }
  return groups;
}
