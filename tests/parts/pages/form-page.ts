/** A form as it stands on its page: filled in, pressed and read in one step each, so that tables stay fast. */
import type { Page } from 'playwright-core';
import { WAIT_TIMEOUT } from '../timeouts.ts';

/** The six public forms: page, and the form's name for screen readers. */
export const formPages = {
  homeBooking: ['/', 'Customize your booking'],
  tripPlan: ['/PlanyourTrip', 'Trip plan'],
  packageBooking: ['/package_booking', 'Package booking'],
  stayBooking: ['/stay_services', 'Stay booking'],
  flightRequest: ['/book_flight', 'Flight request'],
  eventRequest: ['/event_host/contact_us', 'Event request'],
} as const;

export type FormValues = Record<string, string>;

export interface FieldState {
  value: string;
  type: string;
  /** The words that the field is described by as its error; empty when it is not marked invalid. */
  error: string;
  focused: boolean;
  /** True when something stands in it that the browser cannot read. */
  unreadable: boolean;
}

/** Opens a form and waits until the program has taken the page over. */
export async function openForm(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.locator('#form, form.form').first().scrollIntoViewIfNeeded();
  await page.getByRole('form', { name }).waitFor();
  await waitForProgram(page);
}

/** Waits until the program has taken over the page with its form. */
export async function waitForProgram(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const element = document.querySelector('form.form');
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  });
}

/** Puts values into fields by their names, as typing them would. */
export async function fillForm(page: Page, values: FormValues): Promise<void> {
  await page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) {
      const field = document.querySelector<HTMLInputElement>(`form.form [name="${name}"]`);
      if (!field) throw new Error(`There is no field ${name}`);
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }, values);
}

export async function readForm(page: Page): Promise<Record<string, FieldState>> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('form.form [name]:not([tabindex="-1"])');
    return Object.fromEntries(
      [...fields].map((field) => {
        const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
        const error = ids
          .map((id) => document.getElementById(id))
          .find((words) => words?.className === 'error');
        const { value, type, validity } = field;
        const marked = field.getAttribute('aria-invalid') === 'true';
        return [
          field.name,
          {
            value,
            type,
            error: marked ? (error?.textContent ?? '') : '',
            focused: document.activeElement === field,
            unreadable: validity.badInput,
          },
        ];
      }),
    );
  });
}

/**
 * Presses Submit and OK in every dialog that opens, until the focus stands on a field that
 * needs a correction, or another reference than before is on the stamp.
 * @returns the texts of the dialogs, and the reference if the request was made
 */
export async function pressSubmit(page: Page): Promise<{ dialogs: string[]; reference: string | null }> {
  return page.evaluate(async (patience) => {
    const stamp = () => document.querySelector('.outcome .stamp strong')?.textContent ?? null;
    const before = stamp();
    const dialogs: string[] = [];
    (document.activeElement as HTMLElement | null)?.blur();
    document.querySelector<HTMLButtonElement>('form.form button[type=submit]')?.click();
    const end = performance.now() + patience;
    while (performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      const dialog = document.querySelector<HTMLDialogElement>('dialog[role=alertdialog][open]');
      if (dialog) {
        const words = () => dialog.querySelector('p')?.textContent ?? '';
        const question = words();
        dialogs.push(question);
        [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'OK')?.click();
        // Closed, or the answer has taken its place.
        while (dialog.open && dialog.isConnected && words() === question)
          await new Promise((resolve) => setTimeout(resolve, 5));
      } else if (document.activeElement?.matches('form.form [aria-invalid=true]')) {
        return { dialogs, reference: null };
      } else if (stamp() !== before && stamp() !== null) {
        return { dialogs, reference: stamp() };
      }
    }
    throw new Error(`Nothing came of pressing Submit: ${dialogs.join(' / ')}`);
  }, WAIT_TIMEOUT);
}
