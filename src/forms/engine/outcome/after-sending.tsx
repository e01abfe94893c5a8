/**
 * The place for a request that was sent: what was asked, how to change it from any device, and how to hear from us
 * without e-mail. Loaded once somebody fills in a form.
 */
import { useEffect } from 'react';
import { editUrl } from '../../../contract/protocol/routes.ts';
import { originalRequestOf } from '../../../device/outbox/index.ts';
import { type OutboxView, useOutbox } from '../../../device/outbox/page.ts';
import { type SubmissionKind, submissions } from '../../../kinds/submissions.ts';
import { Link } from '../../../words/link.tsx';
import { say, sayKnown, sayWith } from '../../../words/say.ts';
import { LookupAddress } from './lookup-address.tsx';
import { RequestFields } from './request-fields.tsx';
import { ShareRequest, type ShareRequestProps } from './share-request.tsx';
import './after-sending.css';

/** Fate of a request after the person was told that it waits. */
export type LaterFate = { type: 'received'; receivedAt: string; message: string } | { type: 'parked' };

export interface AfterSendingProps {
  kind: SubmissionKind;
  reference: string;
  /** The payload as it was submitted. */
  asked: unknown;
  /** Facts about the request for messages to the office. */
  request: Pick<ShareRequestProps, 'name' | 'date' | 'lastDate' | 'about'>;
  /** Called with what the outbox shows of it, and at each change; null while it waits, or nothing is known. */
  onFate: (fate: LaterFate | null) => void;
}

export function AfterSending({ kind, reference, asked, request, onFate }: AfterSendingProps) {
  const { id, fate } = findRequest(useOutbox(), reference);
  const told = JSON.stringify(fate ?? null);
  useEffect(() => onFate(JSON.parse(told)), [told, onFate]);
  const title = sayKnown(submissions[kind].title);
  return (
    <div className="after-sending">
      <h3>{say('What you asked for')}</h3>
      <dl className="definition">
        <RequestFields payload={asked} />
      </dl>
      <h3>{say('If something has to change')}</h3>
      {id && (
        <p className="on-screen">
          {sayWith('On this device: {link}. That works without a signal too.', {
            link: (
              <Link key="link" to={editUrl(submissions[kind].form, id)}>
                {say('correct this request')}
              </Link>
            ),
          })}
        </p>
      )}
      <LookupAddress reference={reference} />
      <ShareRequest title={title} reference={reference} {...request} />
    </div>
  );
}

/** Finds a request of this device: the id under which it is corrected, and its fate where that is known. */
function findRequest(
  view: OutboxView | null | undefined,
  reference: string,
): { id?: string; fate?: LaterFate } {
  const unsent = [...(view?.parked ?? []), ...(view?.waiting ?? [])].find(
    ({ entry }) => entry.reference === reference,
  );
  if (unsent) {
    const { entry } = unsent;
    return { id: originalRequestOf(entry).id, ...(entry.state === 'parked' && { fate: { type: 'parked' } }) };
  }
  const sent = view?.sent.find(({ receipt }) => receipt.reference === reference);
  if (!sent) return {};
  const { receivedAt, message } = sent.correction ?? sent.receipt;
  return { id: sent.receipt.corrects ?? sent.receipt.id, fate: { type: 'received', receivedAt, message } };
}
