import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { createTimeZone, DEFAULT_TIME_ZONE } from '../../../src/contract/values/time-zone.ts';
import { type Harness, openHarness } from '../browser/harness.ts';
import { addAccount, enterFrom, signIn } from '../pages/office.ts';

/**
 * A camp with the phone of a guide, Juma Komba, who is signed in. Its clock is of another zone. Two guests travel today and
 * one tomorrow, in one vehicle whose plate is typed in two ways.
 */
export async function openGuideMorning(): Promise<Harness> {
  const harness = await openHarness({
    saved: true,
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    reducedMotion: 'reduce',
    timezoneId: 'America/Los_Angeles',
  });
  const { page } = harness.phone;
  await addAccount(harness.server, 'logistics', { name: 'Juma Komba' });
  await signIn(page, harness.at, 'logistics');
  const zone = createTimeZone(DEFAULT_TIME_ZONE);
  const today = zone.day(new Date());
  const tomorrow = zone.day(new Date(Date.now() + 24 * 60 * 60_000));
  const people = [
    { name: 'Amina Okoye', transportDate: today, contact: '+255700000001', requests: 'Vegetarian' },
    { name: 'José Álvarez', transportDate: today, vehicle: 't 482  dkl' },
    { name: 'Zawadi Mrema', transportDate: tomorrow },
  ];
  const shared = { vehicle: 'T 482 DKL', destination: 'Seronera', Guider: 'Juma' };
  for (const person of people) await enterFrom(page, endpoints.people, { ...shared, ...person });
  return harness;
}

/** Whether each of the people transported is aboard, as the office has it. */
export function boardingsOf({ server }: Harness): Record<string, unknown> {
  return Object.fromEntries(server.rows('transported_person').map(({ name, boarding }) => [name, boarding]));
}
