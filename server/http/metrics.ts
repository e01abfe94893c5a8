/** Figures of the running server, in the text format that Prometheus reads. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DiskWatch } from '../start/disk-watch.ts';
import type { CallLogLine } from '../start/log.ts';
import type { Store } from '../store/core/store.ts';
import type { StreamHub } from './stream-hub.ts';

export interface Metrics {
  contentType: string;
  /** Counts one call of the API. */
  count: (line: CallLogLine) => void;
  /** Counts a receipt that was left out because there were too many in all. */
  countReceiptLeftOut: () => void;
  text: () => Promise<string>;
}

/** Methods that are counted by name; all others are counted as one. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function createMetrics(store: Store, hub: StreamHub, disk: Pick<DiskWatch, 'space'>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'calls_duration_seconds',
    help: 'Calls of the API by method, call and status, and how long they took',
    labelNames: ['method', 'call', 'status'] as const,
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const taken = new Counter({
    name: 'submissions_taken_total',
    help: 'Submissions ever taken, by kind, those removed since too',
    labelNames: ['kind'] as const,
    registers,
  });
  const size = new Gauge({ name: 'database_size_bytes', help: 'Size of the database', registers });
  const messages = new Gauge({
    name: 'mail_messages',
    help: 'Messages that were not sent, or not yet, by state',
    labelNames: ['state'] as const,
    registers,
  });
  const leftOut = new Counter({
    name: 'receipts_left_out_total',
    help: 'Receipts by mail that were left out because there were too many in all',
    registers,
  });
  new Gauge({
    name: 'disk_used_ratio',
    help: 'Share of the disk of the data folder that is used, 0 to 1',
    registers,
    collect() {
      const space = disk.space();
      if (space) this.set(space.used);
    },
  });
  new Gauge({
    name: 'open_streams',
    help: 'Lines that devices hold open to hear of changes',
    registers,
    collect() {
      this.set(hub.count());
    },
  });

  return {
    contentType: registry.contentType,
    count({ method, call, status, ms }) {
      durations.observe({ method: METHODS.has(method) ? method : 'other', call, status }, ms / 1_000);
    },
    countReceiptLeftOut: () => leftOut.inc(),
    async text() {
      const figures = await store.admin.figures();
      size.set(figures.bytes);
      // Counted in the ledger, which never forgets: the figure survives a restart, and a repeated submission
      // is not counted twice.
      taken.reset();
      for (const { kind, count } of figures.taken) taken.inc({ kind }, count);
      messages.reset();
      for (const { state, count } of await store.mail.count()) messages.set({ state }, count);
      return registry.metrics();
    },
  };
}
