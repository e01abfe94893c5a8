/** Mail that did not arrive for certain, of all the requests of a department: nothing while there is none. */
import { useId } from 'react';
import { type MailDelivery, needsDecision } from '../../../contract/office/mail.ts';
import type { RecordsSnapshot, Row } from '../../../device/records/index.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { subjectLabel } from '../../records/list/kind-columns.tsx';
import { MailDecision } from './mail-decision.tsx';
import { describeDelivery } from './replies.tsx';

interface Trouble {
  row: Row<RequestKind>;
  mail: string;
  what: string;
  delivery: MailDelivery;
}

export function FailedMail({ of }: { of: readonly RecordsSnapshot<RequestKind>[] }) {
  const id = useId();
  const troubles = of.flatMap(({ rows }) => rows.flatMap(troublesOf));
  if (troubles.length === 0) return null;
  return (
    <section className="notice problem mail-troubles" aria-labelledby={id}>
      <h2 id={id}>
        {say('E-mails that may not have been sent: please decide ({number})', { number: troubles.length })}
      </h2>
      <ul>
        {troubles.map(({ row, mail, what, delivery }) => (
          <li key={mail}>
            <p>
              <strong>{row.reference}</strong>{' '}
              <span>
                {say('{subject}: {what} {became}. {reason}', {
                  subject: subjectLabel(row),
                  what,
                  became: describeDelivery(delivery),
                  reason: sayKnown(delivery.problem),
                })}
              </span>
            </p>
            <MailDecision row={row} mail={mail} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Most requests have neither. */
function troublesOf(row: Row<RequestKind>): Trouble[] {
  const { replies, receipt } = row;
  if (!replies && !receipt) return [];
  const answers = (replies ?? []).flatMap(({ id, delivery, takenBack }) =>
    delivery && !takenBack && needsDecision(delivery)
      ? [{ row, mail: id, what: say('the answer'), delivery }]
      : [],
  );
  if (!receipt || !needsDecision(receipt)) return answers;
  return [{ row, mail: row.id, what: say('the acknowledgement'), delivery: receipt }, ...answers];
}
