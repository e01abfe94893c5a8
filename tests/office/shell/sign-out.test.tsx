// @vitest-environment happy-dom
/** Signing out: without a line to the office nobody is locked out by one tap. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { departments } from '../../../src/content/office/departments.ts';
import { OfficeFrame } from '../../../src/office/shell/frame/office-frame.tsx';

const { signOut, isOfficeUnreachable, unsentOfAccount } = vi.hoisted(() => ({
  signOut: vi.fn(async () => true),
  isOfficeUnreachable: vi.fn<() => Promise<boolean>>(),
  unsentOfAccount: vi.fn<() => Promise<string[]>>(),
}));
vi.mock('../../../src/device/office/session/page.ts', async (original) => ({
  ...(await original<object>()),
  signOut,
  unsentOfAccount,
  useSession: () => ({ state: 'none', session: null }),
}));
vi.mock('../../../src/device/office/connection/page.ts', async (original) => ({
  ...(await original<object>()),
  isOfficeUnreachable,
  useConnectionStatus: () => ({ state: 'no signal', heardAt: null }),
}));

const root = () => createRoot(document.body.appendChild(document.createElement('div')));
let drawn: ReturnType<typeof root>;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  // Browsers tell of it later, and not while it closes.
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(this: HTMLElement) {
    this.removeAttribute('open');
  });
  unsentOfAccount.mockResolvedValue([]);
  drawn = root();
  await act(async () =>
    drawn.render(
      <MemoryRouter>
        <OfficeFrame page={departments.finance} sections={[]} sealingKey="" />
      </MemoryRouter>,
    ),
  );
});
afterEach(async () => {
  await act(async () => drawn.unmount());
  vi.unstubAllGlobals();
});

const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
const press = (words: string) => act(async () => button(words)?.click());
const asked = () => document.querySelector('[role=alertdialog][open]')?.textContent ?? '';

it('with a line is one tap', async () => {
  isOfficeUnreachable.mockResolvedValue(false);
  await press('Sign out');
  expect(signOut).toHaveBeenCalledTimes(1);
});

it('without one asks first, and stays when the answer is no', async () => {
  isOfficeUnreachable.mockResolvedValue(true);
  await press('Sign out');
  expect(asked()).toContain('you cannot sign in again before there is one');
  expect(signOut).not.toHaveBeenCalled();
  await press('Cancel');
  expect(signOut).not.toHaveBeenCalled();
});

it('without one signs out when the answer is yes', async () => {
  isOfficeUnreachable.mockResolvedValue(true);
  await press('Sign out');
  await press('OK');
  expect(signOut).toHaveBeenCalledTimes(1);
});

it('with something unsent asks about that, and says that signing in needs a signal', async () => {
  isOfficeUnreachable.mockResolvedValue(true);
  unsentOfAccount.mockResolvedValue(['one']);
  await press('Sign out');
  expect(asked()).toContain('signing in again needs a signal');
  expect(signOut).not.toHaveBeenCalled();
});
