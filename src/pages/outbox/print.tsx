import { originalRequestOf, type SentRequest, type UnsentRequest } from '../../device/outbox/index.ts';
import { kindTitle } from '../../kinds/entry-kinds.ts';
import { LocalTime } from '../../ui/dates/local-time.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import { say, sayKnown } from '../../words/say.ts';

interface OutboxPrintProps {
  unsent: readonly UnsentRequest[];
  sent: readonly SentRequest[];
}

/** Print-out: one list of all references, unsent ones first, to quote on the phone or at the office. */
export function OutboxPrint({ unsent, sent }: OutboxPrintProps) {
  if (!usePrinting()) return null;
  const rows = [
    ...unsent.map(({ entry, isCorrection }) => {
      const fate =
        entry.state === 'parked'
          ? isCorrection
            ? say('Correction not taken')
            : say('Not taken')
          : isCorrection
            ? say('Correction waiting')
            : say('Waiting');
      return { ...originalRequestOf(entry), reference: entry.reference, fate };
    }),
    ...sent.map(({ receipt }) => ({ ...receipt, fate: say('Received') })),
  ];
  return (
    <table className="on-paper">
      <caption>{say('Requests of this device')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('Reference')}</th>
          <th scope="col">{say('Request')}</th>
          <th scope="col">{say('Filled in')}</th>
          <th scope="col">{say('State')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, reference, kind, capturedAt, fate }) => (
          <tr key={id}>
            <th scope="row">{reference}</th>
            <td>{sayKnown(kindTitle(kind))}</td>
            <td>
              <LocalTime at={capturedAt} />
            </td>
            <td>{fate}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
