import { lazy, Suspense } from 'react';
import type { Row } from '../../../device/records/index.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import { say } from '../../../words/say.ts';

const MoneyPart = lazy(() => import('./money-part.tsx').then((module) => ({ default: module.MoneyPart })));

/** The Money part of an opened request, whose code comes when the first is opened. */
export function RequestMoney({ row }: { row: Row<RequestKind> }) {
  return (
    <Suspense fallback={<p className="label">{say('Opening …')}</p>}>
      <MoneyPart key={row.id} row={row} />
    </Suspense>
  );
}
