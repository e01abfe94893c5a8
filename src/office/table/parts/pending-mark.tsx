import type { TableRow } from '../engine/columns.ts';

/** Marks what this device has changed and the server does not hold yet. */
export function PendingMark({ row }: { row: TableRow }) {
  if (row.problem) return <span className="table-mark problem">needs attention</span>;
  if (row.pending === 'removed') return <span className="table-mark">removal waiting</span>;
  if (row.pending) return <span className="table-mark">waiting to be sent</span>;
  return null;
}
