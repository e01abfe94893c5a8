import { describe, expect, it } from 'vitest';
import { createLiveView } from '../../src/device/core/live-view.ts';
import { OUTBOX_CHANNEL, SESSION_CHANNEL } from '../../src/device/core/names.ts';

/** A view that counts its readings, and what was seen of it. */
function countedView() {
  let count = 0;
  const view = createLiveView(async () => ++count);
  const seen: (number | undefined)[] = [];
  return { view, seen, look: () => seen.push(view.snapshot()), readings: () => count };
}

function tell(name: string) {
  const channel = new BroadcastChannel(name);
  channel.postMessage('changed');
  return () => channel.close();
}

describe('A live view', () => {
  it('is read when somebody follows it, once for all who do', async () => {
    const { view, seen, look, readings } = countedView();
    expect([readings(), view.snapshot()]).toEqual([0, undefined]);
    const stops = [view.subscribe(() => look()), view.subscribe(() => look())];
    await expect.poll(() => seen).toEqual([1, 1]);
    expect(readings()).toBe(1);
    for (const stop of stops) stop();
  });

  it.each([OUTBOX_CHANNEL, SESSION_CHANNEL])('is read anew after a change told on %s', async (name) => {
    const { view, seen, look } = countedView();
    const stop = view.subscribe(look);
    await expect.poll(() => seen).toEqual([1]);
    const close = tell(name);
    await expect.poll(() => seen).toEqual([1, 2]);
    stop();
    close();
  });

  it('says nothing old to who follows it again, and nothing to who left', async () => {
    const { view, seen, look } = countedView();
    view.subscribe(look)();
    expect(view.snapshot()).toBeUndefined();
    const stop = view.subscribe(look);
    await expect.poll(() => seen).toEqual([2]);
    stop();
    expect(view.snapshot()).toBeUndefined();
  });
});
