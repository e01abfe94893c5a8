/** Waits for calls that need a fresh proof of who is there. The dialog is fetched when it is needed. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { answerProofRequests } from '../../../device/office/session/page.ts';

const ProofDialog = lazy(() => import('../../account/proof-dialog.tsx'));

export function ProofRequests() {
  /** Tells the waiting call whether the proof was given. */
  const [answer, setAnswer] = useState<{ give: (proved: boolean) => void } | null>(null);
  useEffect(
    () =>
      answerProofRequests(
        () =>
          new Promise((resolve) => {
            setAnswer((before) => {
              // A new request replaces the one that is open.
              before?.give(false);
              return { give: resolve };
            });
          }),
      ),
    [],
  );
  if (!answer) return null;
  return (
    <Suspense>
      <ProofDialog
        onAnswer={(proved) => {
          answer.give(proved);
          setAnswer((now) => (now === answer ? null : now));
        }}
      />
    </Suspense>
  );
}
