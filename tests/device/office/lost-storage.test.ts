// @vitest-environment happy-dom
/** A storage that fails while somebody is signed in: what they enter goes to the office, and nothing is called saved. */
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { openDatabase } from '../../../src/device/core/database.ts';
import { whenSessionKnown } from '../../../src/device/office/session/page.ts';
import { staffActions } from '../../../src/device/records/index.ts';
import { acceptsEverything } from '../../parts/device/device.ts';
import { sessionOf } from '../../parts/device/feed.ts';
import { staffRequests } from '../../parts/records/sample-requests.ts';

const account = v7();
const dependencies = { ...Dexie.dependencies };
const factory = new IDBFactory();
const sent: { address: string; headers: Headers }[] = [];

beforeAll(async () => {
  Object.assign(Dexie.dependencies, { indexedDB: factory, IDBKeyRange });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') throw new TypeError('Failed to fetch');
    sent.push({ address, headers: new Headers(init.headers) });
    return acceptsEverything(address, init);
  });
  await openDatabase().facts.put({ key: 'session', value: sessionOf(account, 'marketing', 'Amina') });
  await whenSessionKnown();
});
afterAll(() => {
  Object.assign(Dexie.dependencies, dependencies);
  vi.unstubAllGlobals();
});

it('An entry of staff is received once the storage is gone', async () => {
  factory.open = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  openDatabase().close({ disableAutoOpen: false });
  const id = v7();
  const enter = (author: string) => staffActions().submitStaff('lead', staffRequests.lead, id, author, null);
  expect(await enter(v7())).toMatchObject({ type: 'not-stored' });
  expect(sent).toEqual([]);
  expect(await enter(account)).toMatchObject({ type: 'accepted', isWithoutCopy: true });
  expect(sent.map(({ address }) => address)).toEqual([endpoints.leads]);
  expect(sent[0]?.headers.get('Idempotency-Key')).toBe(id);
});
