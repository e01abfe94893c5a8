import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyFilePath, rotateKeyFile } from '../../../server/security/sealing-key-file.ts';
import { openSealingKeys } from '../../../server/security/sealing-keys.ts';
import { SEALING_KEY_PLACEHOLDER } from '../../../src/contract/document/site-index.ts';
import {
  parseSealingKey,
  passportSealingContext,
  type SealedValue,
  sealingStrings,
} from '../../../src/contract/values/sealing.ts';
import { sealPassport } from '../../../src/device/transfer/sealing/index.ts';
import { flightRequest } from '../../parts/records/sample-requests.ts';
import { runCommand } from '../../parts/server/command.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';

const PASSPORT = 'QX 98761 Ä';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('The sealing keys', () => {
  it('are made at the first start, for their owner alone, and stay', async () => {
    const first = await openSealingKeys(dataDir);
    const file = keyFilePath(dataDir);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, 'keys'))).mode & 0o777).toBe(0o700);
    expect((await openSealingKeys(dataDir)).current()).toEqual(first.current());
  });

  it('made by two servers at once are one pair', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => openSealingKeys(dataDir)));
    expect(new Set(all.map((keys) => keys.current().id)).size).toBe(1);
  });

  it('restored with wider permissions are closed again', async () => {
    await openSealingKeys(dataDir);
    await chmod(keyFilePath(dataDir), 0o644);
    await openSealingKeys(dataDir);
    expect((await stat(keyFilePath(dataDir))).mode & 0o777).toBe(0o600);
  });

  it('open what was sealed, at its place alone', async () => {
    const keys = await openSealingKeys(dataDir);
    const [id, other] = [v7(), v7()];
    const sealed = await sealPassport(keys.current(), id, 1, PASSPORT);
    expect(await keys.open(sealed, passportSealingContext(id, 1))).toBe(PASSPORT);
    expect(await keys.open(sealed, passportSealingContext(id.toUpperCase(), 1))).toBe(PASSPORT);
    expect(await keys.open(sealed, passportSealingContext(id, 0))).toBeNull();
    expect(await keys.open(sealed, passportSealingContext(other, 1))).toBeNull();
    expect(JSON.stringify(sealed)).not.toContain('98761');
  });

  it('rotated open the old and the new, without a restart', async () => {
    const keys = await openSealingKeys(dataDir);
    const id = v7();
    const old = await sealPassport(keys.current(), id, 0, PASSPORT);
    const fresh = await rotateKeyFile(keyFilePath(dataDir));
    expect(keys.current().id).toBe(fresh.id);
    expect(fresh.id).not.toBe(old.key);
    expect((await stat(keyFilePath(dataDir))).mode & 0o777).toBe(0o600);
    const renewed = await sealPassport(keys.current(), id, 0, PASSPORT);
    expect(renewed.key).toBe(fresh.id);
    for (const sealed of [old, renewed])
      expect(await keys.open(sealed, passportSealingContext(id, 0))).toBe(PASSPORT);
  });

  it('that were spoilt or went away while the server runs are still in its hands', async () => {
    const keys = await openSealingKeys(dataDir);
    const id = v7();
    const sealed = await sealPassport(keys.current(), id, 0, PASSPORT);
    await writeFile(keyFilePath(dataDir), 'spoilt');
    expect(await keys.open(sealed, passportSealingContext(id, 0))).toBe(PASSPORT);
    await rm(keyFilePath(dataDir));
    expect(await keys.open(sealed, passportSealingContext(id, 0))).toBe(PASSPORT);
  });

  it.each(['', 'not JSON', '{"keys":[]}'])(
    'in a damaged file (%j) stop the start with one line',
    async (text) => {
      await mkdir(join(dataDir, 'keys'));
      await writeFile(keyFilePath(dataDir), text);
      await expect(openSealingKeys(dataDir)).rejects.toThrow(/^The sealing keys in [^\n]*\.$/);
      expect(await readFile(keyFilePath(dataDir), 'utf8')).toBe(text);
    },
  );
});

describe('A flight request with passport numbers', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer();
  });
  afterEach(() => server.close());

  function send(passports: unknown[], id: string) {
    const travelerDetails = passports.map((passportNumber) => ({ name: 'A', passportNumber }));
    return server.app.request('/api/flightrequests', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify({ ...flightRequest, travelers: passports.length, travelerDetails }),
    });
  }
  const seal = (id: string, traveler = 0, text = PASSPORT) =>
    sealPassport(server.sealingKeys.current(), id, traveler, text);

  it('is stored with them sealed, and nothing else holds them', async () => {
    const id = v7();
    const sealed = await seal(id);
    expect((await send([sealed, null], id)).status).toBe(200);
    const rows = server.rows('select * from flight_traveler order by place');
    expect(rows.map(({ sealed_passport_number }) => sealed_passport_number)).toEqual([
      JSON.stringify(sealed),
      null,
    ]);
    expect(JSON.stringify(server.rows('select * from flight_request'))).not.toContain('98761');
    const database = await readFile(join(server.dataDir, 'operator.db-wal'), 'latin1');
    expect(database).not.toContain('98761');
    expect(database).not.toContain(
      JSON.parse(await readFile(keyFilePath(server.dataDir), 'utf8')).keys[0].privateKey,
    );
  });

  it('is one request however often it is sent', async () => {
    const id = v7();
    const sealed = await seal(id);
    expect((await send([sealed], id)).status).toBe(200);
    expect((await send([sealed], id)).status).toBe(200);
    expect((await send([await seal(id)], id)).status).toBe(409);
    expect(server.rows('select id from flight_request')).toHaveLength(1);
  });

  const wrong: [string, (good: SealedValue, id: string) => unknown][] = [
    ['in readable form', () => 'TZ1234567'],
    ['as a number', () => 1_234_567],
    ['empty', () => ''],
    ['as an empty object', () => ({})],
    ['of another version', (good) => ({ ...good, version: 2 })],
    ['with an enc that is no point', (good) => ({ ...good, enc: 'A'.repeat(87) })],
    ['with a changed ciphertext', (good) => ({ ...good, ciphertext: `AAAA${good.ciphertext.slice(4)}` })],
    ['with a ciphertext of odd length', (good) => ({ ...good, ciphertext: 'A'.repeat(25) })],
    ['with a huge ciphertext', (good) => ({ ...good, ciphertext: 'A'.repeat(5_000) })],
    ['with padding', (good) => ({ ...good, ciphertext: `${good.ciphertext}=` })],
  ];
  it.each(wrong)('%s is 400 at the field, and nothing is stored', async (_how, make) => {
    const id = v7();
    const response = await send([null, make(await seal(id, 1), id)], id);
    expect(response.status).toBe(400);
    const { fields } = await response.json();
    expect(Object.keys(fields)).toEqual(['travelerDetails.1.passportNumber']);
    expect(Object.values(sealingStrings)).toContain(Object.values(fields)[0]);
    expect(server.rows('select id from submission')).toEqual([]);
  });

  it('sealed to a key that the server lacks now waits for it, alone and in a backlog', async () => {
    const id = v7();
    const sealed = { ...(await seal(id)), key: 'AAAAAAAAAAAA' };
    const response = await send([sealed], id);
    expect(response.status).toBe(425);
    expect(await response.json()).toMatchObject({ id, message: expect.stringContaining('lacks the key') });
    const payload = { ...flightRequest, travelers: 1, travelerDetails: [{ passportNumber: sealed }] };
    const entry = { id, kind: 'flightRequest', version: 1, capturedAt: '2027-01-01T00:00:00.000Z', payload };
    const backlog = await server.app.request('/api/replay', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ entries: [entry] }),
    });
    expect((await backlog.json()).results).toMatchObject([{ id, status: 425 }]);
    expect(server.rows('select id from submission')).toEqual([]);
  });

  it('moved from another request or traveler, too long or empty is 400', async () => {
    const id = v7();
    for (const sealed of [
      await seal(v7()),
      await seal(id, 1),
      await seal(id, 0, 'x'.repeat(51)),
      await seal(id, 0, ''),
    ]) {
      expect((await send([sealed], id)).status).toBe(400);
    }
  });

  it('passes a backlog too, each with its own fate', async () => {
    const [good, bad] = [v7(), v7()];
    const entry = (id: string, passportNumber: unknown) => ({
      id,
      kind: 'flightRequest',
      version: 1,
      capturedAt: '2027-01-01T00:00:00.000Z',
      payload: { ...flightRequest, travelers: 1, travelerDetails: [{ passportNumber }] },
    });
    const sealed = await seal(good);
    const response = await server.app.request('/api/replay', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ entries: [entry(bad, sealed), entry(good, sealed)] }),
    });
    const { results } = await response.json();
    expect(results.map(({ status }: { status: number }) => status)).toEqual([400, 200]);
  });
});

describe('npm run keys', () => {
  const run = (...parameters: string[]) => runCommand('keys', parameters, { DATA_DIR: dataDir });

  it('lists, rotates, and says what it does not know', async () => {
    expect((await run('list')).stdout).toContain('no keys yet');
    const keys = await openSealingKeys(dataDir);
    const old = keys.current().id;
    const { status, stdout } = await run('rotate');
    expect(status).toBe(0);
    expect(stdout).toContain(keys.current().id);
    expect((await run('list')).stdout).toMatch(
      new RegExp(`^${old}  made .*Z\\n${keys.current().id}  made .*Z  current\\n$`),
    );
    const file = keyFilePath(dataDir);
    await copyFile(file, join(dataDir, 'old.json'));
    await rm(file);
    const fresh = (await openSealingKeys(dataDir)).current().id;
    expect((await run('add', join(dataDir, 'old.json'))).stdout).toContain(`Added ${old}`);
    expect((await run('add', join(dataDir, 'old.json'))).stdout).toContain('already');
    expect((await run('list')).stdout).toMatch(new RegExp(`^${old} [^]*\\n${fresh}  made .*Z  current\\n$`));
    expect((await run('add', join(dataDir, 'nowhere.json'))).status).toBe(1);
    expect(await run('forget')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('Use:'),
    });
  });
});

it('An older file that is copied over the present one takes no key from a running server', async () => {
  const file = keyFilePath(dataDir);
  const keys = await openSealingKeys(dataDir);
  await copyFile(file, join(dataDir, 'old.json'));
  const { id } = await rotateKeyFile(file);
  expect(keys.current().id).toBe(id);
  await rm(file);
  await copyFile(join(dataDir, 'old.json'), file);
  expect(keys.current().id).toBe(id);
  // And it is in the file again, for the next start.
  expect((await openSealingKeys(dataDir)).current().id).toBe(id);
});

describe('The public key', () => {
  it('is given out, to be kept briefly', async () => {
    const server = await openTestServer();
    const response = await server.app.request('/api/sealing-key');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(await response.json()).toEqual(server.sealingKeys.current());
    await server.close();
  });

  it('stands in every document that has a place for it, the new one after a rotation', async () => {
    const siteRoot = join(dataDir, 'site');
    await mkdir(siteRoot);
    const documents = { '/book_flight': 'flight.html', '/not-found': 'flight.html' };
    const index = { documents, inside: {}, texts: [] };
    await writeFile(join(siteRoot, 'site.json'), JSON.stringify(index));
    await writeFile(join(siteRoot, 'flight.html'), `{"sealingKey":"${SEALING_KEY_PLACEHOLDER}"}`);
    const server = await openTestServer({ siteRoot });
    const read = async () => {
      const text = await (await server.app.request('/book_flight')).json();
      return parseSealingKey(text.sealingKey);
    };
    expect(await read()).toEqual(server.sealingKeys.current());
    const { id } = await rotateKeyFile(keyFilePath(server.dataDir));
    expect((await read())?.id).toBe(id);
    await server.close();
  });
});
