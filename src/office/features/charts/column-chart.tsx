import type { BarDrawEvent } from 'chartist';
import { useCallback } from 'react';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { type ChartPoint, compactNumber } from './chart-points.ts';
import { type DrawChart, useChartDrawing } from './use-chart-drawing.ts';

const HEIGHT = 190;

export interface ColumnChartProps extends ChartProps {
  /** Text below a column, if the label is too long for it. */
  tick?: (label: string, index: number) => string;
}

/** Vertical bars in order of time, each with its figure above it. For months. */
export function ColumnChart({ tick = sameLabel, ...props }: ColumnChartProps) {
  return (
    <ChartFrame {...props}>
      <Columns points={props.points} tick={tick} />
    </ChartFrame>
  );
}

const sameLabel = (label: string) => label;

function Columns({ points, tick }: Required<Pick<ColumnChartProps, 'points' | 'tick'>>) {
  const draw = useCallback<DrawChart>(
    (chartist, container) => {
      const axis = { showLabel: false, showGrid: false, offset: 0 };
      const chart = new chartist.BarChart(
        container,
        { labels: points.map(({ label }) => label), series: [points.map(({ value }) => value)] },
        {
          height: HEIGHT,
          chartPadding: { top: 22, right: 0, bottom: 24, left: 0 },
          classNames: { bar: 'chart-bar' },
          axisX: axis,
          // The library's own scale ends at a round figure: the highest column would not reach the top.
          axisY: { ...axis, type: chartist.FixedScaleAxis, divisor: 1, low: 0, high: highest(points) },
        },
      );
      chart.on('draw', (event) => {
        if (event.type !== 'bar') return;
        const { index, group, element, x1, y2, chartRect } = event as BarDrawEvent;
        const point = points[index];
        if (!point) return;
        const room = chartRect.width() / points.length;
        element.attr({ style: `stroke-width: ${Math.min(44, Math.max(3, room * 0.62))}px` });
        const words = tick(point.label, index);
        if (words)
          group.elem('text', { x: x1, y: chartRect.y1 + 18 }, 'chart-label chart-middle').text(words);
        if (point.value > 0 && room >= 20) {
          group
            .elem('text', { x: x1, y: y2 - 7 }, 'chart-value chart-middle')
            .text(compactNumber(point.value));
        }
      });
      chart.on('created', ({ svg, chartRect: { x1, x2, y1 } }) => {
        svg.elem('line', { x1, x2, y1, y2: y1 }, 'chart-ground');
      });
      return chart;
    },
    [points, tick],
  );
  return <div className="chart-drawing" ref={useChartDrawing(draw)} />;
}

function highest(points: readonly ChartPoint[]): number {
  return Math.max(1, ...points.map(({ value }) => value));
}
