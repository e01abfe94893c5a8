/** The frame of every chart: its title, a one-sentence summary, the picture, the figures. */
import { type ReactNode, useId, useRef } from 'react';
import { usePrinting } from '../../../ui/use-printing.ts';
import { say, sayNumber } from '../../../words/say.ts';
import { type ChartPoint, describePoints } from './chart-points.ts';
import './charts.css';

export interface ChartProps {
  title: string;
  points: readonly ChartPoint[];
  /** Heading of the column of labels, e.g. Month. */
  of: string;
  /** Heading of the column of values, e.g. Bookings. */
  what: string;
  /** A value in words; a plain number unless said otherwise. */
  format?: (value: number) => string;
  /** Text shown in place of an empty picture. */
  empty: string;
  /** The one-sentence summary; by default the total and the greatest value. */
  summary?: string;
}

interface FrameProps extends ChartProps {
  /** Not all figures are in the picture: paper has them in the table. */
  partial?: boolean;
  children: ReactNode;
}

export const plainNumber = (value: number): string => sayNumber(value, { maximumFractionDigits: 1 });

export function ChartFrame({ children, partial = false, ...chart }: FrameProps) {
  const { title, points, of, what, format = plainNumber, empty, summary } = chart;
  const id = useId();
  const picture = useRef<HTMLDivElement>(null);
  const printing = usePrinting();
  // Where the library has not loaded, paper has the figures in the table.
  const isDrawn = () => !picture.current?.querySelector('.chart-drawing:empty');
  const isTableOpen = printing && (partial || !isDrawn());
  const nothing = points.every(({ value }) => value === 0);
  return (
    <figure className="chart-frame chart" aria-labelledby={id}>
      <figcaption>
        <h3 id={id}>{title}</h3>
        <p className="chart-summary">{nothing ? empty : (summary ?? describePoints(points, format))}</p>
      </figcaption>
      {!nothing && (
        <>
          <div aria-hidden="true" ref={picture}>
            {children}
          </div>
          <details className="chart-figures" {...(isTableOpen && { open: true })}>
            <summary>{say('Figures')}</summary>
            <table>
              <caption className="visually-hidden">{title}</caption>
              <thead>
                <tr>
                  <th scope="col">{of}</th>
                  <th scope="col" className="number">
                    {what}
                  </th>
                </tr>
              </thead>
              <tbody>
                {points.map(({ label, value }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td className="number">{format(value)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </figure>
  );
}
