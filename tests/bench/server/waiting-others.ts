/** Calls of visitors and a monitor to a server while somebody else is at work: how long each waits. */
import { Agent, request } from 'node:http';
import { v7 } from 'uuid';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import type { TourRow } from '../../parts/records/tour-rows.ts';
import type { RunningServer } from '../../parts/server/running-server.ts';

/** Milliseconds between two rounds. */
const EVERY = 10;

export interface Others {
  /** Waits for calls under way. Returns milliseconds of the longest wait of each call. */
  end: () => Promise<{ longest: Record<string, number>; asked: number; unanswered: number }>;
}

/** @param sought a record that is there, for the look-up */
export function probeOthers({ port }: RunningServer, sought: Pick<TourRow, 'id' | 'replyTo'>): Others {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const longest: Record<string, number> = {};
  const pending = new Set<Promise<void>>();
  let asked = 0;
  let unanswered = 0;
  const waiting = new Set<string>();
  const ask = (what: string, path: string, body?: unknown) => {
    // A call that waits is enough to measure; more of them would only make a queue.
    if (waiting.has(what)) return;
    waiting.add(what);
    asked += 1;
    const begun = performance.now();
    const headers = {
      // Each from an address of its own: the limits of one address are no part of this.
      'X-Forwarded-For': `10.${asked % 250}.${(asked >> 8) % 250}.${(asked >> 16) % 250}`,
      ...(body !== undefined && { 'Content-Type': 'application/json', 'Idempotency-Key': v7() }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const done = new Promise<boolean>((resolve) => {
      const call = request({ port, host: '127.0.0.1', path, method, headers, agent }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode === 200));
      });
      call.on('error', () => resolve(false));
      call.end(body === undefined ? undefined : JSON.stringify(body));
    }).then((isAnswered) => {
      longest[what] = Math.max(longest[what] ?? 0, performance.now() - begun);
      if (!isAnswered) unanswered += 1;
      pending.delete(done);
      waiting.delete(what);
    });
    pending.add(done);
  };
  const round = () => {
    ask('health', endpoints.health);
    ask('look-up', endpoints.lookup, { reference: referenceOf('HB', sought.id), contact: sought.replyTo });
    ask('submission', endpoints.companyPackage, booking);
  };
  round();
  const timer = setInterval(round, EVERY);
  return {
    async end() {
      clearInterval(timer);
      await Promise.all(pending);
      agent.destroy();
      return { longest, asked, unanswered };
    },
  };
}
