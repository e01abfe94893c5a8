/** How long it takes until a commit on one server is news on a stream of another. */
import { setTimeout as wait } from 'node:timers/promises';
import { v7 } from 'uuid';
import { openStore } from '../../../../server/store/core/open.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { CHANGED_EVENT } from '../../../../src/kinds/calls/feed-page.ts';
import { booking } from '../../../parts/records/sample-booking.ts';
import { addAccount, cookiesOf, PASSWORD } from '../../../parts/server/staff.ts';
import type { OnPostgres } from './servers.ts';

/** Milliseconds between two commits: streams gather what comes at once. */
const PAUSE = 150;

/** Milliseconds from sending a booking to one server until another's stream tells of it, in order of size. */
export async function measureNews({ databaseUrl, nodes }: OnPostgres, count: number): Promise<number[]> {
  const [writer, reader] = nodes.map(({ port }) => `http://127.0.0.1:${port}`);
  const stream = await openStream(String(reader), await addStaff(databaseUrl));
  const times: number[] = [];
  try {
    for (let number = 0; number < count; number += 1) {
      const told = stream.next();
      const begun = performance.now();
      const answer = await fetch(writer + endpoints.companyPackage, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': v7() },
        body: JSON.stringify(booking),
      });
      if (!answer.ok) throw new Error(`A booking got ${answer.status}.`);
      await answer.body?.cancel();
      await told;
      times.push(performance.now() - begun);
      await wait(PAUSE);
    }
  } finally {
    stream.close();
  }
  return times.sort((one, other) => one - other);
}

async function addStaff(databaseUrl: string): Promise<string> {
  const store = await openStore({ dataDir: '', databaseUrl });
  try {
    return (await addAccount({ store }, 'management')).email;
  } finally {
    await store.close();
  }
}

async function openStream(origin: string, email: string) {
  const signedIn = await fetch(origin + endpoints.login, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!signedIn.ok) throw new Error(`Signing in: ${signedIn.status}`);
  const stop = new AbortController();
  const { body } = await fetch(origin + endpoints.changesStream, {
    headers: { Cookie: cookiesOf(signedIn) },
    signal: stop.signal,
  });
  let hear = () => {};
  const opened = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const reading = (async () => {
    for await (const chunk of body ?? []) {
      const text = Buffer.from(chunk).toString();
      if (text.includes('retry:') || text.includes(`event: ${CHANGED_EVENT}`)) hear();
    }
  })();
  reading.catch(() => undefined);
  await opened;
  return {
    /** Resolves at the next event. */
    next: () =>
      new Promise<void>((resolve) => {
        hear = resolve;
      }),
    close: () => stop.abort(),
  };
}
