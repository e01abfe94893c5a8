import type { BarDrawEvent } from 'chartist';
import { useCallback } from 'react';
import { ChartFrame, type ChartProps, plainNumber } from './chart-frame.tsx';
import { type ChartPoint, formatShare, sumOfPoints } from './chart-points.ts';
import { type DrawChart, useChartDrawing } from './use-chart-drawing.ts';

/** Marks that differ in their stripes, not by colour alone; more parts than these begin again. */
const MARKS = 6;
const HEIGHT = 34;

/** One bar of parts, and below it each part's mark, name, figure and percentage. */
export function ShareBar(props: ChartProps) {
  const { points, format = plainNumber } = props;
  const total = sumOfPoints(points);
  return (
    <ChartFrame {...props}>
      <Parts points={points} />
      <ul className="chart-parts">
        {points.map(({ label, value }, index) => (
          <li key={label}>
            <svg viewBox="0 0 24 14" className="chart-mark" aria-hidden="true">
              <line x1="0" x2="24" y1="7" y2="7" className={mark(index)} />
            </svg>
            <span>{label}</span>
            <span className="number">{format(value)}</span>
            <span className="number">{formatShare(value, total)}</span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}

const mark = (index: number) => `chart-mark-${(index % MARKS) + 1}`;

function Parts({ points }: { points: readonly ChartPoint[] }) {
  const draw = useCallback<DrawChart>(
    (chartist, container) => {
      const axis = { showLabel: false, showGrid: false, offset: 0 };
      const chart = new chartist.BarChart(
        container,
        { labels: [''], series: points.map(({ value }) => [value]) },
        {
          horizontalBars: true,
          stackBars: true,
          height: HEIGHT,
          chartPadding: 0,
          classNames: { bar: 'chart-part' },
          axisX: { ...axis, type: chartist.FixedScaleAxis, divisor: 1, low: 0, high: sumOfPoints(points) },
          axisY: axis,
        },
      );
      chart.on('draw', (event) => {
        if (event.type !== 'bar') return;
        const { seriesIndex, element, x1, x2 } = event as BarDrawEvent;
        element.addClass(mark(seriesIndex));
        // A gap between two parts; a part that is too small for a gap stays visible.
        if (x2 - x1 > 4) element.attr({ x2: x2 - 2 });
      });
      return chart;
    },
    [points],
  );
  return <div className="chart-drawing" ref={useChartDrawing(draw)} />;
}
