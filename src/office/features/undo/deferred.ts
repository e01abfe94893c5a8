/** Messages with Undo of what is deferred on this device for as long as they stand. */
import type { ReactNode } from 'react';
import type { SubmitOutcome } from '../../../device/outbox/index.ts';
import {
  type DeferredEntry,
  deferLonger,
  sendDeferred,
  takeBackDeferred,
} from '../../../device/records/index.ts';
import { BEAT, LIFE } from './toast-list.ts';
import { showToast } from './toasts.tsx';

/** Epoch milliseconds: longer than from one beat of a message to the next. */
export const deferUntil = () => Date.now() + (LIFE + BEAT) * 1_000;

interface DeferredWords {
  /** What is about to be done. */
  words: ReactNode;
  /** It was taken back. @returns what is told of it */
  undone: () => ReactNode;
  /** It had left before. @returns what is told of it */
  tooLate: () => ReactNode | Promise<ReactNode>;
  /** What is told when it was sent; null for nothing. */
  told: (outcome: SubmitOutcome) => ReactNode;
}

/** Deferred on the disk for as long as the message stands: if the tab is closed, it is sent by whatever wakes next. */
export function showDeferred(deferred: DeferredEntry, { words, undone, tooLate, told }: DeferredWords): void {
  showToast({
    words,
    undo: async () => ((await takeBackDeferred(deferred).catch(() => false)) ? undone() : tooLate()),
    onBeat: () => void deferLonger(deferred, deferUntil()).catch(() => false),
    onOver: () =>
      void sendDeferred(deferred).then((outcome) => {
        const said = told(outcome);
        if (said !== null) showToast({ words: said });
      }),
  });
}
