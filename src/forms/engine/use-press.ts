import { type FormEvent, useRef, useState } from 'react';
import type { DraftKeeper } from './use-draft.ts';

/**
 * What a press of Submit does, once the form is ready.
 * @param onSubmit called once for each press that is not a second one
 * @returns `waiting` while the draft is still being restored
 */
export function usePress(
  { sending, draft }: { sending: boolean; draft: DraftKeeper },
  onSubmit: () => Promise<unknown>,
): { waiting: boolean; press: (event: FormEvent<HTMLFormElement>) => Promise<void> } {
  const [waiting, setWaiting] = useState(false);
  const latest = useRef(onSubmit);
  latest.current = onSubmit;
  return {
    waiting,
    async press(event) {
      event.preventDefault();
      if (sending || waiting) return;
      // What counts is the form's content after its draft is restored.
      const arriving = draft.arriving();
      if (arriving) {
        setWaiting(true);
        await arriving;
        setWaiting(false);
      }
      void latest.current();
    },
  };
}
