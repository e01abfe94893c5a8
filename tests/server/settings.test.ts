import { describe, expect, it } from 'vitest';
import { readSettings } from '../../server/settings.ts';

describe('Settings', () => {
  it('have defaults that need nothing', () => {
    expect(readSettings({})).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: '',
      publicOrigin: 'http://localhost:8080',
      trustProxy: 0,
      metricsToken: null,
      passkeyRoles: [],
    });
  });

  it('empty ones count as not set; the origin follows the port', () => {
    expect(readSettings({ PORT: '9000', DATA_DIR: '', PUBLIC_ORIGIN: '' })).toMatchObject({
      dataDir: './data',
      publicOrigin: 'http://localhost:9000',
    });
  });

  it('name who must have a passkey; a site without a name can have none', () => {
    const PUBLIC_ORIGIN = 'https://www.example.com';
    expect(readSettings({ REQUIRE_PASSKEY: 'management', PUBLIC_ORIGIN }).passkeyRoles).toEqual([
      'management',
    ]);
    for (const address of ['http://127.0.0.1:8080', 'http://[::1]:8080']) {
      const read = () => readSettings({ REQUIRE_PASSKEY: 'management', PUBLIC_ORIGIN: address });
      expect(read).toThrow(/^REQUIRE_PASSKEY needs a PUBLIC_ORIGIN with a name/);
    }
  });

  it('take an origin with a closing slash', () => {
    expect(readSettings({ PUBLIC_ORIGIN: 'https://www.example.com/' }).publicOrigin).toBe(
      'https://www.example.com',
    );
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '0'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '1.5'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['DATABASE_URL', 'operator.db'],
    ['REQUIRE_PASSKEY', 'everybody'],
    ['PUBLIC_ORIGIN', 'www.example.com'],
    ['PUBLIC_ORIGIN', 'https://www.example.com/shop'],
    ['PUBLIC_ORIGIN', 'ftp://example.com'],
  ])('%s=%s is refused in one line that names it', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(new RegExp(`^${name}.*\\.$`));
  });
});
