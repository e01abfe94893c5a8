import { Moment } from '../moment.tsx';
import { fieldInWords } from './kind-columns.tsx';
import { type Happened, timelineOf } from './timeline.ts';

/** What has happened to a record, the latest first. */
export function Timeline({ row }: { row: Happened }) {
  const events = timelineOf(row, (field) => fieldInWords(row.kind, field)).reverse();
  return (
    <section className="notes timeline" aria-label="Timeline">
      <h3>Timeline</h3>
      <ol>
        {events.map(({ id, what, text, lines, by, at }) => (
          <li key={id}>
            <p>
              <strong>{what}</strong>
            </p>
            {text && <p>{text}</p>}
            {lines && lines.length > 0 && (
              <ul className="bullets">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            <p className="label">
              {by && `${by}, `}
              <Moment at={at} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
