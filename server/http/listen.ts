/** Listens, and says in one line why it cannot. */
import type { Server } from 'node:http';
import { type Settings, StartError } from '../start/settings.ts';

/** @throws StartError */
export function listen(server: Server, { port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is already in use. Is the server running already? Stop it, or set PORT.`
          : `Cannot listen on ${host}:${port}: ${error.message}. Set HOST and PORT.`;
      reject(new StartError(reason));
    });
    server.listen(port, host, resolve);
  });
}
