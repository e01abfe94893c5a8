/** A site of the bench that is nothing but files, on an origin of its own. */
import { createServer } from 'node:http';

export interface OpenSite {
  origin: string;
  close: () => Promise<void>;
}

export interface SiteFile {
  type: string;
  body: string | Uint8Array;
}

/** @param find the file of a path, or undefined for a 404 */
export function openFileSite(
  port: number,
  find: (path: string) => Promise<SiteFile | undefined>,
): Promise<OpenSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files.invalid');
    find(decodeURIComponent(pathname)).then(
      (file) => {
        response.writeHead(file ? 200 : 404, { 'Content-Type': file?.type ?? 'text/plain' });
        response.end(file?.body);
      },
      () => response.destroy(),
    );
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
