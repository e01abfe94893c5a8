/**
 * The address at which a department hears of new requests. Nothing goes there before somebody has entered the code that
 * was sent to it, so that nobody has our mail sent to a stranger.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { v7 } from 'uuid';
import type { Problem } from '../../src/contract/protocol/answers.ts';
import { type NoticeChange, noticeStrings } from '../../src/kinds/calls/notices.ts';
import type { AuditActor } from '../store/admin/audit.ts';
import type { WriteContext } from '../store/core/write-context.ts';
import { countMailTo, queueMail } from '../store/mail/mail-queue.ts';
import { changeNotice, readNotice } from '../store/mail/notices.ts';
import { normaliseMailbox } from './normalise-mailbox.ts';

/** Codes that one address is sent in a day; they count with its receipts. */
const MAX_CODES = 5;
const DAY = 24 * 60 * 60 * 1_000;

/** @returns why it was not saved, or null */
export async function saveNoticeSetting(
  context: WriteContext,
  { code = '', ...change }: NoticeChange,
  actor: AuditActor,
): Promise<Problem | null> {
  const { department, address } = change;
  const before = await readNotice(await context.savepoints.begin(), department);
  const isSame = before?.address === address;
  if (code !== '' && isSame && before.confirmation !== null) {
    if (!isEqual(hashOf(code), before.confirmation)) {
      return { message: noticeStrings.wrongCode, fields: { code: noticeStrings.wrongCode } };
    }
    await changeNotice(context, change, null, actor);
    return null;
  }
  const isConfirmed = address === '' || (isSame && before.confirmation === null);
  const confirmation = isConfirmed ? null : await sendCode(context, address, actor.at);
  // Beyond the limit the code that was sent last still counts.
  if (confirmation === undefined && !isSame) return { message: noticeStrings.tooMany };
  await changeNotice(context, change, confirmation ?? before?.confirmation ?? null, actor);
  return null;
}

/** @returns the hash of the code; undefined where the address was sent too many */
async function sendCode(context: WriteContext, address: string, at: string): Promise<string | undefined> {
  const countedAs = normaliseMailbox(address);
  const since = new Date(Date.parse(at) - DAY).toISOString();
  if ((await countMailTo(context, countedAs, { since, at })) >= MAX_CODES) return undefined;
  const code = randomBytes(5).toString('hex');
  await queueMail(context, {
    id: `confirmation.${v7()}`,
    purpose: 'confirmation',
    record: null,
    recipient: address,
    countedAs,
    subject: 'Confirm this address',
    body: [
      'Somebody wants to hear of new requests at this address.',
      `To agree, enter this code under Account, in the department's back office: ${code}`,
      'If you know nothing of it, do nothing: this address gets no further mail.',
    ].join('\n\n'),
    at,
  });
  return hashOf(code);
}

function hashOf(code: string): string {
  return createHash('sha256').update(code.trim().toLowerCase()).digest('hex');
}

function isEqual(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
