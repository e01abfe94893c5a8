// @vitest-environment happy-dom
/** Addresses and numbers that cannot be answered get a word while they can still be put right. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EmailField, PhoneField } from '../../src/forms/engine/fields/contact-fields.tsx';
import { emailHint } from '../../src/forms/engine/fields/email-hint.ts';

const HINT = 'Please look at this address once more: a whole one is like name@example.com.';

it.each([
  'katharina@beispiel',
  'katharina',
  'anna@ beispiel.de',
  '@beispiel.de',
  'anna@beispiel.d',
  'a@b@c.de',
])('%s is looked at once more', (text) => expect(emailHint(text)).toBe(HINT));

it.each([
  '',
  '  ',
  'anna-maria@beispiel.de',
  ' o’neill@mail.co.tz ',
  'José.Ñ@correo.españa.es',
  'a@b.берлин',
])('“%s” needs no word', (text) => expect(emailHint(text)).toBeUndefined());

describe('In a form', () => {
  let root: ReturnType<typeof createRoot>;
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    root = createRoot(document.body.appendChild(document.createElement('div')));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });

  it.each([
    ['e-mail', <EmailField key="e" required />, 'katharina@beispiel', HINT],
    [
      'phone',
      <PhoneField key="p" required />,
      '0171',
      'Please enter the number with its country, like +255 712 345 678.',
    ],
  ])('the hint is told of the %s once somebody has left the field', async (_name, field, text, hint) => {
    await act(async () => root.render(field));
    const input = document.querySelector('input') as HTMLInputElement;
    input.value = text;
    expect(document.body.textContent).not.toContain(hint);
    await act(async () => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(document.body.textContent).toContain(hint);
  });
});
