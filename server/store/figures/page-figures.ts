/** Page views and web vitals, from the sums that triggers keep by day. */
import type { Kysely } from 'kysely';
import { pageMetrics } from '../../../src/contract/protocol/page-analytics.ts';
import type { Tables } from '../core/tables.ts';

export interface PageFigureRows {
  views: { day: string; path: string; views: number }[];
  vitals: { metric: string; p75: number; samples: number }[];
}

/**
 * Page views added up by page and day of the visit, and the 75th percentile of each web vital to two
 * significant digits. A visit of which a wrong clock says that it is still to come counts on the day on which
 * its report came.
 * @param from the first day, `YYYY-MM-DD` by the operator's zone
 */
export async function readPageFigures(database: Kysely<Tables>, from: string): Promise<PageFigureRows> {
  const since = (topic: string) =>
    database.selectFrom('daily_sum').where('topic', '=', topic).where('day', '>=', from);
  const views = await since('view')
    .select(['day', 'part as path', 'count as views'])
    .orderBy('day')
    .orderBy('part')
    .execute();
  const vitals: PageFigureRows['vitals'] = [];
  for (const metric of pageMetrics.filter((name) => name !== 'view')) {
    const rows = await since(metric)
      .select(({ fn }) => ['part', fn.sum<number | string>('count').as('samples')])
      .groupBy('part')
      .execute();
    const values = rows.map(({ part, samples }) => ({ value: Number(part), samples: Number(samples) }));
    const samples = values.reduce((sum, one) => sum + one.samples, 0);
    if (samples > 0) vitals.push({ metric, p75: thirdQuartile(values, samples), samples });
  }
  return { views, vitals };
}

function thirdQuartile(values: readonly { value: number; samples: number }[], samples: number): number {
  let left = Math.ceil(samples * 0.75);
  for (const one of values.toSorted((a, b) => a.value - b.value)) {
    left -= one.samples;
    // Summed in binary, 0.13 is not quite that.
    if (left <= 0) return Number(one.value.toPrecision(2));
  }
  return 0;
}
