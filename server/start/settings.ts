/** Settings, parsed once at start (docs/operation.md#settings). */
import { isIP } from 'node:net';
import { z } from 'zod';
import { DEFAULT_TIME_ZONE, isTimeZone } from '../../src/contract/values/time-zone.ts';
import { type MailSettings, mailFromSchema, smtpUrlSchema } from '../mail/mail-settings.ts';

/** An error in how the server was started, in one line for the person who started it. */
export class StartError extends Error {
  override name = 'StartError';
}

const settingsSchema = z.object({
  PORT: z.coerce
    .number('PORT must be a number from 1 to 65535.')
    .int('PORT must be a whole number.')
    .min(1, 'PORT must be a number from 1 to 65535.')
    .max(65_535, 'PORT must be a number from 1 to 65535.')
    .default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .union([
      z.literal(''),
      z.url({ protocol: /^postgres(ql)?$/, error: 'DATABASE_URL must start with postgres:// or be empty.' }),
    ])
    .default(''),
  TRUST_PROXY: z.coerce
    .number('TRUST_PROXY must be a number from 0 to 10.')
    .int('TRUST_PROXY must be a whole number.')
    .min(0, 'TRUST_PROXY must be a number from 0 to 10.')
    .max(10, 'TRUST_PROXY must be a number from 0 to 10.')
    .default(0),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'METRICS_TOKEN must have 16 to 200 letters, digits or signs, no spaces.')
    .optional(),
  REQUIRE_PASSKEY: z.enum(['', 'management'], 'REQUIRE_PASSKEY must be management or empty.').default(''),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'TIME_ZONE must be the name of a time zone like Africa/Dar_es_Salaam.')
    .default(DEFAULT_TIME_ZONE),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'PUBLIC_ORIGIN must be an address like https://www.example.com.' })
    .transform((text) => new URL(text))
    .refine((url) => url.pathname === '/' && !url.search && !url.hash, {
      error: 'PUBLIC_ORIGIN must end after the host, without a path.',
    })
    .transform((url) => url.origin)
    .optional(),
  SMTP_URL: smtpUrlSchema.optional(),
  MAIL_FROM: mailFromSchema.optional(),
});

export interface Settings {
  port: number;
  host: string;
  /** Folder of the database file and the sealing keys. */
  dataDir: string;
  /** PostgreSQL address, or empty for the SQLite file in `dataDir`. */
  databaseUrl: string;
  /** Scheme, host and port that visitors see, without a closing slash. */
  publicOrigin: string;
  /** How many of our own proxies stand in front and are trusted to set X-Forwarded-For; 0 trusts none. */
  trustProxy: number;
  /** The token that a metrics scraper presents in place of a session; null refuses every scraper. */
  metricsToken: string | null;
  /** Roles whose accounts must have a passkey. */
  passkeyRoles: readonly string[];
  /** The zone of the office's days and times. */
  timeZone: string;
  /** Null where no mail is sent. */
  mail: MailSettings | null;
}

/**
 * Reads the settings from the environment. An empty value counts as not set.
 * @throws StartError with one line that names the setting
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0] ?? '');
    const message = issue?.message ?? 'is not valid';
    throw new StartError(message.startsWith(name) ? message : `${name}: ${message}`);
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, TRUST_PROXY, METRICS_TOKEN, PUBLIC_ORIGIN } = parsed.data;
  const { REQUIRE_PASSKEY, TIME_ZONE, SMTP_URL, MAIL_FROM } = parsed.data;
  const publicOrigin = PUBLIC_ORIGIN ?? `http://localhost:${PORT}`;
  if (REQUIRE_PASSKEY !== '' && hasNumericHost(publicOrigin)) {
    throw new StartError(
      'REQUIRE_PASSKEY needs a PUBLIC_ORIGIN with a name: browsers make no passkeys for a number.',
    );
  }
  if (SMTP_URL && !MAIL_FROM)
    throw new StartError('SMTP_URL needs MAIL_FROM, the address that mail comes from.');
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    publicOrigin,
    trustProxy: TRUST_PROXY,
    metricsToken: METRICS_TOKEN ?? null,
    passkeyRoles: REQUIRE_PASSKEY === '' ? [] : [REQUIRE_PASSKEY],
    timeZone: TIME_ZONE,
    mail: SMTP_URL && MAIL_FROM ? { ...SMTP_URL, from: MAIL_FROM } : null,
  };
}

/** True for an address whose host is an IP number, to which browsers bind no passkey. */
export function hasNumericHost(origin: string): boolean {
  return isIP(new URL(origin).hostname.replace(/^\[|\]$/g, '')) !== 0;
}
