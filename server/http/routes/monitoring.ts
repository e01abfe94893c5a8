/** The state of the server: metrics for a scraper or management, and the last lines of its log. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { areaRoles } from '../../../src/contract/accounts/roles.ts';
import type { DiskAnswer } from '../../../src/contract/office/disk-space.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { Identify } from '../../security/caller.ts';
import { allowRoles, endHeadRequest, requireRole } from '../../security/guard.ts';
import type { WatchedSealingKeys } from '../../security/unknown-keys.ts';
import type { DiskWatch } from '../../start/disk-watch.ts';
import { logLevels, type RecentLog } from '../../start/recent-log.ts';
import type { Metrics } from '../metrics.ts';
import { validate } from '../validate.ts';

const logQuerySchema = z.object({
  level: z.optional(z.enum(logLevels, { error: `Level must be one of: ${logLevels.join(', ')}.` })),
});

export interface MonitoringRoutesDeps {
  metrics: Metrics;
  memory: RecentLog;
  identify: Identify;
  /** The token that a scraper presents in place of a session; null refuses every scraper. */
  metricsToken: string | null;
  disk: Pick<DiskWatch, 'space'>;
  sealingKeys: Pick<WatchedSealingKeys, 'askedInVain'>;
}

export function monitoringRoutes({
  metrics,
  memory,
  identify,
  metricsToken,
  disk,
  sealingKeys,
}: MonitoringRoutesDeps): Hono {
  const routes = new Hono();

  routes.get(endpoints.metrics, async (c) => {
    if (!bears(c, metricsToken)) await requireRole(c, identify, areaRoles.metrics);
    endHeadRequest(c);
    const text = await metrics.text();
    return c.body(text, 200, { 'Content-Type': metrics.contentType });
  });

  routes.get(endpoints.log, allowRoles(identify, areaRoles.metrics), validate('query', logQuerySchema), (c) =>
    c.json(memory.lines(c.req.valid('query').level)),
  );

  routes.get(endpoints.disk, allowRoles(identify, areaRoles.metrics), async (c) =>
    c.json({ space: disk.space(), missingKeys: await sealingKeys.askedInVain() } satisfies DiskAnswer),
  );

  return routes;
}

/** Hashes have one length, so that the comparison takes the same time whatever was sent. */
function bears(c: Context, token: string | null): boolean {
  const [, given] = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '') ?? [];
  if (token === null || given === undefined) return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}
