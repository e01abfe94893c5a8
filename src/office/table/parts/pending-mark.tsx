import { say } from '../../../words/say.ts';
import type { TableRow } from '../engine/columns.ts';

/** Marks what this device has changed and the server does not hold yet, and what cannot wait. */
export function PendingMark({ row, urgent = false }: { row: TableRow; urgent?: boolean }) {
  if (row.problem) return <span className="table-mark problem">{say('needs attention')}</span>;
  if (row.pending === 'removed') return <span className="table-mark">{say('removal waiting')}</span>;
  if (row.voided)
    return (
      <span className="table-mark">{row.pending ? say('voided, waiting to be sent') : say('voided')}</span>
    );
  if (row.pending) return <span className="table-mark">{say('waiting to be sent')}</span>;
  if (urgent) return <span className="table-mark urgent-mark">{say('Urgent')}</span>;
  return null;
}
