/** A phone of the staff that signs what it hands over, as tests and benches make one without a browser. */
import { v7 } from 'uuid';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { OutboxFile } from '../../../src/contract/protocol/outbox-file.ts';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import type { Entry } from '../../../src/device/core/tables.ts';
import { sealOutbox } from '../../../src/device/transfer/outbox-file/index.ts';
import {
  createKeyProof,
  makeSigningKey,
  type SigningKey,
} from '../../../src/device/transfer/signing/index.ts';
import { submissionDefinitions } from '../../../src/kinds/staff-submissions.ts';
import { staffRequests } from '../records/sample-requests.ts';
import type { TestServer } from '../server/server.ts';

/** Somebody signed in. */
interface Person {
  id: string;
  headers: Record<string, string>;
}

interface SigningPhone {
  device: string;
  key: SigningKey;
  /** All that waits, as a file. */
  handOver: (entries: readonly Entry[]) => Promise<OutboxFile>;
}

/** One passenger that waits, unless it is said to be something else. */
export function handedEntry(author: string | null, part: Partial<Entry> = {}): Entry {
  const { id = v7(), kind = 'person' } = part;
  return {
    order: 1,
    id,
    reference: referenceOf(submissionDefinitions[kind].prefix, id),
    kind,
    version: 1,
    payload: staffRequests.person,
    author,
    capturedAt: '2027-01-10T08:00:00.000Z',
    state: 'waiting',
    problem: null,
    attempts: 0,
    lastAttemptAt: null,
    nextAttemptAt: 0,
    notBefore: 0,
    replaces: null,
    ...part,
  };
}

export async function registerKey(
  { app }: Pick<TestServer, 'app'>,
  person: Person,
  key: SigningKey,
  device: string,
): Promise<Response> {
  return app.request(endpoints.deviceKeys, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...person.headers },
    body: JSON.stringify(await createKeyProof(key, person.id, device)),
  });
}

/** @param unregistered a key that the office is not told of; without it, one is made and registered */
export async function openSigningPhone(
  server: Pick<TestServer, 'app' | 'sealingKeys'>,
  person: Person,
  unregistered?: SigningKey,
): Promise<SigningPhone> {
  const device = v7();
  const key = unregistered ?? (await makeSigningKey());
  const response = unregistered ? null : await registerKey(server, person, key, device);
  if (response && response.status !== 200) throw new Error(`Registering a key: ${response.status}`);
  const facts = { about: 'Entries', site: 'https://example.org', savedAt: '2027-01-10T08:00:00.000Z' };
  return {
    device,
    key,
    handOver: (entries) => sealOutbox(entries, server.sealingKeys.current(), facts, key),
  };
}
