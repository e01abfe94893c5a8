import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTimer } from '../../../src/device/browser/index.ts';
import {
  type EventSourceLike,
  POLL_INTERVAL,
  type StreamDeps,
  startFeedStream,
} from '../../../src/device/records/pull/stream.ts';

/** A line that a test speaks on. */
function createLine() {
  const heard = new Map<string, (event: { data: string | undefined }) => void>();
  let readyState: number = 0;
  return {
    line: {
      addEventListener: (type: string, listener: (event: { data: string | undefined }) => void) =>
        void heard.set(type, listener),
      close: () => {
        readyState = 2;
      },
      get readyState() {
        return readyState;
      },
    } as EventSourceLike,
    say: (type: string, state = 1, data?: string) => {
      readyState = state;
      heard.get(type)?.({ data });
    },
    isClosed: () => readyState === 2,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  // A moment at which polls are due.
  vi.setSystemTime(0);
});
afterEach(() => void vi.useRealTimers());

/** A tab that leads at once, unless another leads. */
function createTab(part: Partial<StreamDeps> = {}) {
  const lines: ReturnType<typeof createLine>[] = [];
  const changes = vi.fn();
  const heard = vi.fn();
  const lost = vi.fn();
  const written = vi.fn();
  let over = new AbortController();
  const stream = startFeedStream({
    open: () => {
      const line = createLine();
      lines.push(line);
      return line.line;
    },
    lead: (work, _eager, stop) => {
      over = new AbortController();
      stop.addEventListener('abort', () => over.abort());
      void work(over.signal);
    },
    after: startTimer,
    clock: Date.now,
    onChange: changes,
    onWriting: written,
    onHeard: heard,
    onLost: lost,
    isHidden: () => false,
    mayRetry: async () => true,
    ...part,
  });
  return { stream, lines, changes, written, heard, lost, rob: () => over.abort() };
}

describe('The tab that leads', () => {
  it('looks when the line opens, and at every word on it', () => {
    const { lines, changes } = createTab();
    lines[0]?.say('open');
    lines[0]?.say('changed');
    lines[0]?.say('changed');
    expect(changes).toHaveBeenCalledTimes(3);
  });

  it('has heard the office at the opening, at news, and whenever the stream says that it is there', () => {
    const { lines, changes, heard } = createTab();
    for (const word of ['open', 'changed', 'alive', 'alive']) lines[0]?.say(word);
    expect(heard).toHaveBeenCalledTimes(4);
    expect(changes).toHaveBeenCalledTimes(2);
  });

  it('passes on who writes to a guest, and asks for nothing', () => {
    const { lines, changes, written, heard } = createTab();
    lines[0]?.say('writing', 1, 'somebody');
    expect(written).toHaveBeenCalledExactlyOnceWith('somebody');
    expect([heard.mock.calls.length, changes.mock.calls.length]).toEqual([1, 0]);
  });

  it('asks nothing while nobody looks at the page, and goes on once somebody does', async () => {
    let hidden = true;
    const { lines, changes, lost } = createTab({ isHidden: () => hidden });
    lines[0]?.say('error', 2);
    expect(lost).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL * 20);
    expect(changes).not.toHaveBeenCalled();
    expect(lines).toHaveLength(1);
    hidden = false;
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL);
    expect(changes).toHaveBeenCalledTimes(1);
  });

  it('lets the browser try again by itself while the line is only cut', async () => {
    const { lines, changes } = createTab();
    lines[0]?.say('error', 0);
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL * 3);
    expect(lines).toHaveLength(1);
    expect(changes).toHaveBeenCalledTimes(3);
    lines[0]?.say('open');
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL * 3);
    expect(changes).toHaveBeenCalledTimes(4);
  });

  it('hangs up where the browser’s own try leads nowhere, and connects at the polls', async () => {
    const { lines, changes } = createTab();
    lines[0]?.say('open');
    lines[0]?.say('error', 0);
    expect(lines[0]?.isClosed()).toBe(false);
    lines[0]?.say('error', 0);
    expect(lines[0]?.isClosed()).toBe(true);
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL);
    expect(lines).toHaveLength(2);
    expect(changes).toHaveBeenCalledTimes(2);
    lines[1]?.say('open');
    lines[1]?.say('error', 0);
    expect(lines[1]?.isClosed()).toBe(false);
  });

  it('looks at the next tick of the wall clock, whenever it broke', async () => {
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL - 5_000);
    const { lines, changes } = createTab();
    lines[0]?.say('error', 2);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(changes).toHaveBeenCalledTimes(1);
    expect(lines).toHaveLength(2);
  });

  it('looks by itself where something in between holds the line back', async () => {
    const { changes } = createTab();
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL * 2);
    expect(changes).toHaveBeenCalledTimes(2);
  });

  it('looks every 20 seconds where the line is refused, until it can be had', async () => {
    const { lines, changes } = createTab();
    lines[0]?.say('error', 2);
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL);
    expect(changes).toHaveBeenCalledTimes(1);
    expect(lines).toHaveLength(2);
    lines[1]?.say('error', 2);
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL);
    expect(changes).toHaveBeenCalledTimes(2);
    lines[2]?.say('open');
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL * 10);
    expect(changes).toHaveBeenCalledTimes(3);
    expect(lines).toHaveLength(3);
  });

  it('asks no more where the session has ended', async () => {
    const { lines, changes } = createTab({ mayRetry: async () => false });
    lines[0]?.say('error', 2);
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL * 3);
    expect(changes).not.toHaveBeenCalled();
    expect(lines).toHaveLength(1);
  });

  it('hangs up when another takes over, and leads again when a person comes back', () => {
    const { stream, lines, rob } = createTab();
    stream.takeOver();
    expect(lines).toHaveLength(1);
    rob();
    expect(lines[0]?.isClosed()).toBe(true);
    stream.takeOver();
    expect(lines).toHaveLength(2);
  });

  it('hangs up at a sign-out', async () => {
    const { stream, lines, changes } = createTab();
    lines[0]?.say('error', 2);
    await vi.advanceTimersByTimeAsync(1);
    stream.stop();
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL * 3);
    expect(lines).toHaveLength(1);
    expect(changes).not.toHaveBeenCalled();
  });
});
