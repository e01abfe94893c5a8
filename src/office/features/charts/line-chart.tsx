import type { PointDrawEvent } from 'chartist';
import { useCallback } from 'react';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { type ChartPoint, compactNumber, greatestPoint } from './chart-points.ts';
import { type DrawChart, useChartDrawing } from './use-chart-drawing.ts';

const HEIGHT = 190;

/** Line through many days in the order of time; the first, the last and the greatest are named. */
export function LineChart(props: ChartProps) {
  return (
    <ChartFrame {...props}>
      <Line points={props.points} />
    </ChartFrame>
  );
}

function Line({ points }: { points: readonly ChartPoint[] }) {
  const draw = useCallback<DrawChart>(
    (chartist, container) => {
      const greatest = greatestPoint(points);
      const last = points.length - 1;
      const axis = { showLabel: false, showGrid: false, offset: 0 };
      const chart = new chartist.LineChart(
        container,
        { labels: points.map(({ label }) => label), series: [points.map(({ value }) => value)] },
        {
          height: HEIGHT,
          fullWidth: true,
          showArea: true,
          lineSmooth: false,
          chartPadding: { top: 24, right: 4, bottom: 24, left: 4 },
          classNames: { line: 'chart-line', area: 'chart-area', point: 'chart-point' },
          axisX: axis,
          axisY: {
            ...axis,
            type: chartist.FixedScaleAxis,
            divisor: 1,
            low: 0,
            high: Math.max(1, greatest?.value ?? 0),
          },
        },
      );
      chart.on('draw', (event) => {
        if (event.type !== 'point') return;
        const { index, group, element, x, y, chartRect } = event as PointDrawEvent;
        const point = points[index];
        if (!point) return;
        const named = point === greatest;
        if (!named && index !== last) element.remove();
        const side = x < 60 ? '' : x > chartRect.x2 - 60 ? ' chart-end' : ' chart-middle';
        if (named) group.elem('text', { x, y: y - 9 }, `chart-value${side}`).text(compactNumber(point.value));
        if (index === 0 || index === last) {
          const end = index === 0 ? '' : ' chart-end';
          group.elem('text', { x, y: chartRect.y1 + 18 }, `chart-label${end}`).text(point.label);
        }
      });
      chart.on('created', ({ svg, chartRect: { x1, x2, y1 } }) => {
        svg.elem('line', { x1, x2, y1, y2: y1 }, 'chart-ground');
      });
      return chart;
    },
    [points],
  );
  return <div className="chart-drawing" ref={useChartDrawing(draw)} />;
}
