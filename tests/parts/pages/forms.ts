/** The six public forms as a traveller finds and fills them in. */
import type { Page } from 'playwright-core';
import type { SubmissionKind } from '../../../src/kinds/submissions.ts';
import { answerAlert } from '../browser/harness.ts';

interface PublicForm {
  path: string;
  /** Name of the form for screen readers. */
  name: string;
  /** By label. */
  values: Record<string, string>;
  /** Chosen by label. */
  choices?: Record<string, string>;
  /** Where its rows lie. */
  table: string;
}

export const publicForms: Record<SubmissionKind, PublicForm> = {
  homeBooking: {
    path: '/',
    name: 'Customize your booking',
    values: {
      'Number of days': '8',
      'Number of travelers': '3',
      'Budget per person per day, US dollars': '231.25',
      'Preferred date': '2027-06-14',
      'Full name': 'José Ngũgĩ',
      'E-mail address': 'anna-maria@example.com',
    },
    table: 'home_booking',
  },
  tripPlan: {
    path: '/PlanyourTrip',
    name: 'Trip plan',
    values: {
      Activity: 'Walking safari',
      'Number of days': '5',
      'Number of travelers': '2',
      'Preferred date': '2027-08-01',
      Name: 'Nuru Al-Farsi',
      'E-mail': 'nuru@example.com',
    },
    table: 'trip_plan',
  },
  packageBooking: {
    path: '/package_booking',
    name: 'Package booking',
    values: {
      'Full name': 'Amina Okoye',
      'E-mail': 'amina@example.com',
      Phone: '+255 700 123 456',
      'Number of adults': '2',
      'Travel date': '2027-06-14',
    },
    table: 'package_booking',
  },
  stayBooking: {
    path: '/stay_services',
    name: 'Stay booking',
    values: { 'Check-in': '2027-07-01', 'Check-out': '2027-07-04', Contacts: '+255 712 345 678' },
    table: 'stay_booking',
  },
  flightRequest: {
    path: '/book_flight',
    name: 'Flight request',
    values: { 'Full name': 'Søren Łukasz', 'E-mail': 'soren@example.com', Phone: '+45 12345678' },
    table: 'flight_request',
  },
  eventRequest: {
    path: '/event_host/contact_us',
    name: 'Event request',
    values: {
      Name: 'Grace Mollel',
      'E-mail': 'grace@example.com',
      Phone: '0712 345 679',
      'Event date': '2027-11-20',
    },
    choices: { 'Event package': 'Business Boost' },
    table: 'event_request',
  },
};

/** Waits until the program has taken the form over: what is pressed before is not kept. */
export async function waitForForm(page: Page, kind: SubmissionKind): Promise<void> {
  await page
    .locator('#form')
    .first()
    .scrollIntoViewIfNeeded({ timeout: 1_000 })
    .catch(() => undefined);
  await page.getByRole('form', { name: publicForms[kind].name }).waitFor();
  await page.waitForFunction(() => {
    const element = document.querySelector('form.form');
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  });
}

export function formField(page: Page, kind: SubmissionKind, label: string) {
  return page.getByRole('form', { name: publicForms[kind].name }).getByLabel(label, { exact: true });
}

export async function fillForm(page: Page, kind: SubmissionKind): Promise<void> {
  const { values, choices = {} } = publicForms[kind];
  for (const [label, value] of Object.entries(values)) await formField(page, kind, label).fill(value);
  for (const [label, value] of Object.entries(choices)) {
    await formField(page, kind, label).selectOption(value);
  }
}

/** Presses Submit, and OK where the form asks first; gives the text of the alert that follows, closed. */
export async function submitForm(page: Page, kind: SubmissionKind): Promise<string> {
  const form = page.getByRole('form', { name: publicForms[kind].name });
  await form.getByRole('button', { name: 'Submit' }).click();
  if (kind === 'packageBooking') await answerAlert(page, /^You are about to book for/);
  return answerAlert(page, /^(?!You are about)/);
}
