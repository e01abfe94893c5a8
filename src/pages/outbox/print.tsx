import { titleOf } from '../../contract/entry-kinds.ts';
import { requestOf, type SentRequest, type UnsentRequest } from '../../device/outbox/index.ts';
import { Moment } from '../../ui/moment.tsx';
import { usePrinting } from '../../ui/use-printing.ts';

interface OutboxPrintProps {
  unsent: readonly UnsentRequest[];
  sent: readonly SentRequest[];
}

/** For printing: one list of all references, unsent ones first, to quote on the phone or at the office. */
export function OutboxPrint({ unsent, sent }: OutboxPrintProps) {
  if (!usePrinting()) return null;
  const rows = [
    ...unsent.map(({ entry, isCorrection }) => {
      const fate = entry.state === 'parked' ? 'not taken' : 'waiting';
      const words = isCorrection ? `Correction ${fate}` : `${fate.charAt(0).toUpperCase()}${fate.slice(1)}`;
      return { ...requestOf(entry), reference: entry.reference, fate: words };
    }),
    ...sent.map(({ receipt }) => ({ ...receipt, fate: 'Received' })),
  ];
  return (
    <table className="on-paper">
      <caption>Requests of this device</caption>
      <thead>
        <tr>
          <th scope="col">Reference</th>
          <th scope="col">Request</th>
          <th scope="col">Filled in</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, reference, kind, capturedAt, fate }) => (
          <tr key={id}>
            <th scope="row">{reference}</th>
            <td>{titleOf(kind)}</td>
            <td>
              <Moment at={capturedAt} />
            </td>
            <td>{fate}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
