/** Drafts of the public site: who makes them, what conflicts, who hears of them (docs/contract.md#drafts-of-the-site). */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSubmission } from '../../../../server/intake/check.ts';
import { receiveSubmission } from '../../../../server/intake/receive.ts';
import type { Store } from '../../../../server/store/core/store.ts';
import type { Role } from '../../../../src/contract/accounts/roles.ts';
import { databases, type TestDatabase } from '../../../parts/database/databases.ts';
import { manager } from '../../../parts/server/take-entry.ts';

const email = (value: unknown, part: object = {}) => ({
  item: 'company',
  field: 'email',
  language: 'en',
  value,
  ...part,
});
const title = (value: unknown, part: object = {}) => ({
  item: 'place/serengeti',
  field: 'head.title',
  language: 'de',
  value,
  source: 'Serengeti',
  ...part,
});
const GERMAN = 'Serengeti: Gnus, Löwen und weite Ebenen';

describe.each(databases)('A draft of the site on %s', (_name, open) => {
  let database: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    database = await open();
    store = database.store;
  });
  afterEach(() => database.close());

  async function person(role: Role, rights: readonly 'site'[] = []) {
    const accountId = v7();
    const address = `${accountId}@example.com`;
    await store.accounts.add(
      {
        id: accountId,
        email: address,
        name: `${role} person`,
        role,
        passwordHash: '',
        mustChangePassword: false,
      },
      { by: 'system', at: new Date().toISOString() },
    );
    const caller = { ...manager, accountId, email: address, role, rights };
    return {
      accountId,
      async send(payload: object, id = v7()) {
        const arrival = { id, kind: 'siteDraft' as const, version: null, capturedAt: null, payload, caller };
        const result = await checkSubmission(arrival, { open: async () => null });
        if (!('checked' in result)) return result;
        return store.write((context) => receiveSubmission(context, result.checked, new Date()));
      },
    };
  }
  const listed = async (after = 0) => store.records.drafts(after, (await store.records.position()).seq);

  it('is for management, and for who has the right to it', async () => {
    const draft = email('desk@savanna.test');
    expect(await (await person('marketing')).send(draft)).toMatchObject({ status: 403 });
    expect(await (await person('operations')).send(draft)).toMatchObject({ status: 403 });
    expect(await store.site.readDrafts()).toEqual([]);
    expect(await (await person('marketing', ['site'])).send(draft)).toMatchObject({ status: 200 });
    expect(await store.site.readDrafts()).toMatchObject([
      { item: 'company', field: 'email', language: 'en', value: 'desk@savanna.test' },
    ]);
  });

  it('is received once, and comes with the feed', async () => {
    const asha = await person('management');
    const id = v7();
    const before = (await store.records.position()).seq;
    expect(await asha.send(title(GERMAN), id)).toMatchObject({ status: 200 });
    const { seq } = await store.records.position();
    expect(await asha.send(title(GERMAN), id)).toMatchObject({ status: 200 });
    expect((await store.records.position()).seq).toBe(seq);
    expect(await listed(before)).toEqual([
      {
        id,
        item: 'place/serengeti',
        field: 'head.title',
        language: 'de',
        value: GERMAN,
        source: 'Serengeti',
        by: { id: asha.accountId, name: 'management person' },
        at: expect.stringMatching(/Z$/),
      },
    ]);
    expect(await listed(seq)).toEqual([]);
  });

  it('conflicts with another one of the same field and language alone', async () => {
    const [asha, juma] = [await person('management'), await person('management')];
    const first = v7();
    await asha.send(email('asha@savanna.test'), first);
    expect(await juma.send({ ...email('+'), field: 'legalName', value: 'Savanna Ltd' })).toMatchObject({
      status: 200,
    });
    expect(await juma.send(email('juma@savanna.test'))).toMatchObject({
      status: 409,
      problem: { held: { id: first, value: 'asha@savanna.test', by: { name: 'management person' } } },
    });
    expect(await juma.send(email('asha@savanna.test'))).toMatchObject({ status: 200 });
    const [{ id: seen } = { id: '' }] = (await listed()).filter(({ field }) => field === 'email');
    expect(await juma.send(email('juma@savanna.test', { seen: seen.toUpperCase() }))).toMatchObject({
      status: 200,
    });
    expect(await asha.send(email('other@savanna.test', { seen: first }))).toMatchObject({ status: 409 });
    expect(await store.site.readDrafts()).toMatchObject([
      { value: 'juma@savanna.test' },
      { value: 'Savanna Ltd' },
    ]);
  });

  it('is taken back, which its readers hear of', async () => {
    const asha = await person('management');
    const first = v7();
    await asha.send(email('asha@savanna.test'), first);
    const { seq } = await store.records.position();
    expect(await asha.send(email(null))).toMatchObject({ status: 409 });
    expect(await asha.send(email(null, { seen: first }))).toMatchObject({ status: 200 });
    expect(await listed(seq)).toMatchObject([{ item: 'company', field: 'email', value: null }]);
    expect(await asha.send(email(null, { seen: first }))).toMatchObject({ status: 200 });
    expect(await store.site.readDrafts()).toEqual([]);
  });

  it.each([
    ['a price of 0', { item: 'figures/midBudget', field: 'price', value: '$0' }, 400, /at least \$1/],
    [
      'a misspelt value',
      { item: 'package/midBudget', field: 'description', value: 'From {pirce}' },
      400,
      /\{pirce\}/,
    ],
    ['a tag', { item: 'place/serengeti', field: 'standfirst', value: '</script><script>' }, 400, /tag/],
    [
      'a turned direction',
      { item: 'place/serengeti', field: 'standfirst', value: 'A\u202eB' },
      400,
      /nobody sees/,
    ],
    [
      '100,000 letters',
      { item: 'place/serengeti', field: 'standfirst', value: 'x'.repeat(100_000) },
      400,
      /at most|too long/,
    ],
    [
      'a contract string',
      { item: 'place/serengeti', field: 'title', value: 'Serengeti Park' },
      400,
      /requests of guests/,
    ],
    [
      'a language too many',
      { item: 'company', field: 'email', value: 'a@b.test', language: 'de' },
      400,
      /every language/,
    ],
    [
      'a field that another version has',
      { item: 'company', field: 'fax', value: '1' },
      422,
      /not known here/,
    ],
    ['an item that another version has', { item: 'moon', field: 'email', value: '1' }, 422, /not known here/],
    ['a name of every object', { item: 'company', field: 'constructor', value: '1' }, 422, /not known here/],
    ['a deep value', { item: 'company', field: 'phones', value: [[[]]] }, 400, /text, a number or a list/],
  ])('refuses %s', async (_what, part, status, message) => {
    const asha = await person('management');
    const answer = await asha.send({ language: 'en', ...part });
    expect(answer.status).toBe(status);
    expect('problem' in answer && answer.problem.message).toMatch(message);
    expect(await store.site.readDrafts()).toEqual([]);
  });

  it('is stored without the blanks around it', async () => {
    await (await person('management')).send(email('  desk@savanna.test '));
    expect(await store.site.readDrafts()).toMatchObject([{ value: 'desk@savanna.test' }]);
  });

  it('is in the audit log by item and field, and never by value', async () => {
    const asha = await person('management');
    const id = v7();
    await asha.send(title(GERMAN), id);
    await asha.send(title(null, { seen: id }));
    const { lines } = await store.accounts.readAudit();
    expect(lines.slice(0, 2)).toMatchObject([
      { action: 'site.take-back', about: 'site', subject: 'place/serengeti' },
      { action: 'site.draft', subject: 'place/serengeti', after: { field: 'head.title', language: 'de' } },
    ]);
    expect(JSON.stringify(lines)).not.toContain('Gnus');
  });

  it('has room for all that an operator writes, and not for more', async () => {
    const asha = await person('management');
    const text = (letter: string) => Array.from({ length: 40 }, () => letter.repeat(1_990));
    const fields = [
      'serengeti',
      'ngorongoro',
      'lakemanyara',
      'tarangirenational-park',
      'arusha-national-park',
    ];
    const answers = [];
    for (const place of fields)
      for (const language of ['en', 'de', 'fr'])
        answers.push(
          await asha.send({ item: `place/${place}`, field: 'description', language, value: text('x') }),
        );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    expect(answers.at(-1)).toMatchObject({
      status: 400,
      problem: { message: expect.stringMatching(/publish/) },
    });
  });
});
