/** The form that corrects what a guest sent, above the list of its section, while the address names such a request. */
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { RecordKind } from '../../../kinds/list.ts';
import { guestKindsOf } from '../../../kinds/request-fields.ts';
import { say } from '../../../words/say.ts';

const LoadedForm = lazy(() =>
  import('./guest-request-form.tsx').then((module) => ({ default: module.GuestRequestForm })),
);

export function GuestCorrection({ kind }: { kind: RecordKind }) {
  const { search } = useLocation();
  if (!new URLSearchParams(search).has('correct')) return null;
  return guestKindsOf(kind).map((maker) => (
    <Suspense key={maker} fallback={<p className="label">{say('Opening …')}</p>}>
      <LoadedForm maker={maker} />
    </Suspense>
  ));
}
