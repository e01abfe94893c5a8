// @vitest-environment happy-dom
/** Signing in: what a password manager filled in is sent, and a failed try can be made again at once. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SignInOutcome } from '../../../src/device/office/session/page.ts';
import { SignInForm } from '../../../src/office/shell/sign-in/sign-in-form.tsx';

const { signIn, signInWith, signInWithPasskey } = vi.hoisted(() => ({
  signIn: vi.fn<(email: string, password: string) => Promise<SignInOutcome>>(),
  signInWith: vi.fn(),
  signInWithPasskey: vi.fn<(question: unknown) => Promise<SignInOutcome>>(),
}));
vi.mock('../../../src/device/office/session/page.ts', () => ({ signIn, signInWith }));
vi.mock('../../../src/device/office/passkeys/page.ts', () => ({ signInWithPasskey }));

const onSignedIn = vi.fn();
const DONE: SignInOutcome = { ok: true, role: 'hr', mustChangePassword: false };
const WRONG: SignInOutcome = { ok: false, message: 'Invalid username or password' };

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  vi.resetAllMocks();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<SignInForm onSignedIn={onSignedIn} />));
  return async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  };
});

const find = <Kind extends Element>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const input = (name: string) => find<HTMLInputElement>(`input[name=${name}]`);
const buttons = () => [...document.querySelectorAll('button')];
const button = (words: string) => {
  const found = buttons().find(({ textContent }) => textContent === words);
  if (!found) throw new Error(`There is no button ${words}`);
  return found;
};
const said = () => find('[role=alert]').textContent;
/** As a password manager does that tells nobody. */
const fillIn = () => {
  input('email').value = 'asha@example.com';
  input('password').value = ' correct horse ';
};
const press = () =>
  act(async () => {
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
/** What is loaded on demand comes some time later. */
const eventually = (look: () => unknown) =>
  vi.waitFor(async () => {
    await act(async () => {});
    look();
  });

it('is filled in by password managers, and checked by the browser', () => {
  expect(find<HTMLFormElement>('form').noValidate).toBe(false);
  for (const [name, autocomplete] of [
    ['email', 'username'],
    ['password', 'current-password'],
  ] as const) {
    expect(input(name).required).toBe(true);
    expect(input(name).getAttribute('autocomplete')).toBe(autocomplete);
  }
});

it('sends what stands in its fields, to the letter, and reads Logging in... meanwhile', async () => {
  let answer: (outcome: SignInOutcome) => void = () => undefined;
  signIn.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  fillIn();
  await press();
  expect(signIn.mock.calls).toEqual([['asha@example.com', ' correct horse ']]);
  expect(buttons().map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    ['Logging in...', true],
    ['Sign in with a passkey', true],
  ]);
  await press();
  expect(signIn).toHaveBeenCalledTimes(1);
  await act(async () => answer(DONE));
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

it('says what is wrong, keeps what was typed, and leads to the password', async () => {
  signIn.mockResolvedValue(WRONG);
  fillIn();
  await press();
  expect(said()).toBe('Invalid username or password');
  expect(input('email').value).toBe('asha@example.com');
  await vi.waitFor(() => expect(document.activeElement).toBe(input('password')));
  expect(button('Login').disabled).toBe(false);
  signIn.mockRejectedValue(new Error('The disk is full'));
  await press();
  expect(said()).toBe('Error: The disk is full');
  expect(onSignedIn).not.toHaveBeenCalled();
});

it('signs in with a passkey alone, without a password', async () => {
  signInWithPasskey.mockResolvedValueOnce({ ok: false, message: 'No passkey was used.' });
  await act(async () => button('Sign in with a passkey').click());
  await eventually(() => expect(said()).toBe('No passkey was used.'));
  signInWithPasskey.mockResolvedValueOnce(DONE);
  await act(async () => button('Sign in with a passkey').click());
  await eventually(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(signInWithPasskey.mock.calls).toEqual([[null], [null]]);
  expect(signIn).not.toHaveBeenCalled();
});

it('asks for a passkey or a code after the password, and has forgotten it for a new start', async () => {
  const question = { ticket: 'ticket', options: { challenge: 'c' } };
  signIn.mockResolvedValue({ ok: false, message: 'Use your passkey to finish signing in.', question });
  fillIn();
  await press();
  await act(() => import('../../../src/office/account/passkey-step.tsx'));
  await eventually(() => button('Use passkey'));
  signInWith.mockResolvedValue({ ok: false, message: 'This code is not known.' });
  input('code').value = 'ABCD';
  await press();
  expect(signInWith.mock.calls).toEqual([[{ ticket: 'ticket', recoveryCode: 'ABCD' }]]);
  expect(said()).toBe('This code is not known.');
  await act(async () => button('Start again').click());
  expect([input('email').value, input('password').value]).toEqual(['', '']);
});
