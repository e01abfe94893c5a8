import { type RefObject, useEffect, useRef } from 'react';
import { type Chart, type Chartist, loadChartist } from './chartist.ts';

/** Makes the chart in its container, as wide as that is. */
export type Draw = (chartist: Chartist, container: HTMLElement) => Chart;

/**
 * Draws once the library has loaded, and again when `draw` or the width changes. The old picture stays until
 * the new one is ready.
 * @param draw must keep its identity while the figures stay
 */
export function useDrawing(draw: Draw): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let chart: Chart | undefined;
    let left = false;
    let width = element.clientWidth;
    const watch = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      chart?.update();
    });
    loadChartist().then(
      (chartist) => {
        if (left) return;
        chart = draw(chartist, element);
        watch.observe(element);
      },
      // Without the library the figures are still shown in their table.
      () => undefined,
    );
    return () => {
      left = true;
      watch.disconnect();
      chart?.detach();
    };
  }, [draw]);
  return container;
}
