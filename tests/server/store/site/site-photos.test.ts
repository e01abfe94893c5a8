/** Parts of photographs for the site in the database: which fit, when one is whole, and how many there can be (docs/contract.md#photographs). */
import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSubmission } from '../../../../server/intake/check.ts';
import { receiveSubmission } from '../../../../server/intake/receive.ts';
import type { Store } from '../../../../server/store/core/store.ts';
import { addPhoto } from '../../../../server/store/site/site-photos.ts';
import type { Role } from '../../../../src/contract/accounts/roles.ts';
import {
  MAX_PHOTOS_BYTES,
  MOST_PHOTOGRAPH_BYTES,
  PHOTO_PART_BYTES,
  type SitePhotoPart,
} from '../../../../src/kinds/site-photo-part/schema.ts';
import { databases, type TestDatabase } from '../../../parts/database/databases.ts';
import { addAccount } from '../../../parts/server/staff.ts';
import { manager } from '../../../parts/server/take-entry.ts';
import { partsOf } from '../../../parts/site/photographs.ts';

type Three = [SitePhotoPart, SitePhotoPart, SitePhotoPart];
const threeParts = () => partsOf(v7(), randomBytes(2 * PHOTO_PART_BYTES + 500)) as Three;
const refusal = (words: RegExp) => ({ status: 400, problem: { message: expect.stringMatching(words) } });

describe.each(databases)('A photograph on %s', (_name, open) => {
  let database: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    database = await open();
    store = database.store;
  });
  afterEach(() => database.close());

  async function person(role: Role = 'management', rights: readonly 'site'[] = []) {
    const { id: accountId, email } = await addAccount(database, role, { name: 'Asha' });
    const caller = { ...manager, accountId, email, role, rights };
    const send = async (payload: object, id = v7()) => {
      const arrival = {
        id,
        kind: 'sitePhotoPart' as const,
        version: null,
        capturedAt: null,
        payload,
        caller,
      };
      const result = await checkSubmission(arrival, { open: async () => null });
      if (!('checked' in result)) return result;
      return store.write((context) => receiveSubmission(context, result.checked, new Date()));
    };
    return { accountId, send };
  }
  const photographs = () => store.site.readPhotos();
  const whole = async () => {
    const { bytes } = (await store.site.readUnchecked()) ?? {};
    return bytes && Buffer.from(bytes).toString('base64');
  };

  it('arrives part by part, in any order, and then waits to be checked as it was sent', async () => {
    const { send } = await person();
    const [first, second, last] = threeParts();
    expect(await send(last)).toMatchObject({ status: 200 });
    expect(await send(first)).toMatchObject({ status: 200 });
    expect(await photographs()).toMatchObject([
      { id: first.photo, state: 'arriving', arrived: 2, parts: 3, bytes: first.bytes, by: 'Asha' },
    ]);
    expect(await whole()).toBeUndefined();
    expect(await send(second)).toMatchObject({ status: 200 });
    expect(await photographs()).toMatchObject([{ state: 'checking', arrived: 3 }]);
    expect(await whole()).toBe(first.data + second.data + last.data);
    const { lines } = await store.accounts.readAudit();
    expect(lines.filter(({ action }) => action === 'site.photograph')).toMatchObject([
      { subject: first.photo, after: { bytes: first.bytes } },
    ]);
  });

  it('has each part once, whether its entry or another one brings it again', async () => {
    const { send } = await person();
    const [first, second] = threeParts();
    const id = v7();
    await send(first, id);
    expect(await send(first, id)).toMatchObject({ status: 200 });
    expect(await send(first)).toMatchObject({ status: 200 });
    expect(await photographs()).toMatchObject([{ state: 'arriving', arrived: 1 }]);
    await Promise.all([send(second), send(second)]);
    expect(await photographs()).toMatchObject([{ state: 'arriving', arrived: 2 }]);
  });

  it('is whole when its last parts come at the same moment', async () => {
    const { send } = await person();
    const [first, ...others] = threeParts();
    await send(first);
    await Promise.all(others.map((part) => send(part)));
    expect(await photographs()).toMatchObject([{ state: 'checking', arrived: 3 }]);
  });

  it('refuses a part that contradicts the others, and keeps what it has', async () => {
    const { send } = await person();
    const [first, second, last] = threeParts();
    await send(first);
    expect(await send({ ...second, hash: threeParts()[0].hash })).toMatchObject(refusal(/of another/));
    expect(await send({ ...second, bytes: second.bytes + 1 })).toMatchObject(refusal(/of another/));
    for (const wrong of [
      { ...second, parts: 4 },
      { ...second, data: last.data },
      { ...last, data: second.data },
    ])
      expect(await send(wrong)).toMatchObject(refusal(/damaged/));
    expect(await photographs()).toMatchObject([{ state: 'arriving', arrived: 1 }]);
  });

  it.each([
    ['no base64', { data: '!!!!' }],
    ['base64 with something in it', { data: 'AAAA AAAA' }],
    ['nothing', { data: '' }],
    ['a part beyond the last', { part: 3 }],
    ['no hash', { hash: 'abc' }],
    ['no id', { photo: '../../etc/passwd' }],
    ['too many bytes', { bytes: MOST_PHOTOGRAPH_BYTES + 1, parts: 84 }],
  ])('is not %s, and nothing is left behind', async (_what, change) => {
    const { send } = await person();
    expect(await send({ ...threeParts()[0], ...change })).toMatchObject({ status: 400 });
    expect(await photographs()).toEqual([]);
  });

  it('has all parts from one account, which may edit the site', async () => {
    const [first, second] = threeParts();
    expect(await (await person('marketing')).send(first)).toMatchObject({ status: 403 });
    expect(await (await person('marketing', ['site'])).send(first)).toMatchObject({ status: 200 });
    expect(await (await person()).send(second)).toMatchObject(refusal(/of another/));
    expect(await photographs()).toMatchObject([{ arrived: 1 }]);
  });

  it('is refused while all photographs together have the room that there is', async () => {
    const { accountId, send } = await person();
    const made = { account_id: accountId, made_at: new Date().toISOString() };
    const claim = { ...threeParts()[0], bytes: MOST_PHOTOGRAPH_BYTES, parts: 84 };
    await store.write(async (context) => {
      for (let room = MAX_PHOTOS_BYTES; room > 500; room -= MOST_PHOTOGRAPH_BYTES) {
        const bytes = Math.min(MOST_PHOTOGRAPH_BYTES, room - 500);
        await addPhoto(context, { ...claim, photo: v7(), bytes }, made);
      }
    });
    const [tooLarge] = partsOf(v7(), randomBytes(501)) as [SitePhotoPart];
    const [last] = partsOf(v7(), randomBytes(500)) as [SitePhotoPart];
    expect(await send(tooLarge)).toMatchObject(refusal(/no room/));
    expect(await send(last)).toMatchObject({ status: 200 });
    expect((await photographs()).map(({ id }) => id)).toContain(last.photo);
    // What has begun goes on.
    expect(await send(last)).toMatchObject({ status: 200 });
  });
});
