/** The whole server as a function of its parts; listens on nothing, so tests call it directly. */
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import { calls } from '../src/contract/addresses.ts';
import { answerProblem } from './answers.ts';
import { limitBody } from './body.ts';
import { type Log, logCalls } from './log.ts';
import { submissionRoutes } from './routes/submissions.ts';
import { securityHeaders } from './security/headers.ts';
import { sameOrigin } from './security/origin.ts';
import type { Settings } from './settings.ts';
import { siteRoutes } from './site.ts';
import type { Store } from './store/store.ts';

export interface AppParts {
  store: Store;
  settings: Pick<Settings, 'publicOrigin'>;
  log: Log;
  /** Folder of the built site. */
  siteRoot: string;
  clock?: () => Date;
}

export function createApp({ store, settings, log, siteRoot, clock = () => new Date() }: AppParts): Hono {
  const app = new Hono();
  app.use(securityHeaders(settings.publicOrigin));
  app.use('/api/*', logCalls(log), async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.use(sameOrigin(settings.publicOrigin));
  // A backlog's receipts are much alike: a tenth of their bytes is enough.
  app.use('/api/*', compress(), limitBody);

  app.get(calls.health, async (c) => {
    try {
      await store.ping();
      return c.json({ status: 'ok' });
    } catch {
      return answerProblem(c, 503, { message: 'The database does not answer.' });
    }
  });
  app.route('/', submissionRoutes({ store, clock, log }));
  app.all('/api/*', (c) => answerProblem(c, 404, { message: 'There is no such call.' }));
  app.route('/', siteRoutes(siteRoot, settings.publicOrigin));
  app.all('*', (c) => answerProblem(c, 405, { message: 'This address can only be read.' }));

  app.onError((error, c) => {
    if (error instanceof HTTPException) return answerProblem(c, error.status, { message: error.message });
    log.error({ err: error }, 'A call failed');
    return answerProblem(c, 500, { message: 'Something went wrong on our side. Please try again.' });
  });
  return app;
}
