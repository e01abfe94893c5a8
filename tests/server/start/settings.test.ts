import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../server/start/settings.ts';

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
      timeZone: 'Africa/Dar_es_Salaam',
      mail: null,
    });
  });

  it('name the zone of the office, and refuse what is none', () => {
    expect(readSettings({ TIME_ZONE: 'Africa/Nairobi' }).timeZone).toBe('Africa/Nairobi');
    expect(() => readSettings({ TIME_ZONE: 'Dar es Salaam' })).toThrow(
      /^TIME_ZONE must be the name of a time zone like Africa\/Dar_es_Salaam\.$/,
    );
  });

  it('name the mail server and the sender', () => {
    const MAIL_FROM = 'Savanna & Coast <bookings@example.com>';
    const from = { name: 'Savanna & Coast', address: 'bookings@example.com' };
    expect(readSettings({ SMTP_URL: 'smtps://us:p%40ss@mail.example.com', MAIL_FROM }).mail).toEqual({
      host: 'mail.example.com',
      port: 465,
      secure: true,
      login: { user: 'us', pass: 'p@ss' },
      from,
    });
    expect(readSettings({ SMTP_URL: 'smtp://[::1]:2525/', MAIL_FROM: from.address }).mail).toEqual({
      host: '::1',
      port: 2525,
      secure: false,
      login: null,
      from: { name: '', address: 'bookings@example.com' },
    });
    expect(readSettings({ MAIL_FROM }).mail).toBeNull();
    expect(() => readSettings({ SMTP_URL: 'smtp://localhost' })).toThrow(/^SMTP_URL needs MAIL_FROM/);
  });

  it('never repeat a password', () => {
    const SMTP_URL = 'smtp://us:secret@mail.example.com/path';
    expect(() => readSettings({ SMTP_URL, MAIL_FROM: 'a@example.com' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secret') }),
    );
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
    ['TIME_ZONE', 'Africa/Nowhere'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['SMTP_URL', 'smtp://mail.example.com?pool=true'],
    ['SMTP_URL', 'smtp://a%ff@mail.example.com'],
    ['MAIL_FROM', 'bookings'],
    ['MAIL_FROM', 'Us <bookings@example.com'],
    ['MAIL_FROM', 'Us\r\nBcc: them <bookings@example.com>'],
    ['PUBLIC_ORIGIN', 'www.example.com'],
    ['PUBLIC_ORIGIN', 'https://www.example.com/shop'],
    ['PUBLIC_ORIGIN', 'ftp://example.com'],
  ])('%s=%s is refused in one line that names it', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(new RegExp(`^${name}.*\\.$`));
  });
});
