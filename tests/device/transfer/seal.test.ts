import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  fillSiteFacts,
  ORIGIN_PLACEHOLDER,
  SEALING_KEY_PLACEHOLDER,
} from '../../../src/contract/document/site-index.ts';
import { fromBase64Url, toBase64Url } from '../../../src/contract/values/base64url.ts';
import {
  formatSealingKey,
  parseSealingKey,
  type SealingKey,
  sealedValueSchema,
} from '../../../src/contract/values/sealing.ts';
import { findSealingKey, sealPassport } from '../../../src/device/transfer/sealing/index.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';

let server: TestServer;
let key: SealingKey;
beforeEach(async () => {
  server = await openTestServer();
  key = server.sealingKeys.current();
});
afterEach(() => server.close());

describe('A device', () => {
  it('seals the same number differently each time, in the shape of the contract', async () => {
    const id = '01990000-0000-7000-8000-00a1b2c3d4e5';
    const [one, two] = [await sealPassport(key, id, 0, 'X1'), await sealPassport(key, id, 0, 'X1')];
    expect(one).toEqual(sealedValueSchema.parse(one));
    expect(one.ciphertext).not.toBe(two.ciphertext);
  });

  it('offline seals to the key that came with the page', async () => {
    const nobody = async () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await findSealingKey(formatSealingKey(key), nobody)).toEqual(key);
  });

  it('behind a captive portal too', async () => {
    const portal = async () => new Response('<html>Welcome</html>');
    expect(await findSealingKey(formatSealingKey(key), portal)).toEqual(key);
  });

  it('online seals to the key that the server has now', async () => {
    const old = { ...key, id: 'old-old-old' };
    const online = async (address: unknown) => server.app.request(String(address));
    expect(await findSealingKey(formatSealingKey(old), online as typeof fetch)).toEqual(key);
  });

  it('with no key at all says so', async () => {
    const nobody = async () => {
      throw new TypeError('Failed to fetch');
    };
    for (const text of [SEALING_KEY_PLACEHOLDER, '', 'a.b', `${formatSealingKey(key)}x`]) {
      expect(await findSealingKey(text, nobody)).toBeNull();
    }
  });
});

describe('What a running site fills in', () => {
  it('is read back as the key, wherever the mark stood', () => {
    const text = JSON.stringify({ sealingKey: SEALING_KEY_PLACEHOLDER, home: `${ORIGIN_PLACEHOLDER}/` });
    const filled = fillSiteFacts(text, {
      origin: 'https://www.example.com',
      sealingKey: formatSealingKey(key),
    });
    const { sealingKey, home } = JSON.parse(filled);
    expect(parseSealingKey(sealingKey)).toEqual(key);
    expect(home).toBe('https://www.example.com/');
  });
});

describe('base64url', () => {
  it('gives back every byte', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
    expect(toBase64Url(bytes)).toMatch(/^[\w-]+$/);
  });
});
