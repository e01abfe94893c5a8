/** A file of 200 passengers that a guide hands over: its size, and how long it takes to make, read and receive. */
import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { OutboxFile } from '../../../src/contract/protocol/outbox-file.ts';
import { toReplayEntry } from '../../../src/device/outbox/index.ts';
import { encodeAsCodes } from '../../../src/device/transfer/outbox-file/code-chain.ts';
import { readOutboxFile } from '../../../src/device/transfer/outbox-file/index.ts';
import { handedEntry, openSigningPhone } from '../../parts/device/signing-phone.ts';
import { staffRequests } from '../../parts/records/sample-requests.ts';
import { openTestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

const ENTRIES = 200;
const RUNS = 9;

async function medianOf(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other)[Math.floor(RUNS / 2)] as number;
}

const kilobytes = (text: string) => `${(Buffer.byteLength(text) / 1_000).toFixed(1)} KB`;

/** @returns what was measured, in words and figures */
export async function measureHandOver(): Promise<[string, string][]> {
  const server = await openTestServer();
  const juma = await signedIn(server, 'logistics');
  const phone = await openSigningPhone(server, juma);
  const entries = Array.from({ length: ENTRIES }, (_, order) =>
    handedEntry(juma.id, { order, payload: { ...staffRequests.person, name: nameOf(order) } }),
  );
  const plain = JSON.stringify({ entries: entries.map((entry) => toReplayEntry(entry, { id: entry.id })) });
  // Cost of any save on this disk: the same content is written, and waited for.
  const put = await medianOf(() => writeStrictly(join(server.dataDir, 'bench'), plain));
  let file: OutboxFile | null = null;
  const made = await medianOf(async () => {
    file = await phone.handOver(entries);
  });
  const text = JSON.stringify(file);
  const codes = await encodeAsCodes(text);
  const read = await medianOf(() => readOutboxFile(text));
  const start = performance.now();
  for (const envelope of (file as unknown as OutboxFile).envelopes) {
    const response = await server.app.request('/api/sealedreplay', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(envelope),
    });
    if (response.status !== 200) throw new Error(`The server answered ${response.status}`);
  }
  const received = performance.now() - start;
  const rows = server.rows(`select id from submission where kind = 'person'`).length;
  await server.close();
  const ratio = (one: number, other: number) => (one / other).toFixed(1);
  return [
    [`entries in the file, rows on the server`, `${ENTRIES}, ${rows}`],
    ['plain JSON of the entries / the file', `${kilobytes(plain)} / ${kilobytes(text)}`],
    ['the file to the plain JSON', ratio(text.length, plain.length)],
    ['codes for it', codes ? String(codes.length) : 'more than 60'],
    ['packing, sealing, signing', `${made.toFixed(1)} ms`],
    ['that to one strict write of the plain JSON', ratio(made, put)],
    ['reading and checking the file', `${read.toFixed(1)} ms`],
    ['opening, checking, storing on the server', `${received.toFixed(0)} ms`],
  ];
}

/** Names differ, or packing would have too little to do. */
function nameOf(order: number): string {
  return createHash('sha256')
    .update(String(order))
    .digest('base64url')
    .replaceAll(/[\d_-]/g, '')
    .slice(0, 16);
}

function writeStrictly(path: string, text: string): void {
  const opened = openSync(path, 'w');
  try {
    writeSync(opened, text);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
