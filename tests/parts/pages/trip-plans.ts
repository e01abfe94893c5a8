/** Trip plans in the office's table: how they come, and where they stand. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RunningServer } from '../server/running-server.ts';

/** A traveller's trip plan, as it arrives. */
export async function submitTripPlan(
  { port }: Pick<RunningServer, 'port'>,
  name: string,
  preferredDate = '2027-06-14',
): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/api/tripplans`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      activity: 'Hiking',
      days: 5,
      travelers: 2,
      category: 'adult',
      budget: 5000,
      preferredDate,
      name,
      email: 'guest@example.com',
      specialRequest: '',
    }),
  });
  expect(response.status, await response.text()).toBe(200);
}

export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
export const stateOf = (page: Page, name: string) =>
  rowOf(page, name).getByRole('combobox', { name: /^State of/ });
export const showView = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Views' }).getByRole('button', { name, exact: true }).click();
