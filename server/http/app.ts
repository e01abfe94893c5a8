/** The whole server as a function of its parts; listens on nothing, so tests call it directly. */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import { UNREADABLE_BODY } from '../../src/contract/protocol/answers.ts';
import { endpoints } from '../../src/contract/protocol/endpoints.ts';
import { isApiRequest } from '../../src/contract/protocol/routes.ts';
import { formatSealingKey } from '../../src/contract/values/sealing.ts';
import { DEFAULT_TIME_ZONE } from '../../src/contract/values/time-zone.ts';
import { createReceiptAlarm } from '../mail/receipt-alarm.ts';
import type { Identify } from '../security/caller.ts';
import { denyByDefault } from '../security/guard.ts';
import { securityHeaders } from '../security/headers.ts';
import { createLimits, type LimitValues } from '../security/limits.ts';
import { sameOrigin } from '../security/origin.ts';
import { createPasskeys } from '../security/passkeys.ts';
import { KeyOnOtherServer, type SealingKeys, UnknownSealingKey } from '../security/sealing-keys.ts';
import { createSessions } from '../security/sessions.ts';
import { createSignInThrottle, type SignInLimits } from '../security/sign-in-limits.ts';
import { watchUnknownKeys } from '../security/unknown-keys.ts';
import type { SiteEditions } from '../site/site-editions.ts';
import type { SitePhotos } from '../site/site-photos.ts';
import { type DiskWatch, noDiskWatch } from '../start/disk-watch.ts';
import { apiCallName, type Log, logCalls, newErrorNumber } from '../start/log.ts';
import { createRecentLog, type RecentLog } from '../start/recent-log.ts';
import type { Settings } from '../start/settings.ts';
import { isDatabaseUnavailable } from '../store/core/database-unavailable.ts';
import { WriteNotStored } from '../store/core/group-commit.ts';
import type { Store } from '../store/core/store.ts';
import { answerProblem } from './answers.ts';
import { closeIfUnread, isClientAborted, limitBody } from './body.ts';
import { createMetrics } from './metrics.ts';
import { accountRoutes } from './routes/accounts/accounts.ts';
import { languageRoutes } from './routes/accounts/language.ts';
import { passkeyRoutes } from './routes/accounts/passkeys.ts';
import { createSessionAnswers } from './routes/accounts/session-answers.ts';
import { sessionRoutes } from './routes/accounts/sessions.ts';
import { sessionDeviceRoutes } from './routes/accounts/sessions-and-devices.ts';
import { adminRoutes } from './routes/admin.ts';
import { analyticsRoutes } from './routes/analytics.ts';
import { auditRoutes } from './routes/audit.ts';
import { changesRoutes } from './routes/changes.ts';
import { departmentFigureRoutes } from './routes/department-figures.ts';
import { deviceKeyRoutes } from './routes/device-keys.ts';
import { guestRoutes } from './routes/guests.ts';
import { heldSubmissionRoutes } from './routes/held-submissions.ts';
import { listRoutes } from './routes/lists.ts';
import { lookupRoutes } from './routes/lookup.ts';
import { monitoringRoutes } from './routes/monitoring.ts';
import { noticeRoutes } from './routes/notices.ts';
import { pageFigureRoutes } from './routes/page-figures.ts';
import { passportRoutes } from './routes/passports.ts';
import { sealingRoutes } from './routes/sealing.ts';
import { siteEditionRoutes } from './routes/site/site-editions.ts';
import { siteItemRoutes } from './routes/site/site-items.ts';
import { sitePhotoRoutes } from './routes/site/site-photos.ts';
import { stayBookingRoutes } from './routes/stay-bookings.ts';
import { submissionRoutes } from './routes/submissions.ts';
import { writingRoutes } from './routes/writing.ts';
import { announceServerStatus } from './server-status.ts';
import type { Site } from './site.ts';
import { createStreamHub, type StreamHub } from './stream-hub.ts';

/** Retry-After while the database is away, seconds: a connection that broke is made anew sooner. */
const AWAY_RETRY = 5;
/** Status of a call whose sender has gone before its body was whole, as nginx writes it. Nobody gets to see it. */
const BROKEN_OFF = 499;
/** Seconds after which something that could not be stored is sent again. */
const STORE_RETRY = 10;

export interface AppDeps {
  store: Store;
  settings: Pick<Settings, 'publicOrigin' | 'trustProxy'> &
    Partial<Pick<Settings, 'metricsToken' | 'passkeyRoles' | 'mail' | 'timeZone'>>;
  log: Log;
  /** Where the log keeps its last lines. */
  memory?: RecentLog;
  sealingKeys: SealingKeys;
  site: Site;
  /** Publishes the site; absent where it is not built. */
  editions?: SiteEditions;
  /** Room on the disk of the data folder; not known, unless given. */
  disk?: DiskWatch;
  clock?: () => Date;
  /** Points per address and minute, and kilobytes per day; a test may set its own. */
  limits?: LimitValues;
  signInLimits?: SignInLimits;
  /** Tells open streams what happened. Given when something outside this application also ends sessions. */
  hub?: StreamHub;
  /** Photographs of the operator; absent in tests of what is around them. */
  photos?: SitePhotos;
  /** Identifies the caller. A test may supply its own. */
  identify?: Identify;
}

export function createApp(parts: AppDeps): Hono {
  const { store, settings, log, site, editions } = parts;
  const sealingKeys = watchUnknownKeys(parts.sealingKeys, log);
  const {
    clock = () => new Date(),
    hub = createStreamHub(store.announcements),
    memory = createRecentLog(),
    disk = noDiskWatch,
  } = parts;
  const charge = createLimits(settings.trustProxy, log, store.limiters, parts.limits);
  const { publicOrigin, passkeyRoles = [], timeZone = DEFAULT_TIME_ZONE } = settings;
  const sessions = createSessions({ store, clock, hub, publicOrigin, passkeyRoles });
  const identify = parts.identify ?? sessions.identify;
  const metrics = createMetrics(store, hub, disk);
  const readFacts = () => ({
    origin: settings.publicOrigin,
    sealingKey: formatSealingKey(sealingKeys.current()),
  });
  store.onMoved(hub.changed);
  const app = new Hono();
  app.use(closeIfUnread);
  app.use(securityHeaders(settings.publicOrigin, site.policyAdditions));
  app.use(forCalls(logCalls(log, metrics.count)), forCalls(doNotStore));
  app.use(forCalls(announceServerStatus(store, clock, log)));
  app.use(sameOrigin(settings.publicOrigin, log));
  // The receipts of a backlog are nearly identical and compress to about a tenth. What names its length and is
  // under 1 KB is sent as it is: to compress it takes longer than all the rest of a call.
  app.use(forCalls(compress()), forCalls(limitBody));
  app.use(forCalls(denyByDefault(identify)));

  app.get(endpoints.health, async (c) => {
    try {
      await store.ping();
      return c.json({ status: 'ok' });
    } catch {
      return answerLater(c, DATABASE_AWAY);
    }
  });
  const throttle = createSignInThrottle(clock, parts.signInLimits, store.limiters);
  const passkeys = createPasskeys(store.accounts.passkeys, clock, publicOrigin);
  const answers = createSessionAnswers(store, { timeZone, sendsMail: Boolean(settings.mail) });
  const signIn = { store, clock, sessions, identify, throttle, charge, passkeys, answers };
  app.route('/', sessionRoutes({ ...signIn, proxies: settings.trustProxy, end: hub.end }));
  app.route('/', passkeyRoutes(signIn));
  app.route('/', sessionDeviceRoutes({ ...signIn, end: hub.end }));
  app.route('/', languageRoutes(signIn));
  app.route('/', accountRoutes({ store, clock, identify, hub }));
  app.route('/', auditRoutes({ store, identify, timeZone }));
  const onReceiptLeftOut = createReceiptAlarm(log, clock, metrics.countReceiptLeftOut);
  const mail = settings.mail ? { origin: publicOrigin, onReceiptLeftOut } : null;
  app.route('/', submissionRoutes({ store, clock, log, sealingKeys, charge, identify, mail }));
  app.route('/', changesRoutes({ store, clock, identify, hub }));
  app.route('/', writingRoutes({ store, identify, charge, hub }));
  app.route('/', siteItemRoutes({ store, identify, editions }));
  const { noticeSheet } = site;
  app.route('/', siteEditionRoutes({ store, clock, identify, charge, editions, readFacts, noticeSheet }));
  if (parts.photos) app.route('/', sitePhotoRoutes(identify, charge, parts.photos));
  app.route('/', listRoutes({ store, identify }));
  app.route('/', passportRoutes({ store, clock, identify, sealingKeys, charge }));
  app.route('/', pageFigureRoutes({ store, clock, identify }));
  app.route('/', departmentFigureRoutes({ store, clock, identify }));
  app.route('/', sealingRoutes(sealingKeys));
  app.route('/', heldSubmissionRoutes({ store, charge }));
  app.route('/', lookupRoutes({ store, charge }));
  app.route('/', guestRoutes({ store, identify, charge }));
  app.route('/', analyticsRoutes({ store, clock, charge, isPage: site.isPage }));
  app.route('/', stayBookingRoutes({ store, identify }));
  app.route('/', noticeRoutes({ store, clock, identify, charge }));
  app.route('/', adminRoutes({ store, clock, identify, hub }));
  app.route('/', deviceKeyRoutes({ store, clock, identify, charge, sessions, end: hub.end }));
  app.route(
    '/',
    monitoringRoutes({
      metrics,
      memory,
      identify,
      metricsToken: settings.metricsToken ?? null,
      disk,
      sealingKeys,
    }),
  );
  app.all('/api/*', (c) => answerProblem(c, 404, { message: 'There is no such call.' }));
  app.route('/', site.routes(readFacts));
  app.all('*', (c) => answerProblem(c, 405, { message: 'This address can only be read.' }));

  app.onError((error, c) => {
    // Nobody is at fault: it is in the log and in the metrics as a call, and no error.
    if (isClientAborted(c)) return new Response(null, { status: BROKEN_OFF });
    if (error instanceof HTTPException) {
      const { message, cause } = error;
      const code = cause === UNREADABLE_BODY ? { code: UNREADABLE_BODY } : {};
      return error.res ?? answerProblem(c, error.status, { message, ...code });
    }
    if (error instanceof UnknownSealingKey) return answerProblem(c, 425, { message: error.message });
    if (error instanceof KeyOnOtherServer) return answerLater(c, error.message);
    const isNotStored = error instanceof WriteNotStored;
    if (!isNotStored && isDatabaseUnavailable(error)) {
      log.warn({ err: error, call: apiCallName(c.req.path) }, 'The database is away');
      return answerLater(c, DATABASE_AWAY);
    }
    const number = newErrorNumber();
    log.error({ err: error, error: number, call: apiCallName(c.req.path) }, 'A call failed');
    if (isNotStored) {
      const message = `Nothing can be stored at the moment. Please try again in a minute. (Error ${number})`;
      return answerLater(c, message, STORE_RETRY);
    }
    return answerProblem(c, 500, {
      message: `Something went wrong on our side. Please try again. (Error ${number})`,
    });
  });
  return app;
}

const DATABASE_AWAY = 'The database does not answer. Please try again in a few seconds.';

/** Devices and proxies try again; what was sent stays on the device. @param seconds for Retry-After */
function answerLater(c: Context, message: string, seconds = AWAY_RETRY): Response {
  c.header('Retry-After', String(seconds));
  return answerProblem(c, 503, { message });
}

/** Middleware for API calls only; pages bypass it. */
function forCalls(middleware: MiddlewareHandler): MiddlewareHandler {
  return (c, next) => (isCallIn(c) ? middleware(c, next) : next());
}

/** Decided once for each request. */
function isCallIn(c: Context): boolean {
  const known: boolean | undefined = c.get(IS_CALL);
  if (known !== undefined) return known;
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
  const decided = isApiRequest(c.req.path, reads ? (c.req.header('Accept') ?? null) : null);
  c.set(IS_CALL, decided);
  return decided;
}

const IS_CALL = 'isCall';

const doNotStore: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
};
