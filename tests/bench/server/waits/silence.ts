/** Connections that say nothing, as many as a server holds, and a newcomer beside them. */
import { connect, type Socket } from 'node:net';
import { httpLimits } from '../../../../server/http/http-server.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import type { RunningServer } from '../../../parts/server/running-server.ts';

/** Connections that are opened at a time. */
const AT_ONCE = 200;
/** Milliseconds after which a newcomer that is refused tries again, as a browser would. */
const AGAIN = 200;

/** @returns how long a newcomer waits for its first answer once all of them are open */
export async function measureSilence({ port }: RunningServer): Promise<string> {
  const sockets: Socket[] = [];
  const open = () =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', resolve);
      socket.on('error', () => resolve());
      sockets.push(socket);
    });
  while (sockets.length < httpLimits.maxConnections) await Promise.all(Array.from({ length: AT_ONCE }, open));
  const begun = performance.now();
  let refused = 0;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}${endpoints.health}`, {
      headers: { Connection: 'close' },
    }).catch(() => null);
    if (answer?.ok) break;
    refused += 1;
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
  const waited = performance.now() - begun;
  for (const socket of sockets) socket.destroy();
  return `a newcomer has its answer after ${waited.toFixed(0)} ms, refused ${refused} times before`;
}
