/** Contacts of a guest, the way to answer, and the answers that a request has had. */
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { type MailDelivery, needsDecision } from '../../../contract/office/mail.ts';
import type { RecordReply } from '../../../contract/protocol/record-base.ts';
import type { Row } from '../../../device/records/index.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import { focusFirstControl, takeLostFocus } from '../../shell/frame/first-focus.ts';
import { OfficeMoment } from '../../time/office-moment.tsx';
import { ContactLinks } from './contact-links.tsx';
import { MailDecision } from './mail-decision.tsx';
import './reply.css';
import { say, sayKnown } from '../../../words/say.ts';

const ReplyForm = lazy(() => import('./reply-form.tsx').then((module) => ({ default: module.ReplyForm })));

/** Contacts of the guest, and a way to answer. */
export function RequestContact({ row }: { row: Row<RequestKind> }) {
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState('');
  /** Whether the form was open: what is shown in its place gets the focus, which would be lost with it. */
  const wasOpen = useRef(false);
  const replyButton = useCallback((button: HTMLButtonElement | null) => {
    if (wasOpen.current) takeLostFocus(button);
  }, []);
  return (
    <section className="notes replies" aria-label={say('Contact')}>
      <ContactLinks row={row} />
      {isOpen ? (
        <Suspense fallback={<p className="label">{say('Opening …')}</p>}>
          <div ref={focusFirstControl}>
            <ReplyForm
              row={row}
              onDone={(words, goesOn) => {
                setDone(
                  goesOn ? [words, say('What you typed since is still in the form.')].join(' ') : words,
                );
                setOpen(goesOn);
              }}
            />
          </div>
        </Suspense>
      ) : (
        <p className="buttons">
          <button
            type="button"
            className="button primary"
            ref={replyButton}
            data-key="r"
            onClick={() => {
              setDone('');
              wasOpen.current = true;
              setOpen(true);
            }}
          >
            {say('Reply')}
          </button>
        </p>
      )}
      <p role="status" className={done ? 'notice done' : undefined}>
        {done}
      </p>
    </section>
  );
}

/** The answers that a request has had, and what became of them. */
export function RequestAnswers({ row }: { row: Row<RequestKind> }) {
  const { replies = [], receipt } = row;
  const isReceiptInTrouble = receipt !== undefined && needsDecision(receipt);
  if (replies.length === 0 && !isReceiptInTrouble) return null;
  return (
    <section className="notes replies" aria-label={say('Answers')}>
      <h3>{say('Answers')}</h3>
      {isReceiptInTrouble && (
        <div className="notice problem">
          <p>
            {say('The acknowledgement to the traveller {became}. {reason}', {
              became: describeDelivery(receipt),
              reason: sayKnown(receipt.problem),
            })}
          </p>
          <MailDecision row={row} mail={row.id} />
        </div>
      )}
      <ol>
        {replies.map((reply) => (
          <Answer key={reply.id} row={row} reply={reply} />
        ))}
      </ol>
    </section>
  );
}

function Answer({ row, reply }: { row: Row<RequestKind>; reply: RecordReply }) {
  const { by, way, to, subject, text, capturedAt, delivery, takenBack } = reply;
  const sent = say(WAYS[way], { address: way === 'whatsapp' ? `+${to}` : to });
  const became = takenBack ? say('was taken back') : delivery && describeDelivery(delivery);
  return (
    <li>
      {subject && (
        <p>
          <strong>{subject}</strong>
        </p>
      )}
      <p>{text}</p>
      <p className="label">
        <bdi>{by}</bdi>, <OfficeMoment at={capturedAt} />,{' '}
        <span>{became ? say('{sent}: {became}', { sent, became }) : sent}</span>
        {delivery?.state === 'sent' && delivery.at && (
          <span>
            , <OfficeMoment at={delivery.at} />
          </span>
        )}
      </p>
      {delivery && !takenBack && needsDecision(delivery) && (
        <div className="notice problem">
          <p>
            {say('This answer {became}. {reason}', {
              became: describeDelivery(delivery),
              reason: sayKnown(delivery.problem),
            })}
          </p>
          <MailDecision row={row} mail={reply.id} />
        </div>
      )}
    </li>
  );
}

const WAYS = {
  mail: 'by their own mail program to {address}',
  whatsapp: 'by WhatsApp to {address}',
  office: 'from the office to {address}',
} as const satisfies Readonly<Record<RecordReply['way'], string>>;

/** "The answer …" */
export function describeDelivery({ state }: Pick<MailDelivery, 'state'>): string {
  return say(STATES[state]);
}

const STATES = {
  queued: 'waits to be sent',
  sending: 'is being sent',
  sent: 'was sent',
  failed: 'was not sent',
  uncertain: 'may have been sent',
  left: 'was not sent, and will not be',
} as const satisfies Readonly<Record<MailDelivery['state'], string>>;
