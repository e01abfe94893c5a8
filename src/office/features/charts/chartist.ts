/** The chart library, fetched when the first chart is shown. */
import type { BaseChart } from 'chartist';

export type Chartist = typeof import('chartist');
export type Chart = BaseChart<unknown>;

let loading: Promise<Chartist> | undefined;

export function loadChartist(): Promise<Chartist> {
  loading ??= import('chartist').then(withoutStyleAttributes);
  return loading;
}

/**
 * The library writes `style` attributes, which the Content-Security-Policy refuses. The styles are set
 * through the DOM instead, which the policy allows.
 */
function withoutStyleAttributes(chartist: Chartist): Chartist {
  const { prototype } = chartist.Svg;
  // The library's own name for it has overloads that no reference keeps.
  const write = prototype.attr as (...given: unknown[]) => unknown;
  prototype.attr = function attr(this: InstanceType<Chartist['Svg']>, attributes: unknown, ns?: string) {
    if (typeof attributes !== 'object' || attributes === null || !('style' in attributes)) {
      return write.call(this, attributes, ns);
    }
    const { style, ...others } = attributes;
    (this.getNode() as unknown as ElementCSSInlineStyle).style.cssText = String(style);
    return write.call(this, others, ns);
  } as typeof prototype.attr;
  return chartist;
}
