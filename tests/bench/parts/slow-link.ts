/** A slow mobile link: a TCP relay that paces bytes and delays them, each way. */
import { connect, createServer, type Socket } from 'node:net';

export interface SlowLinkOptions {
  port: number;
  serverPort: number;
  /** Bits per second, each way, shared by all connections. */
  bitsPerSecond: number;
  /** Milliseconds there and back. */
  roundTrip: number;
}

export async function openSlowLink({ port, serverPort, bitsPerSecond, roundTrip }: SlowLinkOptions) {
  const bytesPerMillisecond = bitsPerSecond / 8 / 1000;
  const createLane = () => {
    let free = 0;
    return (from: Socket, to: Socket) => {
      // Two timers may ring in either order: whichever does hands over what came first.
      const onTheWay: (() => void)[] = [];
      const later = (work: () => void) => {
        onTheWay.push(work);
        setTimeout(() => onTheWay.shift()?.(), Math.max(0, free - performance.now()) + roundTrip / 2);
      };
      from.on('data', (chunk: Buffer) => {
        // The lane is busy until what went before is through; then the way takes its time.
        free = Math.max(performance.now(), free) + chunk.length / bytesPerMillisecond;
        later(() => !to.destroyed && to.write(chunk));
      });
      from.on('end', () => later(() => to.end()));
      from.on('error', () => to.destroy());
    };
  };
  const [up, down] = [createLane(), createLane()];
  let bytesDown = 0;
  let bytesUp = 0;
  const server = createServer((phone) => {
    const far = connect(serverPort, '127.0.0.1');
    up(phone, far);
    down(far, phone);
    far.on('data', (chunk: Buffer) => {
      bytesDown += chunk.length;
    });
    phone.on('data', (chunk: Buffer) => {
      bytesUp += chunk.length;
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    close: () => server.close(),
    /** Bytes that the server has sent so far, headers included. */
    bytesDown: () => bytesDown,
    /** Bytes that the phone has sent so far, headers included. */
    bytesUp: () => bytesUp,
  };
}
