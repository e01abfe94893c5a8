// @vitest-environment happy-dom
/** The screen stays on while codes are shown, also after another program was looked at. */
import { afterEach, expect, it, vi } from 'vitest';
import { keepScreenAwake } from '../../src/ui/qr-code/keep-screen-awake.ts';

const release = vi.fn(async () => undefined);
const request = vi.fn(async () => ({ release }));

afterEach(() => {
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

it('is asked for at once, again when the page is visible again, and let go at the end', async () => {
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const stop = keepScreenAwake();
  expect(request).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  stop();
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

it('is left to a browser that cannot, or does not want to', async () => {
  expect(() => keepScreenAwake()()).not.toThrow();
  request.mockRejectedValueOnce(new Error('The battery is low.'));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  keepScreenAwake()();
  expect(release).not.toHaveBeenCalled();
});
