/** Saved views that searched for somebody: once the office has erased them, no copy on a device says whom. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openHealingDevice } from '../../parts/device/healing-device.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { openRestorableOffice, type RestorableOffice } from '../../parts/server/restorable-office.ts';
import { takeEntry } from '../../parts/server/take-entry.ts';

const NAME = 'Okoye';

let office: RestorableOffice;
const time = { now: 0 };
beforeEach(async () => {
  time.now = Date.UTC(2027, 0, 1);
  office = await openRestorableOffice(() => new Date(time.now));
});
afterEach(() => office.close());

it('The copies of a view that was saved twice go with the guest', async () => {
  const asha = await office.hire('operations');
  const device = openHealingDevice(office.networkOf(asha.id), time);
  await device.adopt(await office.signIn(asha, 'operations'));
  const guest = v7();
  await takeEntry(office.store(), 'packageBooking', { ...booking, fullName: `Amina ${NAME}` }, { id: guest });
  const [telling, other] = [v7(), v7()];
  const save = async (view: string, search: string, name = 'Mine') => {
    const content = { search, filters: {}, sort: [], columns: ['Fullname'], widths: {} };
    const payload = { view, kind: 'packageBooking', name, department: null, content };
    await device.outbox.add({ id: v7(), kind: 'savedView', payload, author: asha.id });
    await device.beOnline();
    time.now += 60_000;
  };
  await save(telling, `Amina ${NAME}`);
  await save(telling, NAME, 'Again');
  await save(other, 'safari');
  // What a view was before it was saved again is not kept.
  expect(await device.copies()).toHaveLength(2);
  await device.puller.pull();
  expect(await device.everything()).toContain(NAME);
  await office.store().admin.erase([guest], { by: 'zuri@example.com', at: new Date(time.now).toISOString() });
  await device.puller.pull();
  expect(await device.everything()).not.toContain(NAME);
  expect(await device.copies()).toMatchObject([{ about: other }]);
});
