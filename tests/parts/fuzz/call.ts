/** One call over a real socket, with what it cost. */
import { Agent, request } from 'node:http';

export interface FuzzCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array | null;
}

export interface FuzzAnswer {
  status: number;
  /** Bytes of the body; of a stream those that were there at once. */
  bytes: number;
  text: string;
  /** Processor time of the whole process meanwhile, milliseconds. */
  cost: number;
}

export interface FuzzConnection {
  send: (call: FuzzCall) => Promise<FuzzAnswer>;
  close: () => void;
}

/** @param port where the server listens */
export function openFuzzConnection(port: number): FuzzConnection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    async send(call) {
      const before = process.cpuUsage();
      const { status, body } = await ask(port, agent, call);
      const { user, system } = process.cpuUsage(before);
      return {
        status,
        bytes: body.length,
        text: body.subarray(0, 500).toString(),
        cost: (user + system) / 1_000,
      };
    },
    close: () => agent.destroy(),
  };
}

function ask(port: number, agent: Agent, { method, path, headers, body }: FuzzCall) {
  return new Promise<{ status: number; body: Buffer }>((resolve, reject) => {
    const length = body === null ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const calling = request(
      { port, host: '127.0.0.1', agent, method, path, headers: { ...headers, ...length } },
      (answer) => {
        const { statusCode: status = 0 } = answer;
        const chunks: Buffer[] = [];
        // A stream would never end: its headers are the answer.
        if (answer.headers['content-type']?.startsWith('text/event-stream')) {
          resolve({ status, body: Buffer.alloc(0) });
          calling.destroy();
          return;
        }
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve({ status, body: Buffer.concat(chunks) }));
        answer.on('error', reject);
      },
    );
    calling.on('error', reject);
    calling.end(body ?? undefined);
  });
}
