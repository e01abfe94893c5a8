/** The shape of every dashboard: what the records say now, and beside it the fixed sample figures. */
import type { ReactNode } from 'react';
import { SAMPLE_NOTE, type SampleFigure } from '../../../content/office/sample-figures.ts';
import './dashboard.css';

interface DashboardFrameProps {
  samples: readonly SampleFigure[];
  /** What the records say. */
  children: ReactNode;
}

export function DashboardFrame({ samples, children }: DashboardFrameProps) {
  return (
    <div className="dashboard">
      <section className="live" aria-labelledby="live">
        <h2 id="live">Live</h2>
        {children}
      </section>
      <section className="samples" aria-labelledby="samples">
        <h2 id="samples">Sample figures</h2>
        <p className="office-note">{SAMPLE_NOTE}</p>
        <dl>
          {samples.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

export interface Figure {
  label: string;
  value: string;
  /** How it is computed, or why it is unknown. */
  note?: string;
}

/** The few figures that count, large. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="figure-row">
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            {note && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Charts side by side where there is room. */
export function Charts({ children }: { children: ReactNode }) {
  return <div className="charts">{children}</div>;
}
