/** A site of the bench on the same origin as ours: it stands before our server, with some files of its own. */
import { createServer, request, type Server } from 'node:http';

/** Address and body of each file; what ends in .js is a script, all else a page. */
export type SideFiles = Readonly<Record<string, string>>;

export const EMPTY_PAGE = '<!doctype html><link rel="icon" href="data:,">';

export function openSideSite(port: number, serverPort: number, files: SideFiles): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const own = files[path];
    if (own !== undefined) {
      outgoing.setHeader('Content-Type', path.endsWith('.js') ? 'text/javascript' : 'text/html');
      outgoing.end(own);
      return;
    }
    const { method, headers } = incoming;
    const onward = request({ host: '127.0.0.1', port: serverPort, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.once('error', () => outgoing.destroy());
    outgoing.once('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}
