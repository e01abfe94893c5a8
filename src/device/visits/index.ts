/**
 * Page views and web vitals for the operator (docs/contract.md#analytics), kept on the device until the
 * server has them. They identify nobody. If a visitor asks not to be tracked (Do Not Track, Global Privacy
 * Control), nothing is stored, not even here.
 */

import { localValues } from '../../contract/document/web-storage.ts';
import { endpoints } from '../../contract/protocol/endpoints.ts';
// Only the type: reading pages load no schemas, and the server validates what arrives.
import type { ReportEvent } from '../../contract/protocol/page-analytics.ts';

const KEY = 'visits';
/** Enough for a week without signal; older events are dropped. */
const KEPT = 200;
/** Events in one report; the call accepts a few more. */
const BATCH = 40;
/** Milliseconds before a view is reported, so that the vitals are included. */
const PAUSE = 1_000;

let started = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps views, and sends what is kept.
 * @param views path, and the device's clock as ISO 8601
 */
export function recordPageViews(views: readonly { path: string; at: string }[]): void {
  if (!mayRecord()) return;
  for (const { path, at } of views) note(path, 'view', 1, at);
  clearTimeout(timer);
  timer = setTimeout(() => void report(), PAUSE);
  const [first] = views;
  if (started || !first) return;
  started = true;
  addEventListener('online', () => void report());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void report();
  });
  void watchVitals(first.path);
}

function mayRecord(): boolean {
  const signals = navigator as { doNotTrack?: string | null; globalPrivacyControl?: boolean };
  return signals.doNotTrack !== '1' && signals.globalPrivacyControl !== true;
}

/** The library measures only the page that the document was loaded for. */
async function watchVitals(path: string): Promise<void> {
  // Where it cannot be loaded, nothing is measured.
  const vitals = await import('web-vitals').catch(() => null);
  if (!vitals) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = vitals;
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value }) => note(path, name, value));
  }
}

function note(
  path: string,
  metric: ReportEvent['metric'],
  value: number,
  at: string = new Date().toISOString(),
): void {
  // An insecure address has no ids, so nothing is counted.
  if (!crypto.randomUUID) return;
  const event = {
    id: crypto.randomUUID(),
    path,
    at,
    metric,
    value: Math.round(value * 1000) / 1000,
  };
  write([...read(), event].slice(-KEPT));
}

async function report(): Promise<void> {
  const events = read().slice(0, BATCH);
  if (events.length === 0 || !navigator.onLine) return;
  try {
    const response = await fetch(endpoints.analytics, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ events }),
      keepalive: true,
    });
    const taken = response.status === 204 || typeof (await response.json()).taken === 'number';
    // A report that can never be accepted is dropped, so that it does not block the queue.
    if (!taken && response.status !== 400) return;
    const gone = new Set(events.map(({ id }) => id));
    write(read().filter(({ id }) => !gone.has(id)));
  } catch {
    // No signal, or a portal's page: the events wait here.
  }
}

function read(): ReportEvent[] {
  try {
    return JSON.parse(localValues.read(KEY) ?? '[]');
  } catch {
    return [];
  }
}

function write(events: readonly ReportEvent[]): void {
  localValues.write(KEY, JSON.stringify(events));
}
