/** Security headers of every answer. */
import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { EARLY_PRESS_SCRIPT } from '../../src/contract/early-press.ts';
import { allowStyles } from '../../src/contract/inline-styles.ts';
import { TRUSTED_POLICIES } from '../../src/contract/trusted-types.ts';
import { STYLES_INSIDE } from '../documents.ts';

const POLICY = 'Content-Security-Policy';

/**
 * Browsers obey these headers on documents and workers only. Scripts, styles and fonts go without them, which
 * saves a third of a kilobyte on each.
 */
const OF_DOCUMENTS = [
  POLICY,
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

/** What a site's policy must allow beyond its own files. A built site needs nothing. */
export interface PolicyAdditions {
  /** More scripts in documents, by hash. */
  scripts?: readonly `'sha256-${string}'`[];
  inlineStyles?: boolean;
}

/** A source for the policy that allows one inline script, by the hash of its text. */
export function scriptHashSource(text: string): `'sha256-${string}'` {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Only our own files and the one inline script may run, and the browser submits no form by itself. */
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
      // A built site runs no text as markup or script but through these; the tools of `npm run dev` do.
      ...(!more.inlineStyles && {
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: [...TRUSTED_POLICIES],
      }),
    },
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { geolocation: ['self'], camera: ['self'], microphone: [], payment: [] },
    xFrameOptions: 'DENY',
    strictTransportSecurity: encrypted ? 'max-age=31536000; includeSubDomains' : false,
  });
  return async (c, next) => {
    await secure(c, next);
    const styles: string | undefined = c.get(STYLES_INSIDE);
    const policy = c.res.headers.get(POLICY);
    if (styles && policy) c.res.headers.set(POLICY, allowStyles(policy, styles));
    if (PARTS_OF_DOCUMENTS.test(c.req.path)) for (const name of OF_DOCUMENTS) c.res.headers.delete(name);
  };
}
