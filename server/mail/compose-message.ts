/** A message as it goes over the wire: plain text in UTF-8. */
import { randomUUID } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { QueuedMessage } from '../store/mail/mail-sending.ts';
import type { MailSettings } from './mail-settings.ts';

/**
 * Header fields are single lines, whatever the queue holds: a name with a line break in it cannot add one.
 * @param at the server's clock
 */
export function composeMessage(
  { message_id, purpose, recipient, subject, body }: QueuedMessage,
  from: MailSettings['from'],
  at: Date,
): Promise<Buffer> {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return new MailComposer({
    from,
    to: { name: '', address: oneLine(recipient) },
    subject: oneLine(subject),
    text: body,
    // The same at each attempt, so that a server or a reader can tell a second copy.
    messageId: `<${message_id ?? randomUUID()}@${domain}>`,
    date: at,
    // Nobody's holiday note answers what no person has written.
    headers: purpose === 'reply' ? {} : { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').trim();
}
