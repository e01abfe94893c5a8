/** Word between tabs, in browsers without BroadcastChannel. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Channel, openChannel } from '../../../src/device/core/channel.ts';

const opened: Channel[] = [];
function open(name: string) {
  const channel = openChannel(name);
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }) => void heard.push(data));
  opened.push(channel);
  return { channel, heard };
}
afterEach(() => {
  for (const channel of opened.splice(0)) channel.close();
  vi.unstubAllGlobals();
});

describe.each(['with', 'without'])('A channel in a browser %s BroadcastChannel', (how) => {
  beforeEach(() => {
    if (how === 'without') vi.stubGlobal('BroadcastChannel', undefined);
  });

  it('is heard by every other of its name in this tab, not by itself, and not once it is closed', async () => {
    const [one, other, closed, foreign] = [open('outbox'), open('outbox'), open('outbox'), open('session')];
    closed.channel.close();
    one.channel.postMessage({ type: 'records', outbox: true });
    await expect.poll(() => other.heard).toEqual([{ type: 'records', outbox: true }]);
    expect([one.heard, closed.heard, foreign.heard]).toEqual([[], [], []]);
  });
});

describe('Without BroadcastChannel', () => {
  it('other tabs hear it by local storage, the same word twice too', () => {
    const tabs = new EventTarget();
    const written: [string, string | null][] = [];
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('localStorage', {
      setItem: (name: string, text: string) => void written.push([name, text]),
      removeItem: (name: string) => void written.push([name, null]),
    });
    vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
    vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs));
    const { channel, heard } = open('outbox');
    channel.postMessage('changed');
    channel.postMessage('changed');
    // As a browser tells the other tabs.
    for (const [key, newValue] of written) {
      tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    }
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'isAuthenticated', newValue: 'true' }));
    expect(heard).toEqual(['changed', 'changed']);
  });
});
