import { lazy, Suspense } from 'react';
import type { Row } from '../../../device/records/index.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import { say } from '../../../words/say.ts';

const LoadedRequestMoney = lazy(() =>
  import('./request-money.tsx').then((module) => ({ default: module.RequestMoney })),
);

/** The money of an opened request. Its code is loaded when the first request is opened. */
export function LazyRequestMoney({ row }: { row: Row<RequestKind> }) {
  return (
    <Suspense fallback={<p className="label">{say('Opening …')}</p>}>
      <LoadedRequestMoney key={row.id} row={row} />
    </Suspense>
  );
}
