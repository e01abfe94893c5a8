import { type RefObject, useEffect, useRef } from 'react';
import { followPrinting } from '../../../ui/use-printing.ts';
import { type Chart, type Chartist, loadChartist } from './chartist.ts';

/** Makes the chart in its container, as wide as that is. */
export type DrawChart = (chartist: Chartist, container: HTMLElement) => Chart;

/** Pixels across a sheet of A4 that stands, a little less than its margins leave (app/print.css). */
const PAPER = 640;

/**
 * Draws once the library has loaded, and again when `draw` or the width changes; for paper as wide as a sheet. The old picture stays until
 * the new one is ready.
 * @param draw must keep its identity while the figures stay
 */
export function useChartDrawing(draw: DrawChart): RefObject<HTMLDivElement | null> {
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
    const drawAt = (pixels: string) => {
      element.style.width = pixels;
      chart?.update();
    };
    const unfollow = followPrinting(
      () => drawAt(`${PAPER}px`),
      () => drawAt(''),
    );
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
      unfollow();
      watch.disconnect();
      chart?.detach();
    };
  }, [draw]);
  return container;
}
