/** Allows unsafe methods only from our own pages and from clients that are not browsers. */
import type { MiddlewareHandler } from 'hono';
import { answerProblem } from '../http/answers.ts';
import type { Log } from '../start/log.ts';

/** Origins that are told: a client that makes them up must not fill the log. */
const MAX_TOLD = 10;

const WRONG_SETTING =
  'Browsers call from another address than PUBLIC_ORIGIN: all that they send is refused, and waits on the devices. Correct the setting, or lead visitors to its address';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses a POST, PUT, PATCH or DELETE that a browser sends for another site. A
 * browser always names the origin of such a request; one that comes without
 * Origin and Sec-Fetch-Site is not made by a web page.
 * @param publicOrigin scheme, host and port that visitors see
 * @param log is told when that setting turns out to be wrong
 */
export function sameOrigin(publicOrigin: string, log: Pick<Log, 'warn'>): MiddlewareHandler {
  const told = new Set<string>();
  /** A page that calls its own host, under another name than the setting has: it is the setting that is wrong. */
  function tellOf(origin: string): void {
    if (told.has(origin) || told.size >= MAX_TOLD) return;
    told.add(origin);
    log.warn({ origin: origin.slice(0, 200), publicOrigin }, WRONG_SETTING);
  }
  return async (c, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return next();
    const origin = c.req.header('Origin');
    const site = c.req.header('Sec-Fetch-Site');
    const foreign =
      (origin !== undefined && !isSameOrigin(origin, publicOrigin)) ||
      (site !== undefined && site !== 'same-origin');
    if (!foreign) return next();
    if (origin !== undefined && site === 'same-origin') tellOf(origin);
    return answerProblem(c, 403, { message: 'This request comes from another site and was refused.' });
  };
}

/** On a developer's machine `localhost` and `127.0.0.1` are the same place. */
function isSameOrigin(origin: string, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true;
  if (!URL.canParse(origin)) return false;
  const [given, own] = [new URL(origin), new URL(publicOrigin)];
  return (
    given.protocol === own.protocol &&
    given.port === own.port &&
    LOOPBACK.has(given.hostname) &&
    LOOPBACK.has(own.hostname)
  );
}
