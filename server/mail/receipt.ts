/** The receipt that a traveller gets of a request by mail. */

import { company } from '../../src/content/company.ts';
import { publishedPrices } from '../../src/content/published-prices.ts';
import { lookupAddress } from '../../src/contract/addresses.ts';
import { contactsOf } from '../../src/contract/contact.ts';
import type { RequestKind } from '../../src/contract/placeholders.ts';
import type { FeedRecord } from '../../src/contract/records.ts';
import { valuesOf } from '../../src/contract/request-values.ts';
import type { SubmissionKind } from '../../src/contract/submissions.ts';
import { isSubmissionKind, submissions } from '../../src/contract/submissions.ts';
import { emailOf } from '../../src/contract/text.ts';
import type { Checked } from '../check.ts';
import type { Writer } from '../store/store.ts';

/** What mail says of this server. */
export interface MailPlan {
  /** Address of the site, without a closing slash. */
  origin: string;
}

/** Receipts that one address is sent in a day: whoever types a stranger's address annoys them only so often. */
const MOST_RECEIPTS = 5;
const DAY = 24 * 60 * 60 * 1_000;

/**
 * Puts the receipt of a new request into the queue, in the transaction that stores the request. Nothing for what
 * staff enter, for robots, for requests without an e-mail address, and for what may have had one before the
 * database was put back.
 * @param request as it was checked, under the id of its record
 * @param now the server's clock
 */
export async function queueReceipt(
  writer: Writer,
  { origin }: MailPlan,
  request: Pick<Checked, 'id' | 'kind' | 'payload' | 'suspect' | 'capturedAt'>,
  reference: string,
  now: Date,
): Promise<void> {
  const { id, kind, payload, suspect, capturedAt } = request;
  if (!isSubmissionKind(kind) || suspect) return;
  const recipient = addressIn(kind, payload);
  if (recipient === null) return;
  const restoredAt = await writer.restoredAt();
  if (restoredAt !== null && (capturedAt ?? now.toISOString()) < restoredAt) return;
  const since = new Date(now.getTime() - DAY).toISOString();
  if ((await writer.countReceipts(recipient, since)) >= MOST_RECEIPTS) return;
  const target = await writer.target(recordKindOf(kind), id);
  if (!target || target.gone) return;
  const record = target.record as FeedRecord<RequestKind>;
  await writer.queueMail({
    id,
    purpose: 'receipt',
    record: id,
    recipient,
    ...writeReceipt(kind, reference, record, origin),
    at: now.toISOString(),
  });
}

/** Every kind of request makes a record of its own name but this one. */
function recordKindOf(kind: SubmissionKind): Exclude<SubmissionKind, 'homeBooking'> | 'tour' {
  return kind === 'homeBooking' ? 'tour' : kind;
}

/** The first e-mail address among the contacts of a request. */
function addressIn(kind: SubmissionKind, payload: object): string | null {
  const values = payload as Record<string, unknown>;
  const texts = submissions[kind].contacts.map((field) => String(values[field] ?? ''));
  const found = [...texts, ...contactsOf(texts)].find((text) => address.safeParse(text).success);
  return found ?? null;
}

const address = emailOf('E-mail');

/**
 * Nothing of it is what somebody typed, so that nobody can have us send their words to strangers: no name, no
 * special requests, and a package only if we sell it.
 */
function writeReceipt(
  kind: SubmissionKind,
  reference: string,
  record: Parameters<typeof valuesOf>[0],
  origin: string,
): { subject: string; body: string } {
  const published = { office: company.name, priceOf: (name: string) => publishedPrices.get(name) };
  const { dates, people, package: named = '' } = valuesOf(record, published);
  const isOurs = record.kind === 'stayBooking' || publishedPrices.has(named);
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
      `To look it up, open this address and enter the e-mail address or phone number that you gave:\n${origin}${lookupAddress(reference)}`,
      'If you did not send it, somebody has entered your address by mistake. You need not do anything.',
      [company.name, company.phones[0].printed, company.email].join('\n'),
    ].join('\n\n'),
  };
}
