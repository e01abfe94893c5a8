/** Documents of the built site, with this site's facts filled in and each compressed once. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { InlineSources } from '../../src/contract/document/inline-sources.ts';
import {
  fillSiteFacts,
  SEALING_KEY_PLACEHOLDER,
  type SiteFacts,
} from '../../src/contract/document/site-index.ts';

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** File types that contain placeholders. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
type Encoding = keyof typeof encoders | 'identity';

/**
 * Cache policy of files that keep their name: revalidated each time. With an ETag an unchanged file costs a
 * short 304.
 */
export const REVALIDATE_POLICY = 'public, max-age=0, must-revalidate';

/** Name, in a request's context, of what the policy must allow for what is inside the document that answers. */
export const INLINE_SOURCES = 'insideDocument';

export type DocumentHandler = (c: Context, status: 200 | 404) => Promise<Response>;

/**
 * Serves one document. It is filled in and compressed at its first request and then kept in memory.
 * @param file path of the built document
 * @param readFacts what the running site fills in; the sealing key changes when keys are rotated
 * @param inside what the policy must allow for what is inside it
 */
export function createDocumentHandler(
  file: string,
  readFacts: () => SiteFacts,
  inside: InlineSources | undefined,
): DocumentHandler {
  const bodies = new Map<Encoding, Promise<Encoded>>();
  let facts: SiteFacts | undefined;
  let namesKey = true;
  const type = TYPES[extname(file)] ?? 'text/plain; charset=utf-8';
  const encode = async (encoding: Encoding, facts: SiteFacts) => {
    const built = await readFile(file, 'utf8');
    namesKey = built.includes(SEALING_KEY_PLACEHOLDER);
    const text = fillSiteFacts(built, facts);
    const bytes = new Uint8Array(
      encoding === 'identity' ? Buffer.from(text) : await encoders[encoding](text),
    );
    return { bytes, tag: `"${createHash('sha1').update(bytes).digest('hex')}"` };
  };
  return async (c, status) => {
    if (inside) c.set(INLINE_SOURCES, inside);
    const encoding = preferredEncoding(c.req.header('Accept-Encoding') ?? '');
    // Only the key ever changes, and reading it costs a disk access.
    if (!facts || namesKey) {
      const now = readFacts();
      if (now.sealingKey !== facts?.sealingKey) bodies.clear();
      facts = now;
    }
    const encoded = bodies.get(encoding) ?? encode(encoding, facts);
    bodies.set(encoding, encoded);
    const { bytes, tag } = await encoded.catch((error) => {
      // The next reader tries again: the disk was busy, or a build was being replaced.
      if (bodies.get(encoding) === encoded) bodies.delete(encoding);
      throw error;
    });
    // A route may have named another header already (`/stay_bookings`).
    c.header('Vary', 'Accept-Encoding', { append: true });
    const headers: Record<string, string> = { 'Cache-Control': REVALIDATE_POLICY };
    if (status === 200) {
      headers.ETag = tag;
      if (namesTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304, headers);
    }
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
    headers['Content-Type'] = type;
    return c.body(bytes, status, headers);
  };
}

/** A body with the tag by which browsers ask whether it changed. */
interface Encoded {
  bytes: Uint8Array<ArrayBuffer>;
  tag: string;
}

/** @param asked If-None-Match: one tag, several, or any */
function namesTag(asked: string | undefined, tag: string): boolean {
  return asked !== undefined && (asked === '*' || (asked.match(/"[^"]*"/g)?.includes(tag) ?? false));
}

function preferredEncoding(accepted: string): Encoding {
  const names = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding)) ?? 'identity';
}
