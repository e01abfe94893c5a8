import { entryKinds } from '../contract/entry-kinds.ts';
import type { Entry } from '../device/database.ts';
import { Moment } from '../ui/moment.tsx';

/** On paper: one list of all that is not sent, to be named on the phone or at the desk. */
export function OutboxPrint({ entries }: { entries: readonly Entry[] }) {
  return (
    <table className="on-paper">
      <caption>Not sent from this device yet</caption>
      <thead>
        <tr>
          <th scope="col">Reference</th>
          <th scope="col">Request</th>
          <th scope="col">Filled in</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, reference, kind, capturedAt, state }) => (
          <tr key={id}>
            <th scope="row">{reference}</th>
            <td>{entryKinds[kind].title}</td>
            <td>
              <Moment at={capturedAt} />
            </td>
            <td>{state === 'parked' ? 'Not taken' : 'Waiting'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
