/** Allows unsafe methods only from our own pages and from clients that are not browsers. */
import type { MiddlewareHandler } from 'hono';
import { answerProblem } from '../http/answers.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses a POST, PUT, PATCH or DELETE that a browser sends for another site. A
 * browser always names the origin of such a request; one that comes without
 * Origin and Sec-Fetch-Site is not made by a web page.
 * @param publicOrigin scheme, host and port that visitors see
 */
export function sameOrigin(publicOrigin: string): MiddlewareHandler {
  return async (c, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return next();
    const origin = c.req.header('Origin');
    const site = c.req.header('Sec-Fetch-Site');
    const foreign =
      (origin !== undefined && !isSameOrigin(origin, publicOrigin)) ||
      (site !== undefined && site !== 'same-origin');
    if (!foreign) return next();
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
