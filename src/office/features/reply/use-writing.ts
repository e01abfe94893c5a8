/** Tells colleagues that somebody is writing to a guest, for as long as they type. */
import { useCallback, useEffect, useRef } from 'react';
import { sendWritingNotice } from '../../../device/office/writing/page.ts';
import { WRITING_NOTICE_INTERVAL } from '../../../kinds/writing.ts';

/** Milliseconds after the last key for which somebody counts as writing: they may be looking for a price. */
const THINKING = 2 * 60_000;

interface WritingTeller {
  /** To be called at each change of the draft. */
  typed: () => void;
  /** To be called when the draft is thrown away. */
  stopped: () => void;
}

export function useWriting(record: string): WritingTeller {
  /** Time of the last change, epoch milliseconds; null while nobody writes. */
  const typedAt = useRef<number | null>(null);
  const stopped = useCallback(() => {
    if (typedAt.current === null) return;
    typedAt.current = null;
    void sendWritingNotice({ record, writing: false });
  }, [record]);
  useEffect(() => {
    const beat = setInterval(() => {
      if (typedAt.current === null) return;
      if (Date.now() - typedAt.current > THINKING) stopped();
      else if (document.visibilityState === 'visible') void sendWritingNotice({ record, writing: true });
    }, WRITING_NOTICE_INTERVAL);
    return () => {
      clearInterval(beat);
      stopped();
    };
  }, [record, stopped]);
  return {
    typed() {
      const isNews = typedAt.current === null;
      typedAt.current = Date.now();
      if (isNews) void sendWritingNotice({ record, writing: true });
    },
    stopped,
  };
}
