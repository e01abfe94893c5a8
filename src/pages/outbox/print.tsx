import { titleOf } from '../../contract/entry-kinds.ts';
import type { Entry, SentEntry } from '../../device/database.ts';
import { Moment } from '../../ui/moment.tsx';
import { usePrinting } from '../../ui/use-printing.ts';

interface OutboxPrintProps {
  unsent: readonly Entry[];
  sent: readonly SentEntry[];
}

/** For printing: one list of all references, unsent ones first, to quote on the phone or at the office. */
export function OutboxPrint({ unsent, sent }: OutboxPrintProps) {
  if (!usePrinting()) return null;
  const rows = [
    ...unsent.map((entry) => ({ ...entry, fate: entry.state === 'parked' ? 'Not taken' : 'Waiting' })),
    ...sent.map((entry) => ({ ...entry, fate: 'Received' })),
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
