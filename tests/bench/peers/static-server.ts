/** A static server as a host of static sites is: brotli at its best, made once, and hashed files kept for ever. */

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { OpenSite, SiteFile } from '../parts/file-site.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.data': 'text/x-script',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
};

/** Compressed by their own format. */
const PACKED = /woff2|x-icon/;

/** Folders whose files have a hash in their names. */
const HASHED = /^\/(?:assets|_astro|posters|maps)\//;

/** @param find the file of a path, or undefined for a 404 */
export function openStaticServer(
  port: number,
  find: (path: string) => Promise<SiteFile | undefined>,
): Promise<OpenSite> {
  const answers = new Map<string, SiteFile | undefined>();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://files.invalid').pathname);
    const answer = async () => {
      if (!answers.has(path)) answers.set(path, pack(await find(path)));
      const file = answers.get(path);
      response.writeHead(file ? 200 : 404, {
        'Content-Type': file?.type ?? 'text/plain',
        'Content-Length': file ? file.body.length : 0,
        'Cache-Control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(file && !PACKED.test(file.type) && { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
      });
      response.end(file?.body);
    };
    answer().catch(() => response.destroy());
  });
  return new Promise((resolve) =>
    server.listen(port, '127.0.0.1', () =>
      resolve({
        origin: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      }),
    ),
  );
}

const pack = (file: SiteFile | undefined): SiteFile | undefined =>
  file && (PACKED.test(file.type) ? file : { ...file, body: brotliCompressSync(file.body) });

/** Files of a folder; a page is the index of its own folder, as both frameworks write it. */
export function filesOf(folder: string) {
  return async (path: string): Promise<SiteFile | undefined> => {
    for (const name of [path, join(path, 'index.html')]) {
      const type = TYPES[extname(name)];
      const body = type ? await readFile(join(folder, name)).catch(() => undefined) : undefined;
      if (type && body) return { type, body };
    }
    return undefined;
  };
}
