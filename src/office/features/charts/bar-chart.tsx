import type { BarDrawEvent } from 'chartist';
import { useCallback } from 'react';
import { ChartFrame, type ChartProps, plainNumber } from './chart-frame.tsx';
import { type ChartPoint, describeOtherPoints, shortenLabel } from './chart-points.ts';
import { type DrawChart, useChartDrawing } from './use-chart-drawing.ts';

/** Pixels: the words above a bar, and the bar. */
const ROW = 46;
/** Bars that are drawn; the table has the rest. */
const MOST = 8;
/** Approximate width of a character, pixels. */
const LETTER = 7.5;

/** Horizontal bars, each with its label and figure above it. For named things. */
export function BarChart(props: ChartProps) {
  const { points, format = plainNumber } = props;
  const others = describeOtherPoints(points, MOST);
  return (
    <ChartFrame {...props} partial={others !== null}>
      <Bars points={points} format={format} />
      {others && <p className="chart-summary">{others}</p>}
    </ChartFrame>
  );
}

function Bars({ points, format }: { points: readonly ChartPoint[]; format: (value: number) => string }) {
  const draw = useCallback<DrawChart>(
    (chartist, container) => {
      // The library counts rows from the bottom.
      const shown = points.slice(0, MOST).reverse();
      const axis = { showLabel: false, showGrid: false, offset: 0 };
      const chart = new chartist.BarChart(
        container,
        { labels: shown.map(({ label }) => label), series: [shown.map(({ value }) => value)] },
        {
          horizontalBars: true,
          height: shown.length * ROW,
          chartPadding: { top: 0, right: 1, bottom: 0, left: 0 },
          classNames: { bar: 'chart-bar' },
          // The library's own scale ends at a round figure: the longest bar would not reach the end.
          axisX: {
            ...axis,
            type: chartist.FixedScaleAxis,
            divisor: 1,
            low: 0,
            high: Math.max(...shown.map(({ value }) => value)),
          },
          axisY: axis,
        },
      );
      chart.on('draw', (event) => {
        if (event.type !== 'bar') return;
        const { index, group, element, chartRect, ...at } = event as BarDrawEvent;
        const point = shown[index];
        if (!point) return;
        const top = at.y1 - 7;
        // The library centres bars in their row: they make room for the words.
        element.attr({ y1: at.y1 + 7, y2: at.y2 + 7 });
        const figure = format(point.value);
        const room = Math.floor((chartRect.width() - figure.length * LETTER) / LETTER) - 2;
        group.elem('text', { x: chartRect.x1, y: top }, 'chart-label').text(shortenLabel(point.label, room));
        group.elem('text', { x: chartRect.x2, y: top }, 'chart-value chart-end').text(figure);
      });
      return chart;
    },
    [points, format],
  );
  return <div className="chart-drawing" ref={useChartDrawing(draw)} />;
}
