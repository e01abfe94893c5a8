import { type Kysely, sql } from 'kysely';
import { metrics } from '../../src/contract/analytics.ts';
import type { Tables } from './tables.ts';

export interface PageFigureRows {
  views: { day: string; path: string; views: number }[];
  vitals: { metric: string; p75: number; samples: number }[];
}

/**
 * Page views added up by page and day of the visit, and the 75th percentile of each web vital.
 * @param from ISO 8601; earlier events are left out
 */
export async function readPageFigures(database: Kysely<Tables>, from: string): Promise<PageFigureRows> {
  const day = sql<string>`substr(at, 1, 10)`;
  const views = await database
    .selectFrom('page_report')
    .select(({ fn }) => [day.as('day'), 'path', fn.countAll<number | string>().as('views')])
    .where('metric', '=', 'view')
    .where('received_at', '>=', from)
    .where('at', '>=', from)
    .groupBy([day, 'path'])
    .orderBy('day')
    .orderBy('path')
    .execute();
  const vitals: PageFigureRows['vitals'] = [];
  for (const metric of metrics.filter((name) => name !== 'view')) {
    const found = database
      .selectFrom('page_report')
      .where('metric', '=', metric)
      .where('received_at', '>=', from)
      .where('at', '>=', from);
    const { samples } = await found
      .select(({ fn }) => fn.countAll<number | string>().as('samples'))
      .executeTakeFirstOrThrow();
    const count = Number(samples);
    if (count === 0) continue;
    const { value } = await found
      .select('value')
      .orderBy('value')
      .limit(1)
      .offset(Math.ceil(count * 0.75) - 1)
      .executeTakeFirstOrThrow();
    vitals.push({ metric, p75: value, samples: count });
  }
  return { views: views.map((row) => ({ ...row, views: Number(row.views) })), vitals };
}
