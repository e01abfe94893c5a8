/** A small proxy in front of several servers on this machine; for trying it, not for the internet. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export interface Proxy {
  close: () => Promise<void>;
}

/** Hands calls to one server after the other, and passes over one that refuses a connection. */
export async function openProxy(port: number, targets: readonly number[]): Promise<Proxy> {
  let turn = 0;

  function pass(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, tried: number): void {
    turn += 1;
    const { method, url: path, headers, socket } = incoming;
    const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress };
    const target = targets[turn % targets.length];
    const call = request({ host: '127.0.0.1', port: target, method, path, headers: forwarded });
    call.once('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      // The server was killed in the middle of its answer.
      answer.once('error', () => outgoing.destroy());
      outgoing.once('close', () => answer.destroy());
    });
    call.once('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.headersSent) return;
      if (error.code === 'ECONNREFUSED' && tried < targets.length) {
        pass(incoming, body, outgoing, tried + 1);
        return;
      }
      // The request may have arrived: its sender decides whether to send it again.
      outgoing.writeHead(502).end();
    });
    call.end(body);
  }

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of incoming) chunks.push(chunk);
    } catch {
      return;
    }
    pass(incoming, Buffer.concat(chunks), outgoing, 1);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
