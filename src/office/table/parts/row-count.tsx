import { useEffect, useState } from 'react';
import { say, sayCount } from '../../../words/say.ts';
import type { ShownRows } from '../engine/shown-rows.ts';

/** Milliseconds without a further change, before the count is said aloud. */
const QUIET = 700;

/** "1,204 of 100,000": shown at once, announced to screen readers once typing pauses. */
export function RowCount<Row>({ shown }: { shown: ShownRows<Row> }) {
  const words = formatRowCount(shown);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), QUIET);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <>
      <p className="table-count">{words}</p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}

export function formatRowCount<Row>({ count, total, settled }: ShownRows<Row>): string {
  if (!settled) return say('The first {count}; reading the rest …', { count });
  if (total === null || total === count) return sayCount(count, '1 row', '{count} rows');
  return say('{count} of {total}', { count, total });
}
