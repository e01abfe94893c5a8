/** When the office was last heard, and what stands in the way: never what the browser says of itself. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallResult } from '../../../src/device/core/transport.ts';
import {
  type ConnectionDeps,
  createConnectionWatch,
} from '../../../src/device/office/connection/connection.ts';

const T0 = Date.parse('2027-06-14T00:44:00.000Z');
let now = T0;
let offline = false;
beforeEach(() => {
  now = T0;
  offline = false;
});
afterEach(() => void vi.restoreAllMocks());

const serverStatus = { epoch: '01890a5d-ac96-774b-bcce-b302099a8057', backedUpTo: 0 };
const ours = (status: number): CallResult => ({ status, retryAfter: null, body: {}, serverStatus });
const portal: CallResult = { status: 200, retryAfter: null, body: undefined, serverStatus: null };
const nothing = new TypeError('Failed to fetch');
/** Until what was asked has been answered. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function watch(answer: CallResult | 'a redirect' = nothing, part: Partial<ConnectionDeps> = {}) {
  const written: string[] = [];
  const whoAnswers = vi.fn(async () => answer);
  const line = createConnectionWatch({
    clock: () => now,
    isOffline: () => offline,
    isHidden: () => false,
    whoAnswers,
    write: async (at) => void written.push(at),
    ...part,
  });
  return { line, written, whoAnswers };
}

describe('The line', () => {
  it('is good when the office itself answers, with a refusal too', () => {
    const { line } = watch();
    expect(line.snapshot()).toEqual({ state: 'asking', heardAt: null });
    line.hear(ours(401));
    expect(line.snapshot()).toEqual({ state: 'in touch', heardAt: '2027-06-14T00:44:00.000Z' });
  });

  it('is asked whenever somebody wants to know: a line that was good may have gone a moment ago', async () => {
    const { line, whoAnswers } = watch(ours(200));
    expect(await line.reaches()).toBe(true);
    whoAnswers.mockResolvedValue(nothing as never);
    expect(await line.reaches()).toBe(false);
    expect(whoAnswers).toHaveBeenCalledTimes(2);
    for (const answer of [nothing, portal, 'a redirect'] as const)
      expect(await watch(answer).line.reaches()).toBe(false);
    offline = true;
    const cut = watch(ours(200));
    expect(await cut.line.reaches()).toBe(false);
    expect(cut.whoAnswers).not.toHaveBeenCalled();
  });

  it('is none when the browser calls itself online and nobody answers; the last time stays', async () => {
    const { line } = watch();
    line.hear(ours(200));
    now += 3_600_000;
    line.hear(nothing);
    await settled();
    expect(line.snapshot()).toEqual({ state: 'no answer', heardAt: '2027-06-14T00:44:00.000Z' });
  });

  it('belongs to somebody else when a page that is not ours comes, or a redirect to one', async () => {
    const { line } = watch();
    line.hear(portal);
    expect(line.snapshot().state).toBe('somebody else');
    const redirected = watch('a redirect').line;
    redirected.hear(nothing);
    await settled();
    expect(redirected.snapshot().state).toBe('somebody else');
  });

  it('is known to be none from the start where the browser is offline, and is asked for where nothing was asked yet', async () => {
    offline = true;
    expect(watch().line.snapshot().state).toBe('no signal');
    offline = false;
    const { line, whoAnswers } = watch(nothing);
    line.look();
    await settled();
    expect(line.snapshot().state).toBe('no answer');
    line.look();
    expect(whoAnswers).toHaveBeenCalledTimes(1);
  });

  it('asks who answers once a minute at most, and not at all without a signal', async () => {
    const { line, whoAnswers } = watch();
    for (let turn = 0; turn < 5; turn += 1) line.hear(nothing);
    await settled();
    expect(whoAnswers).toHaveBeenCalledTimes(1);
    now += 61_000;
    line.hear(nothing);
    expect(whoAnswers).toHaveBeenCalledTimes(2);
    now += 61_000;
    offline = true;
    line.hear(nothing);
    expect(whoAnswers).toHaveBeenCalledTimes(2);
    expect(line.snapshot().state).toBe('no signal');
  });

  it('is asked for at once where the stream broke', async () => {
    const { line } = watch(nothing);
    line.heard();
    line.lost();
    expect(line.snapshot().state).toBe('in touch');
    await settled();
    expect(line.snapshot().state).toBe('no answer');
    const good = watch(ours(200)).line;
    good.lost();
    await settled();
    expect(good.snapshot().state).toBe('in touch');
  });

  it('that was somebody else’s, and is nobody’s now, is said at once', async () => {
    const { line } = watch(nothing);
    line.hear(nothing);
    await settled();
    line.hear(portal);
    expect(line.snapshot().state).toBe('somebody else');
    line.hear(nothing);
    await settled();
    expect(line.snapshot().state).toBe('no answer');
  });

  it('is not asked for while nobody looks at the page', () => {
    const { line, whoAnswers } = watch(nothing, { isHidden: () => true });
    line.hear(nothing);
    line.lost();
    expect(whoAnswers).not.toHaveBeenCalled();
  });

  it('knows the last time from before, and never goes back to an earlier one', () => {
    const { line } = watch();
    line.recall('2027-06-13T18:00:00.000Z');
    expect(line.snapshot()).toEqual({ state: 'asking', heardAt: '2027-06-13T18:00:00.000Z' });
    line.hear(ours(200));
    line.recall('2027-06-13T19:00:00.000Z');
    line.recall(null);
    expect(line.snapshot().heardAt).toBe('2027-06-14T00:44:00.000Z');
  });

  it('writes the time down once a minute, and shows it where the disk is full', async () => {
    const { line, written } = watch();
    line.heard();
    now += 20_000;
    line.heard();
    now += 45_000;
    line.heard();
    expect(written).toEqual(['2027-06-14T00:44:00.000Z', '2027-06-14T00:45:05.000Z']);
    const full = watch(nothing, { write: () => Promise.reject(new Error('Full')) }).line;
    full.heard();
    await settled();
    expect(full.snapshot().state).toBe('in touch');
  });

  it('is asked again when the signal comes back', () => {
    const { line } = watch();
    offline = true;
    line.moved();
    expect(line.snapshot().state).toBe('no signal');
    offline = false;
    line.moved();
    expect(line.snapshot().state).toBe('asking');
    expect(line.quietFor()).toBe(Number.POSITIVE_INFINITY);
    line.heard();
    now += 5_000;
    expect(line.quietFor()).toBe(5_000);
  });
});
