/** A list that is imported: all of it in the outbox, or nothing. */
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { NotSignedIn } from '../../../src/device/outbox/add/add-entry.ts';
import { addEntries } from '../../../src/device/outbox/add/entry-batches.ts';
import { acceptsEverything, createTestDevice, unreachable } from '../../parts/device/device.ts';
import { staffRequests } from '../../parts/records/sample-requests.ts';

const author = v7();
const session = {
  account: { id: author, email: 'neema@example.com', name: 'Neema', role: 'logistics' },
  mustChangePassword: false,
  expiresAt: '2099-01-01T00:00:00.000Z',
  colleagues: [],
};
const people = (count: number, by: string | null = author) =>
  Array.from({ length: count }, () => ({
    id: v7(),
    kind: 'person' as const,
    payload: staffRequests.person,
    author: by,
  }));

async function signedIn(network = unreachable) {
  const device = createTestDevice({ network });
  await device.database.facts.put({ key: 'session', value: session });
  return device;
}

describe('A list', () => {
  it('is in the outbox as a whole, each line under a key of its own, and is sent', async () => {
    const device = await signedIn(acceptsEverything);
    const list = people(120);
    await addEntries(device.outbox, list);
    const unsent = await device.outbox.unsent();
    expect(unsent.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
    expect(new Set(unsent.map(({ reference }) => reference)).size).toBe(120);
    await device.replayer.replay(true);
    expect(await device.outbox.unsent()).toEqual([]);
  });

  it('leaves nothing behind where one line cannot be stored', async () => {
    const device = await signedIn();
    const [first, second, third] = people(3);
    if (!first || !second || !third) throw new Error('too few');
    await addEntries(device.outbox, [third]);
    await expect(addEntries(device.outbox, [first, second, { ...third }])).rejects.toThrow();
    expect((await device.outbox.unsent()).map(({ id }) => id)).toEqual([third.id]);
  });

  it('is saved for no other account', async () => {
    const device = await signedIn();
    await expect(addEntries(device.outbox, people(2, v7()))).rejects.toThrow(NotSignedIn);
    expect(await device.outbox.unsent()).toEqual([]);
  });

  it('of nothing is nothing', async () => {
    const device = await signedIn();
    await addEntries(device.outbox, []);
    expect(await device.outbox.unsent()).toEqual([]);
  });
});
