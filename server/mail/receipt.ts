/** The receipt that a traveller gets of a request by mail. */

import { lookupUrl } from '../../src/contract/protocol/routes.ts';
import { extractContacts } from '../../src/contract/values/contact.ts';
import { emailSchema } from '../../src/contract/values/field-schemas.ts';
import type { RequestKind } from '../../src/kinds/list.ts';
import type { FeedRecord } from '../../src/kinds/records.ts';
import { placeholderValues } from '../../src/kinds/reply-template/placeholder-values.ts';
import { type SubmissionKind, submissions } from '../../src/kinds/submissions.ts';
import { publishedDetails } from '../site/published-details.ts';
import type { WriteContext } from '../store/core/write-context.ts';
import { countMailTo, hasManyReceipts, queueMail } from '../store/mail/mail-queue.ts';
import type { MailContext } from './mail-context.ts';
import { normaliseMailbox } from './normalise-mailbox.ts';

/** Receipts that one address is sent in a day: whoever types a stranger's address annoys them only so often. */
const MAX_RECEIPTS = 5;
const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;
/** Receipts to all addresses together: many times what a busy desk can answer, and too few to make us a sender of spam. */
export const MAX_RECEIPTS_WITHIN = [
  { within: HOUR, most: 300 },
  { within: DAY, most: 2_000 },
] as const;

/**
 * Puts the receipt of a new request into the queue; none for a request without an e-mail address.
 * @param request its payload, and the record that was made of it
 * @param now the server's clock
 */
export async function queueReceipt(
  context: WriteContext,
  { origin, onReceiptLeftOut }: MailContext,
  { kind, payload, record }: { kind: SubmissionKind; payload: object; record: FeedRecord<RequestKind> },
  now: Date,
): Promise<void> {
  const recipient = addressIn(kind, payload);
  if (recipient === null) return;
  const at = now.toISOString();
  const since = (within: number) => new Date(now.getTime() - within).toISOString();
  const countedAs = normaliseMailbox(recipient);
  if ((await countMailTo(context, countedAs, { since: since(DAY), at })) >= MAX_RECEIPTS) return;
  for (const { within, most } of MAX_RECEIPTS_WITHIN) {
    if (!(await hasManyReceipts(context, most, { since: since(within), at }))) continue;
    onReceiptLeftOut?.();
    return;
  }
  await queueMail(context, {
    id: record.id,
    purpose: 'receipt',
    record: record.id,
    recipient,
    countedAs,
    ...writeReceipt(kind, record, origin),
    at,
  });
}

/** The first e-mail address among the contacts of a request. */
function addressIn(kind: SubmissionKind, payload: object): string | null {
  const values = payload as Record<string, unknown>;
  const texts = submissions[kind].contacts.map((field) => String(values[field] ?? ''));
  const found = [...texts, ...extractContacts(texts)].find((text) => address.safeParse(text).success);
  return found ?? null;
}

const address = emailSchema('E-mail');

/**
 * Nothing of it is what somebody typed, so that nobody can have us send their words to strangers: no name, no
 * special requests, and a package only if we sell it.
 */
function writeReceipt(
  kind: SubmissionKind,
  record: FeedRecord<RequestKind>,
  origin: string,
): { subject: string; body: string } {
  const { reference } = record;
  const { company, prices } = publishedDetails();
  const published = { office: company.name, priceOf: (name: string) => prices.get(name) };
  const { dates, people, package: named = '' } = placeholderValues(record, published);
  const isOurs = record.kind === 'stayBooking' || prices.has(named);
  const facts = [
    ['Your reference', reference],
    ['Request', submissions[kind].title],
    ['Package', isOurs ? named : ''],
    ['Dates', dates],
    ['For', people],
  ].filter(([, value]) => value);
  return {
    subject: `We have your request ${reference}`,
    body: [
      'Thank you. We have your request and will answer it.',
      facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
      `To look it up, open this address and enter the e-mail address or phone number that you gave:\n${origin}${lookupUrl(reference)}`,
      'If you did not send it, somebody has entered your address by mistake. You need not do anything.',
      [company.name, company.phones[0].printed, company.email].join('\n'),
    ].join('\n\n'),
  };
}
