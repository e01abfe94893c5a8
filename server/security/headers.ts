/** What browsers are told about every answer. */
import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { EARLY_PRESS_SCRIPT } from '../../src/contract/early-press.ts';

/**
 * Browsers heed these on documents and workers alone: the parts of a document go without,
 * a third of a kilobyte each of a hundred answers.
 */
const OF_DOCUMENTS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];
const PARTS_OF_DOCUMENTS = /^\/assets\/.*\.(js|css|woff2)$/;

/** The one script that a document may carry in itself. */
const EARLY_PRESS = scriptHashSource(EARLY_PRESS_SCRIPT);

/** What a site needs beyond files of its own; a built site needs nothing. */
export interface PolicyAdditions {
  /** More scripts in documents, by hash. */
  scripts?: readonly `'sha256-${string}'`[];
  inlineStyles?: boolean;
}

/** For a policy: allows one script by its text. */
export function scriptHashSource(text: string): `'sha256-${string}'` {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What is neither a file of ours nor that one script does not run; no form is sent by the browser itself. */
export function securityHeaders(publicOrigin: string, more: PolicyAdditions = {}): MiddlewareHandler {
  const encrypted = publicOrigin.startsWith('https:');
  const secure = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", EARLY_PRESS, ...(more.scripts ?? [])],
      styleSrc: ["'self'", ...(more.inlineStyles ? ["'unsafe-inline'"] : [])],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { geolocation: ['self'], camera: [], microphone: [], payment: [] },
    xFrameOptions: 'DENY',
    strictTransportSecurity: encrypted ? 'max-age=31536000; includeSubDomains' : false,
  });
  return async (c, next) => {
    await secure(c, next);
    if (PARTS_OF_DOCUMENTS.test(c.req.path)) for (const name of OF_DOCUMENTS) c.res.headers.delete(name);
  };
}
