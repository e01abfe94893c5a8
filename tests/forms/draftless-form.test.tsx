// @vitest-environment happy-dom
/** A form of which nothing is kept as a draft: what it sends, and where it says what is wrong. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { newAccountSchema } from '../../src/contract/accounts/accounts.ts';
import type { Problem } from '../../src/contract/protocol/answers.ts';
import { useDraftlessForm } from '../../src/forms/engine/use-draftless-form.ts';
import { Field } from '../../src/ui/field/field.tsx';

const send = vi.fn<(account: unknown) => Promise<Problem | null>>();
const sendPasskey = vi.fn<() => Promise<(Problem & { retry?: string }) | null>>();

function Form() {
  const { press, sendOtherwise, problem, sending, field } = useDraftlessForm({
    values: { name: '', email: '', role: 'hr' },
    schema: newAccountSchema,
    emptied: true,
    send,
  });
  return (
    <form noValidate onSubmit={press}>
      <Field label="Name" {...field('name')} />
      <Field label="E-mail" {...field('email')} />
      <p role="alert">{problem}</p>
      <button type="button" disabled={sending} onClick={() => void sendOtherwise(sendPasskey)}>
        Passkey
      </button>
    </form>
  );
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  send.mockReset();
  sendPasskey.mockReset();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Form />));
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
/** As a password manager does that tells nobody. */
const fillIn = (name: string, email: string) => {
  input('name').value = name;
  input('email').value = email;
};
/** As a person does; React hears only of values that it has not set itself. */
const type = (name: string, text: string) =>
  act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input(name), text);
    input(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = () =>
  act(async () => {
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
const errors = () => [...document.querySelectorAll('.error')].map((error) => error.textContent);

it('sends what stands in its fields, and is empty once that was taken', async () => {
  send.mockResolvedValue(null);
  fillIn('Asha', 'asha@example.com');
  await press();
  expect(send.mock.calls).toEqual([[{ name: 'Asha', email: 'asha@example.com', role: 'hr' }]]);
  expect(input('name').value).toBe('');
});

it('sends nothing that is wrong, says why at the field, and leads there', async () => {
  fillIn('Asha', 'asha');
  await press();
  expect(send).not.toHaveBeenCalled();
  expect(errors()).toHaveLength(1);
  expect(document.activeElement).toBe(input('email'));
});

it('says what the office refuses at its field, and what belongs to no field of it below them', async () => {
  send.mockResolvedValue({
    code: 'invalid',
    message: 'This could not be taken.',
    fields: { email: 'There is an account of this address.', mode: 'No new accounts today.' },
  } as Problem);
  fillIn('Asha', 'asha@example.com');
  await press();
  expect(errors()).toEqual(['There is an account of this address.']);
  expect(find('[role=alert]').textContent).toBe('No new accounts today.');
  expect(document.activeElement).toBe(input('email'));
  expect(input('name').value).toBe('Asha');
});

it('sends nothing at a second press before the first one is answered', async () => {
  let answer: (problem: null) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  fillIn('Asha', 'asha@example.com');
  await press();
  await press();
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => answer(null));
  fillIn('Juma', 'juma@example.com');
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

const pressOther = () => act(async () => find<HTMLButtonElement>('button').click());

it('sends something else than its fields, and says what is wrong with it below them', async () => {
  sendPasskey.mockResolvedValue({
    code: 'invalid',
    message: 'No passkey was used.',
    retry: 'email',
  } as Problem);
  fillIn('Asha', 'asha');
  await pressOther();
  expect(send).not.toHaveBeenCalled();
  expect(errors()).toEqual([]);
  expect(find('[role=alert]').textContent).toBe('No passkey was used.');
  await vi.waitFor(() => expect(document.activeElement).toBe(input('email')));
  expect(input('name').value).toBe('Asha');
});

it('waits for one answer at a time, whatever it has sent', async () => {
  let answer: (problem: null) => void = () => undefined;
  sendPasskey.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  fillIn('Asha', 'asha@example.com');
  await pressOther();
  expect(find<HTMLButtonElement>('button').disabled).toBe(true);
  await press();
  expect(send).not.toHaveBeenCalled();
  await act(async () => answer(null));
  expect(find<HTMLButtonElement>('button').disabled).toBe(false);
});

it('lets fields in which nothing was typed take on later values, once the form is empty again too', async () => {
  function Following({ name, email }: { name: string; email: string }) {
    const {
      press: submit,
      field,
      typed,
    } = useDraftlessForm({
      values: { name, email, role: 'hr' },
      follows: true,
      schema: newAccountSchema,
      emptied: true,
      send,
    });
    return (
      <form noValidate onSubmit={submit}>
        <Field label="Name" {...field('name')} />
        <Field label="E-mail" {...field('email')} />
        <button type="button" onClick={() => seen(typed())}>
          What was typed?
        </button>
      </form>
    );
  }
  const seen = vi.fn();
  const whatWasTyped = async () => {
    await pressOther();
    return seen.mock.lastCall?.[0];
  };
  document.body.replaceChildren();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (name: string, email: string) =>
    act(async () => root.render(<Following {...{ name, email }} />));
  const shown = () => [input('name').value, input('email').value];
  await show('Asha', 'asha@example.com');
  expect(shown()).toEqual(['Asha', 'asha@example.com']);
  await type('name', 'Neema');
  await show('Juma', 'juma@example.com');
  expect(shown()).toEqual(['Neema', 'juma@example.com']);
  expect(await whatWasTyped()).toEqual({ name: 'Neema' });
  send.mockResolvedValue(null);
  await press();
  expect(send.mock.calls).toEqual([[{ name: 'Neema', email: 'juma@example.com', role: 'hr' }]]);
  expect(shown()).toEqual(['Juma', 'juma@example.com']);
  expect(await whatWasTyped()).toEqual({});
  await show('Zuri', 'zuri@example.com');
  expect(shown()).toEqual(['Zuri', 'zuri@example.com']);
  await act(async () => root.unmount());
});
