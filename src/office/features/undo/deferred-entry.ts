/** Messages with Undo for entries that are held back on this device while the message is shown. */
import type { ReactNode } from 'react';
import type { SubmitOutcome } from '../../../device/outbox/index.ts';
import { type DeferredEntry, staffActions } from '../../../device/records/index.ts';
import { DEFERRAL_EXTENSION_SECONDS, TOAST_SECONDS } from './toast-list.ts';
import { showToast } from './toasts.tsx';

/** Time until which an entry is held back, epoch milliseconds: longer than from one extension to the next. */
export const deferralEnd = () => Date.now() + (TOAST_SECONDS + DEFERRAL_EXTENSION_SECONDS) * 1_000;

interface DeferredWords {
  /** Message that says what is about to be done. */
  words: ReactNode;
  /** Called when the entry was taken back. @returns the message that is shown then */
  undone: () => ReactNode;
  /** Called when the entry had already been sent. @returns the message that is shown then */
  tooLate: () => ReactNode | Promise<ReactNode>;
  /** Returns the message after it was sent; null for none. */
  told: (outcome: SubmitOutcome) => ReactNode;
}

/**
 * Shows the message and holds the entry back on the disk meanwhile. If the tab is closed, the entry is sent
 * by the next tab or worker that runs.
 */
export function showDeferredEntry(
  deferred: DeferredEntry,
  { words, undone, tooLate, told }: DeferredWords,
): void {
  showToast({
    words,
    undo: async () =>
      (await staffActions()
        .takeBackDeferred(deferred)
        .catch(() => false))
        ? undone()
        : tooLate(),
    extendDeferral: () =>
      void staffActions()
        .deferLonger(deferred, deferralEnd())
        .catch(() => false),
    onOver: () =>
      void staffActions()
        .sendDeferred(deferred)
        .then((outcome) => {
          const said = told(outcome);
          if (said !== null) showToast({ words: said });
        }),
  });
}
