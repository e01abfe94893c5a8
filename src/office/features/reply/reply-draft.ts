/** Drafts of answers: how one begins, how it is checked and where it is sent. */
import { company } from '../../../content/company.ts';
import { publishedPrices } from '../../../content/published-prices.ts';
import { duesOf } from '../../../contract/money/dues.ts';
import { toHundredths } from '../../../contract/money/money.ts';
import type { RecordBase } from '../../../contract/protocol/record-base.ts';
import { internationalDigits } from '../../../contract/values/clean-phone.ts';
import { encodeForUrl, mailtoUrl } from '../../../contract/values/encode-for-url.ts';
import { newSubmissionId } from '../../../device/core/submission-id.ts';
import type { Row } from '../../../device/records/index.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import type { Reply } from '../../../kinds/record-note/reply-schema.ts';
import { recordNoteSchema } from '../../../kinds/record-note/schema.ts';
import { placeholderValues } from '../../../kinds/reply-template/placeholder-values.ts';
import { type AgreedPlaceholder, fillPlaceholders } from '../../../kinds/reply-template/placeholders.ts';
import type { RepliedState } from '../../../kinds/statuses.ts';
import { isolateDirection } from '../../../words/isolate-direction.ts';
import { formatDate, formatMoney } from '../../table/engine/format.ts';
import { contactsOfRequest } from './contacts.ts';

export interface ReplyDraft {
  /** Id of the entry that it becomes, so that pressing twice sends one answer. */
  id: string;
  /** Account that began to write it. */
  author: string | null;
  /** Id of the template, or empty. */
  template: string;
  /** State that the answer sets the request to; absent in drafts of before. */
  sets?: RepliedState;
  email: string;
  phone: string;
  subject: string;
  text: string;
}

/** Recipient in place of a number that has no country: the check refuses it, and says what is missing. */
const NO_NUMBER = '0';

/** Drafts begun on this page; those of earlier visits are read from the device (`use-reply-draft.ts`). */
const drafts = new Map<string, ReplyDraft>();

/** Key with the account, so that nobody sees a draft that somebody else began. */
const keyOf = (row: Pick<Row, 'id'>, author: string | null) => `${author} ${row.id}`;

export function draftOf(row: Row<RequestKind>, author: string | null): ReplyDraft {
  return drafts.get(keyOf(row, author)) ?? newDraft(row, author);
}

/** Returns the draft as it is before anybody has typed. */
export function newDraft(row: Row<RequestKind>, author: string | null): ReplyDraft {
  const { emails, phones } = contactsOfRequest(row);
  return {
    id: newSubmissionId(),
    author,
    template: '',
    email: emails[0] ?? '',
    phone: phones[0] ? numberOf(phones[0]) : '',
    subject: `Your request ${row.reference}`,
    text: '',
  };
}

/** A number with its country; as it was typed where it has none, so that somebody adds it before it is written to. */
function numberOf(phone: string): string {
  const digits = internationalDigits(phone);
  return digits ? `+${digits}` : phone;
}

export function keepDraft(row: Pick<Row, 'id'>, draft: ReplyDraft): void {
  drafts.set(keyOf(row, draft.author), draft);
}

/**
 * Listener of the form that shows a draft, by record, so that a draft that is brought back appears at once.
 */
const shown = new Map<string, () => void>();

/** @param look called when the draft of a record is replaced. @returns a function that unsubscribes */
export function subscribeToDraft(row: Pick<Row, 'id'>, look: () => void): () => void {
  shown.set(row.id, look);
  return () => {
    if (shown.get(row.id) === look) shown.delete(row.id);
  };
}

/**
 * Makes a draft again of an answer that was taken back before it was sent. Text begun since is added below
 * it.
 * @returns the draft
 */
export function restoreDraft(row: Row<RequestKind>, draft: ReplyDraft): ReplyDraft {
  const since = drafts.get(keyOf(row, draft.author));
  const text = [draft.text, since?.text].filter(Boolean).join('\n\n');
  const next = { ...draft, text, id: since?.id ?? newSubmissionId() };
  keepDraft(row, next);
  shown.get(row.id)?.();
  return next;
}

export function forgetDraft(row: Pick<Row, 'id'>, { author }: ReplyDraft): void {
  drafts.delete(keyOf(row, author));
}

/** Returns the text typed after the one that was sent; all of it if the sent part was changed. */
export function typedSince({ text }: Pick<ReplyDraft, 'text'>, sent: Pick<ReplyDraft, 'text'>): string {
  return (text.startsWith(sent.text) ? text.slice(sent.text.length) : text).trim();
}

/** Fills the placeholders of a template from the request. */
export function fillTemplate(row: Row<RequestKind>, text: string): string {
  const published = { office: company.name, priceOf: (name: string) => publishedPrices.get(name) };
  const values = Object.entries({ ...placeholderValues(row, published), ...agreedValues(row) });
  return fillPlaceholders(
    text,
    Object.fromEntries(values.map(([name, value]) => [name, value && isolateDirection(value)])),
  );
}

/** An answer that may be sent. */
export interface CheckedReply {
  reply: Reply;
  text: string;
}

/** Returns the answer as it is sent, or the problems by the draft's fields. */
export function checkedReply(
  row: Row<RequestKind>,
  { email, phone, subject, text, sets }: ReplyDraft,
  way: Reply['way'],
): CheckedReply | { problems: Partial<Record<keyof ReplyDraft, string>> } {
  const to = way === 'whatsapp' ? internationalDigits(phone) || (phone.trim() && NO_NUMBER) : email;
  const reply = { way, to, subject: way === 'whatsapp' ? '' : subject, ...(sets && { sets }) };
  const parsed = recordNoteSchema.safeParse({ record: row.id, kind: row.kind, text, reply });
  if (parsed.success) return { reply: parsed.data.reply ?? reply, text: parsed.data.text };
  const problems: Partial<Record<keyof ReplyDraft, string>> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path.at(-1);
    if (field === 'to') problems[way === 'whatsapp' ? 'phone' : 'email'] ??= message;
    else problems[field === 'subject' ? 'subject' : 'text'] ??= message;
  }
  return { problems };
}

/** Address that opens the person's own program with the answer in it. */
export function replyLink({ way, to, subject }: Reply, text: string): string {
  if (way === 'whatsapp') return `https://wa.me/${to}?text=${encodeForUrl(text)}`;
  return mailtoUrl(to, { subject, body: text.replaceAll('\n', '\r\n') });
}

type Agreed = Pick<RecordBase, 'price' | 'currency' | 'deposit' | 'depositDue' | 'balanceDue' | 'paid'>;

/** Returns the values that are known; the balance is what stays open after the deposit and all payments. */
function agreedValues(row: Agreed): Partial<Record<AgreedPlaceholder, string>> {
  const { price, currency = '', deposit, depositDue, balanceDue, paid } = row;
  if (!price) return {};
  const inWords = (hundredths: number) => formatMoney(hundredths / 100, currency);
  const balance = duesOf(row, toHundredths(paid?.[currency] ?? '0')).find(({ what }) => what === 'balance');
  return {
    agreed: inWords(toHundredths(price)),
    ...(deposit && { deposit: inWords(toHundredths(deposit)) }),
    ...(depositDue && { depositDue: formatDate(depositDue) }),
    ...(balance && { balance: inWords(balance.amount) }),
    ...(balanceDue && { balanceDue: formatDate(balanceDue) }),
  };
}
