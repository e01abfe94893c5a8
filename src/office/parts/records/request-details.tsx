/** What is shown below the fields of an opened request: problems, owner, notes. */
import type { ReactNode } from 'react';
import type { Row } from '../../../device/feed/index.ts';
import { Replies } from '../reply/replies.tsx';
import { CorrectLink } from './entered-details.tsx';
import { History } from './history.tsx';
import { Notes } from './notes.tsx';
import { OwnerField, type RequestKind } from './owner.tsx';
import { RowProblem } from './row-problem.tsx';

export function RequestDetails({ row, children }: { row: Row<RequestKind>; children?: ReactNode }) {
  return (
    <div className="request-details">
      <RowProblem row={row} />
      {children}
      <Replies row={row} />
      <CorrectLink row={row} />
      <OwnerField row={row} />
      <Notes row={row} />
      <History row={row} />
    </div>
  );
}
