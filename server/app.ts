/** The whole server as a function of its parts; listens on nothing, so tests call it directly. */
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import { calls, isCall } from '../src/contract/addresses.ts';
import { writeSealingKey } from '../src/contract/sealing.ts';
import { answerProblem } from './answers.ts';
import { limitBody } from './body.ts';
import { type Log, logCalls } from './log.ts';
import { analyticsRoutes } from './routes/analytics.ts';
import { lookupRoutes } from './routes/lookup.ts';
import { sealingRoutes } from './routes/sealing.ts';
import { stayBookingRoutes } from './routes/stay-bookings.ts';
import { submissionRoutes } from './routes/submissions.ts';
import { securityHeaders } from './security/headers.ts';
import { createLimits, type LimitName } from './security/limits.ts';
import { sameOrigin } from './security/origin.ts';
import type { SealingKeys } from './security/sealing-keys.ts';
import type { Settings } from './settings.ts';
import { readSiteIndex, siteRoutes } from './site.ts';
import type { Store } from './store/store.ts';

export interface AppParts {
  store: Store;
  settings: Pick<Settings, 'publicOrigin' | 'trustProxy'>;
  log: Log;
  sealingKeys: SealingKeys;
  /** Folder of the built site. */
  siteRoot: string;
  clock?: () => Date;
  /** Points per address and minute; a test may set its own. */
  limits?: Record<LimitName, number>;
}

export function createApp(parts: AppParts): Hono {
  const { store, settings, log, sealingKeys, siteRoot, clock = () => new Date() } = parts;
  const index = readSiteIndex(siteRoot);
  const charge = createLimits(settings.trustProxy, log, parts.limits);
  const readFacts = () => ({
    origin: settings.publicOrigin,
    sealingKey: writeSealingKey(sealingKeys.current()),
  });
  const app = new Hono();
  app.use(securityHeaders(settings.publicOrigin));
  app.use(forCalls(logCalls(log)), forCalls(doNotStore));
  app.use(sameOrigin(settings.publicOrigin));
  // A backlog's receipts are much alike: a tenth of their bytes is enough.
  app.use(forCalls(compress()), forCalls(limitBody));

  app.get(calls.health, async (c) => {
    try {
      await store.ping();
      return c.json({ status: 'ok' });
    } catch {
      return answerProblem(c, 503, { message: 'The database does not answer.' });
    }
  });
  app.route('/', submissionRoutes({ store, clock, log, sealingKeys, charge }));
  app.route('/', sealingRoutes(sealingKeys));
  app.route('/', lookupRoutes({ store, charge }));
  app.route('/', analyticsRoutes({ store, clock, charge, isPage: (key) => key in index.documents }));
  app.route('/', stayBookingRoutes());
  app.all('/api/*', (c) => answerProblem(c, 404, { message: 'There is no such call.' }));
  app.route('/', siteRoutes(siteRoot, index, readFacts));
  app.all('*', (c) => answerProblem(c, 405, { message: 'This address can only be read.' }));

  app.onError((error, c) => {
    if (error instanceof HTTPException) return answerProblem(c, error.status, { message: error.message });
    log.error({ err: error }, 'A call failed');
    return answerProblem(c, 500, { message: 'Something went wrong on our side. Please try again.' });
  });
  return app;
}

/** Middleware for calls of the API alone; pages go past it. */
function forCalls(middleware: MiddlewareHandler): MiddlewareHandler {
  return (c, next) => {
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    return isCall(c.req.path, reads ? (c.req.header('Accept') ?? null) : null) ? middleware(c, next) : next();
  };
}

const doNotStore: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
};
