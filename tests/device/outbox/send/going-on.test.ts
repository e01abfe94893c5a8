/** A form that goes on with the next entry while one is on its way: what is refused is in one place, and never lost. */
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { createTestDevice, type Network, unreachable } from '../../../parts/device/device.ts';
import { requests } from '../../../parts/records/sample-requests.ts';

const keyOf = (init: RequestInit) => new Headers(init.headers).get('Idempotency-Key') ?? '';
const answers =
  (status: number): Network =>
  async (_address, init) =>
    Response.json({ message: 'No.', id: keyOf(init) }, { status });

function press(network: Network, takesBack: () => boolean) {
  const device = createTestDevice({ network });
  const told: string[] = [];
  const entry = { id: v7(), kind: 'packageBooking', payload: requests.packageBooking, author: null } as const;
  const outcome = device.submit(entry, { onStored: () => told.push('stored'), takesBack });
  return { device, told, outcome };
}

describe('An entry that is refused', () => {
  it.each([400, 500])('with %i goes back into the form that has nothing else in it', async (status) => {
    const { device, told, outcome } = press(answers(status), () => true);
    expect((await outcome).type).toBe(status === 400 ? 'refused' : 'failed');
    expect(told).toEqual(['stored']);
    expect(await device.outbox.unsent()).toEqual([]);
  });

  it('stays with its reason where the form has gone on', async () => {
    const { device, outcome } = press(answers(400), () => false);
    expect(await outcome).toMatchObject({ type: 'refused', problem: { message: 'No.' } });
    expect(await device.outbox.unsent()).toMatchObject([{ state: 'parked', problem: { message: 'No.' } }]);
  });

  it('waits where the server failed and the form has gone on', async () => {
    const { device, outcome } = press(answers(500), () => false);
    expect((await outcome).type).toBe('saved');
    expect(await device.outbox.unsent()).toMatchObject([{ state: 'waiting' }]);
  });

  it('is never asked about where nobody answers', async () => {
    const { device, outcome } = press(unreachable, () => {
      throw new Error('It was asked.');
    });
    expect((await outcome).type).toBe('saved');
    expect(await device.outbox.unsent()).toHaveLength(1);
  });
});
