/** Corrections in a form that opened while the outbox had the entry, and is pressed when it no longer has. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEditedRequest } from '../../../src/device/outbox/add/edited-request.ts';
import { type HealingDevice, openHealingDevice } from '../../parts/device/healing-device.ts';
import { staffRequests } from '../../parts/records/sample-requests.ts';
import { openRestorableOffice, type RestorableOffice } from '../../parts/server/restorable-office.ts';

let office: RestorableOffice;
let device: HealingDevice;
let author: string;
const id = v7();
beforeEach(async () => {
  const time = { now: Date.UTC(2027, 0, 1) };
  office = await openRestorableOffice(() => new Date(time.now));
  const account = await office.hire('marketing');
  author = account.id;
  device = openHealingDevice(office.networkOf(author), time);
  await device.adopt(await office.signIn(account, 'marketing'));
});
afterEach(() => office.close());

const entryOf = (place: string) => ({
  id,
  kind: 'lead' as const,
  payload: { ...staffRequests.lead, place },
  author,
});
const openForm = async () => {
  const edited = await findEditedRequest(device.database, id);
  expect(edited).toMatchObject({ id, payload: { place: 'Arusha' } });
  return edited?.atOffice ?? null;
};
/** Removes the entry, as the feed does once it has brought the record. */
const bringRecord = () => device.database.entries.where({ id }).delete();

describe.each([
  ['received', true],
  ['not sent', false],
])('A form that was opened while the entry was %s', (_state, isReceived) => {
  it('changes the record that the feed has brought since', async () => {
    await device.outbox.add(entryOf('Arusha'));
    if (isReceived) await device.beOnline();
    const atOffice = await openForm();
    if (!isReceived) await device.beOnline();
    await bringRecord();
    await device.outbox.add({ ...entryOf('Tanga'), atOffice });
    await device.beOnline();
    expect(office.rows('select id, place from lead')).toEqual([{ id, place: 'Tanga' }]);
  });

  it('is told that the office has it, where nothing was changed', async () => {
    await device.outbox.add(entryOf('Arusha'));
    if (isReceived) await device.beOnline();
    await openForm();
    if (!isReceived) await device.beOnline();
    await bringRecord();
    await expect(device.outbox.add(entryOf('Arusha'))).rejects.toMatchObject({ name: 'AlreadyReceived' });
  });
});

it('A correction of one field leaves what a colleague has set in another since', async () => {
  await device.outbox.add(entryOf('Arusha'));
  await device.beOnline();
  const atOffice = await openForm();
  await bringRecord();
  const { payload } = await device.outbox.add({ ...entryOf('Tanga'), atOffice });
  expect(payload).toMatchObject({ fields: ['place'] });
});
