/** An entry that is told to wait for another one holds up nothing but itself. */
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { acceptsEverything, createTestDevice, type Network } from '../../../parts/device/device.ts';

it('One entry of a backlog that is too early lets all others go in the same wake', async () => {
  const early = v7();
  const network: Network = async (address, init) => {
    const answer = await acceptsEverything(address, init);
    if (address !== '/api/replay') return answer;
    const { results } = await answer.json();
    const problem = { message: 'This follows an earlier request that we do not have back yet.' };
    return Response.json({
      results: results.map((result: { id: string }) =>
        result.id === early ? { id: early, status: 425, problem } : result,
      ),
    });
  };
  const device = createTestDevice({ network });
  await device.add({}, early);
  for (let number = 0; number < 300; number += 1) await device.add();
  await device.replayer.replay(true);
  expect((await device.outbox.unsent()).map(({ id, state }) => ({ id, state }))).toEqual([
    { id: early, state: 'waiting' },
  ]);
});
