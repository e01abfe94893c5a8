import { type FormEvent, useRef, useState } from 'react';
import type { DraftKeeper } from '../draft/use-draft.ts';

/**
 * Handles presses of Submit: waits until the form is ready, then submits.
 * @param onSubmit called once for each press; a repeated press while sending does not count
 * @returns `waiting` while the draft is still being restored
 */
export function useSubmitHandler(
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
      // The form is submitted with its content after the draft is restored.
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
