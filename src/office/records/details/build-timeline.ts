/** Events in the history of a record, as far as this device knows them. Pure. */

import { toHundredths } from '../../../contract/money/money.ts';
import type { MailDelivery, MailState } from '../../../contract/office/mail.ts';
import { previousValue } from '../../../contract/protocol/previous-value.ts';
import type { PreviousValues, RecordReply } from '../../../contract/protocol/record-base.ts';
import { staffEntryKindOf } from '../../../device/records/index.ts';
import { isRequestKind } from '../../../kinds/list.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { formatDuration } from '../../features/dashboard/format-figures.ts';
import { reasonLabel } from '../../kinds/suggested-reasons.ts';
import { formatDate, formatMoney } from '../../table/engine/format.ts';
import { wasClockAhead } from '../../time/office-clock.ts';
import { describeWrongClock } from '../list/captured-time.tsx';
import { isDayField } from '../list/record-labels.ts';
import { stateLabel } from '../list/state-labels.ts';
import { correctionEvents, describeFieldValue, TRAVELLER } from './correction-events.ts';
import type { TimelineEvent, TimelineRecord } from './timeline-event.ts';

/** Shortest delay that is mentioned, milliseconds. */
const DELAY = 10 * 60_000;

const WAYS = {
  mail: ['Answered by mail', 'Answered by mail, taken back'],
  whatsapp: ['Answered by WhatsApp', 'Answered by WhatsApp, taken back'],
  office: ['Answered by mail from the office', 'Answered by mail from the office, taken back'],
} as const satisfies Readonly<Record<RecordReply['way'], readonly [string, string]>>;

/** States of mail that may have reached somebody. */
const LEFT: readonly MailState[] = ['sending', 'sent', 'uncertain'];

/** Display names of fields, and of accounts by their ids. */
export interface TimelineNames {
  field: (field: string) => string;
  account: (id: string) => string;
}

/** Returns the events of a record, the oldest first. */
export function timelineOf(row: TimelineRecord, names: TimelineNames): TimelineEvent[] {
  const events = [...arrival(row), ...receiptOf(row), ...settings(row, names), ...correctionEvents(row)];
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
  if (typeof value !== 'string' || value === '') return describeFieldValue(value);
  if (AMOUNTS.includes(field)) return formatMoney(toHundredths(value) / 100, String(set.currency ?? ''));
  return isDayField(field) ? formatDate(value) : describeFieldValue(value);
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
