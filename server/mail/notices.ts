/** Notices of new requests to departments: of each, or all once in the morning. They name no traveller. */

import { landingPage } from '../../src/contract/accounts/roles.ts';
import {
  type NoticeDepartment,
  noticeDepartments,
  noticeKindsOfDepartment,
} from '../../src/kinds/calls/notices.ts';
import { type RequestKind, recordNames } from '../../src/kinds/list.ts';
import type { FeedRecord } from '../../src/kinds/records.ts';
import { placeholderValues } from '../../src/kinds/reply-template/placeholder-values.ts';
import type { Log } from '../start/log.ts';
import type { Store } from '../store/core/store.ts';
import type { WriteContext } from '../store/core/write-context.ts';
import { queueMail } from '../store/mail/mail-queue.ts';
import { readNotice, takeUnannouncedRequests } from '../store/mail/notices.ts';
import type { MailContext } from './mail-context.ts';

/** The hour at which a digest is sent, where the operator is. */
const MORNING = 7;
const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;
/** Milliseconds between two looks whether it is morning. */
const LOOK = 60_000;

/** Puts the notice of a new request into the queue, where its department wants one of each. */
export async function queueNotice(
  context: WriteContext,
  { origin }: MailContext,
  record: FeedRecord<RequestKind>,
  at: string,
): Promise<void> {
  const department = noticeDepartments.find((one) => noticeKindsOfDepartment(one).includes(record.kind));
  const notice = department && (await readNotice(await context.savepoints.begin(), department));
  if (!department || notice?.mode !== 'each' || notice.confirmation !== null) return;
  await queueMail(context, {
    id: `notice.${department}.${record.id}`,
    purpose: 'notice',
    record: record.id,
    recipient: notice.address,
    subject: `New request ${record.reference}`,
    body: `${describeRequest(record)}\n\n${departmentLink(origin, department)}`,
    at,
  });
}

function describeRequest(record: FeedRecord<RequestKind>): string {
  const { dates, people } = placeholderValues(record, { office: '', priceOf: () => undefined });
  return [recordNames[record.kind], record.reference, dates, people].filter(Boolean).join(', ');
}

const departmentLink = (origin: string, department: NoticeDepartment) =>
  `Open: ${origin}${landingPage(department)}`;

/** The last time that it was morning somewhere. @param timeZone as the IANA names it */
export function lastMorning(now: Date, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(now);
  const [hours = 0, minutes = 0, seconds = 0] = ['hour', 'minute', 'second'].map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  const sinceMidnight = ((hours * 60 + minutes) * 60 + seconds) * 1_000 + now.getMilliseconds();
  const since = sinceMidnight - MORNING * HOUR;
  return new Date(now.getTime() - (since >= 0 ? since : since + DAY));
}

export interface DigestDeps {
  store: Store;
  mail: MailContext;
  timeZone: string;
  clock: () => Date;
  log: Pick<Log, 'error'>;
}

/** Queues the digests that are due: of several servers one does it, because each is told in one transaction. */
export async function queueDigests({ store, mail, timeZone, clock }: DigestDeps): Promise<void> {
  const now = clock();
  const at = now.toISOString();
  const morning = lastMorning(now, timeZone).toISOString();
  for (const department of noticeDepartments) {
    if (!(await store.noticeIsDue(department, morning))) continue;
    await store.write(async (context) => {
      const untold = await takeUnannouncedRequests(context, department, { since: morning, at });
      if (!untold || untold.count === 0) return;
      const { address, count, records } = untold;
      const rest = count - records.length;
      await queueMail(context, {
        id: `digest.${department}.${morning}`,
        purpose: 'notice',
        record: null,
        recipient: address,
        subject: count === 1 ? '1 new request' : `${count} new requests`,
        body: [
          [...records.map(describeRequest), ...(rest > 0 ? [`and ${rest} others`] : [])].join('\n'),
          departmentLink(mail.origin, department),
        ].join('\n\n'),
        at,
      });
    });
  }
}

/** @returns a function that stops it, after what it is at */
export function startDigests(parts: DigestDeps): () => Promise<void> {
  const look = () =>
    queueDigests(parts).catch((error) => parts.log.error({ err: error }, 'A digest could not be queued'));
  let running = look();
  const timer = setInterval(() => {
    running = running.then(look);
  }, LOOK);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
