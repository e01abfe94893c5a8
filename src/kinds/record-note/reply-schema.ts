/** Answers to requests (docs/contract.md#answers): a note on the record that says how and to whom it went. */
import * as z from 'zod/mini';
import { replyChannels } from '../../contract/office/mail.ts';
import {
  choiceSchema,
  emailSchema,
  lineSchema,
  optionalLineSchema,
} from '../../contract/values/field-schemas.ts';
import type { RequestKind } from '../list.ts';
import { placeholdersIn, placeholdersOfKind } from '../reply-template/placeholders.ts';
import { repliedStates } from '../statuses.ts';

/** Channel and recipient of an answer; its text is that of the note. */
export const replySchema = z.object({
  way: choiceSchema('Way', replyChannels),
  /** An e-mail address; for WhatsApp, the digits of a phone number with its country code. */
  to: lineSchema('Recipient'),
  /** Line breaks in filled-in names become spaces, so that no mail program reads a further header. */
  subject: optionalLineSchema('Subject').check(z.overwrite((text) => text.replaceAll(/[\r\n]+/g, ' '))),
  /** Where the request stands with it, unless it is further; answered where nothing is said. */
  sets: z.optional(choiceSchema('State', repliedStates)),
});
export type Reply = z.output<typeof replySchema>;

/** Decision of somebody about mail whose delivery failed or is uncertain. */
export const mailDecisionSchema = z.object({
  /** Id of the message: the answer's id, or the record's id for its receipt. */
  id: lineSchema('Message'),
  /** True to send it once more, false to leave it. */
  again: z.boolean({ error: 'Again must be true or false.' }),
});

const email = emailSchema('Recipient');
const DIGITS = /^[1-9]\d{6,14}$/;

/** Returns the problems of an answer, each with its field; empty if there are none. */
export function replyProblems(
  kind: RequestKind,
  text: string,
  { way, to, subject }: Reply,
): { field: 'to' | 'subject' | 'text'; message: string }[] {
  const problems: ReturnType<typeof replyProblems> = [];
  const isMail = way !== 'whatsapp';
  if (isMail && !email.safeParse(to).success) {
    problems.push({ field: 'to', message: 'Please enter an e-mail address like name@example.com.' });
  }
  if (!isMail && !DIGITS.test(to)) {
    problems.push({
      field: 'to',
      message: 'Please enter the number with its country, like +255 712 345 678.',
    });
  }
  if (isMail && subject === '') problems.push({ field: 'subject', message: 'Subject is required.' });
  for (const [field, value] of [
    ['subject', subject],
    ['text', text],
  ] as const) {
    const known: readonly string[] = placeholdersOfKind[kind];
    const left = placeholdersIn(value).filter((name) => known.includes(name));
    if (left.length === 0) continue;
    const names = left.map((name) => `{${name}}`).join(', ');
    problems.push({ field, message: `Please write something in place of ${names}.` });
  }
  return problems;
}
