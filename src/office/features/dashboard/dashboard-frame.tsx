/** Layout of every dashboard: figures from the records, and beside them the fixed sample figures. */
import { type ReactNode, useId } from 'react';
import type { SampleFigure } from '../../../content/office/sample-figures.ts';
import { Link } from '../../../words/link.tsx';
import { say, sayKnown, sayNumber } from '../../../words/say.ts';
import { SampleData } from './sample-data.tsx';
import './dashboard.css';

interface DashboardFrameProps {
  samples: readonly SampleFigure[];
  /** Figures from the records. */
  children: ReactNode;
}

export function DashboardFrame({ samples, children }: DashboardFrameProps) {
  return (
    <div className="dashboard">
      <section className="live" aria-labelledby="live">
        <h2 id="live">{say('Live')}</h2>
        {children}
      </section>
      <SampleData title={say('Sample figures')} className="samples" note="office-note">
        <dl>
          {samples.map(({ label, value }) => (
            <div key={label}>
              <dt>{sayKnown(label)}</dt>
              <dd>{sayKnown(value)}</dd>
            </div>
          ))}
        </dl>
      </SampleData>
    </div>
  );
}

export interface DashboardFigure {
  label: string;
  value: string;
  /** How it is computed, or why it is unknown. */
  note?: ReactNode;
  /** Words for what cannot wait. */
  urgent?: string;
  /** Address of the list of what it counts. */
  to?: string | undefined;
}

/** @param to address of the list of what is counted */
export const countFigure = (label: string, value: number, to?: string): DashboardFigure => ({
  label,
  value: sayNumber(value),
  to,
});

/** The main figures in large type. */
export function FigureRow({ figures }: { figures: readonly DashboardFigure[] }) {
  return (
    <dl className="figure-row">
      {figures.map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
    </dl>
  );
}

function Figure({ label, value, note, urgent, to }: DashboardFigure) {
  const id = useId();
  return (
    <div>
      <dt id={id}>{label}</dt>
      <dd>
        <strong>
          {to ? (
            // A number alone says nothing where links are listed.
            <Link to={to} id={`${id}value`} aria-labelledby={`${id} ${id}value`}>
              {value}
            </Link>
          ) : (
            value
          )}
        </strong>
        {note && <span>{note}</span>}
        {urgent && <span className="urgent-mark">{urgent}</span>}
      </dd>
    </div>
  );
}

/** Charts side by side where there is room. */
export function ChartGrid({ children }: { children: ReactNode }) {
  return <div className="charts">{children}</div>;
}
