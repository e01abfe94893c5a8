import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../../src/device/core/tables.ts';
import { sendBacklog } from '../../../../src/device/outbox/send/backlog.ts';
import type { Verdict } from '../../../../src/device/outbox/send/verdict.ts';
import { createTestDevice, unreachable } from '../../../parts/device/device.ts';

describe('A backlog', () => {
  it('is hardly touched when a first small batch hears at once that nobody is there', async () => {
    const device = createTestDevice({ network: unreachable });
    for (let count = 0; count < 200; count += 1) await device.add();
    const marked: Entry[] = [];
    const sent: number[] = [];
    const reached = await sendBacklog({
      due: await device.outbox.unsent(),
      isFirst: true,
      // The disk takes a moment, in which the refusal comes.
      async mark(entries) {
        await new Promise((resolve) => setTimeout(resolve));
        marked.push(...entries);
        return [...entries];
      },
      mayLeave: async () => true,
      async send(batch) {
        sent.push(batch.length);
        return new Map(batch.map(({ id }): [string, Verdict] => [id, { type: 'unreachable' }]));
      },
      land: async () => undefined,
      clock: () => 0,
    });
    expect(reached).toBe(false);
    expect(sent.length).toBeLessThanOrEqual(3);
    expect(marked.length).toBeLessThanOrEqual(70);
  });
});
