/** Security headers of every answer. */
import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { INLINE_SCRIPT } from '../../src/contract/document/inline-script.ts';
import { allowInlineInPolicy, type InlineSources } from '../../src/contract/document/inline-sources.ts';
import { TRUSTED_TYPES_POLICIES } from '../../src/contract/document/trusted-types.ts';
import { INLINE_SOURCES } from '../http/documents.ts';

const POLICY = 'Content-Security-Policy';

/** Name, in a request's context, of a document without scripts that our own pages show in a frame. */
export const FRAMED_DOCUMENT = 'framedDocument';

/**
 * Browsers obey these headers on documents and workers only. Scripts, styles, fonts and pictures go without them, which
 * saves up to 0.8 kilobytes on each.
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

/** An SVG that is opened directly is a document; everything that it needs is inside it. */
const PICTURES = /^\/(icons|maps|photos|posters|prints|social)\/[^/]+\.(avif|jpg|png|svg|webp)$/;
const POLICY_OF_PICTURES = "default-src 'none'; frame-ancestors 'none'";

/** The one script that every document may carry in itself. */
const EARLY_PRESS = scriptHashSource(INLINE_SCRIPT);

/** Exceptions from a site's content security policy. A built site needs none. */
export interface PolicyAdditions {
  /** More scripts in documents, by hash. */
  scripts?: readonly `'sha256-${string}'`[];
  inlineStyles?: boolean;
}

/** A source for the policy that allows one inline script, by the hash of its text. */
export function scriptHashSource(text: string): `'sha256-${string}'` {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Adds the security headers of every answer: our own files, the one inline script and what the build put into the
 * document itself may run, and the browser submits no form by itself.
 */
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
      // For the preview of the office, alone in allowing that it is framed. In every document, because links step from any
      // page to the office without loading it.
      frameSrc: ["'self'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      // A built site runs no text as markup or script but through these; the tools of `npm run dev` do.
      ...(!more.inlineStyles && {
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: [...TRUSTED_TYPES_POLICIES],
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
    const inside: InlineSources | undefined = c.get(INLINE_SOURCES);
    const policy = c.res.headers.get(POLICY);
    if (inside && policy) c.res.headers.set(POLICY, allowInlineInPolicy(policy, inside));
    if (c.get(FRAMED_DOCUMENT)) allowFrame(c.res.headers);
    // One that is missing is answered by a page.
    const isPicture = PICTURES.test(c.req.path) && c.res.status < 400;
    if (!isPicture && !PARTS_OF_DOCUMENTS.test(c.req.path)) return;
    for (const name of OF_DOCUMENTS) c.res.headers.delete(name);
    if (isPicture) c.res.headers.set(POLICY, POLICY_OF_PICTURES);
  };
}

/** A preview: our own pages may frame it, and nothing in it runs. */
function allowFrame(headers: Headers): void {
  const policy = (headers.get(POLICY) ?? '')
    .replace(/script-src [^;]*/, "script-src 'none'")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  headers.set(POLICY, policy);
  headers.set('X-Frame-Options', 'SAMEORIGIN');
}
