/**
 * Names that old phones, databases, links and settings hold. Files, functions and words of the code are renamed freely;
 * these never are: what is stored under the old name would be lost. A new one gets its line in stored-names.txt.
 */
import { kinds, recordKinds } from '../../src/kinds/list.ts';
import 'fake-indexeddb/auto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type Dexie from 'dexie';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openStore } from '../../server/store/core/open.ts';
import { endpoints } from '../../src/contract/protocol/endpoints.ts';
import { aliases, redirects, routes, staffRoutes } from '../../src/contract/protocol/routes.ts';
import { DeviceDatabase } from '../../src/device/core/database.ts';
import { RecordsDatabase } from '../../src/device/storage/records-database.ts';
import { type EntryKind, entryKinds } from '../../src/kinds/entry-kinds.ts';
import { submissionDefinitions } from '../../src/kinds/staff-submissions.ts';

/** Fields of a schema, those of objects in it too, as paths: `travelers[].name`. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  const walk = (node: unknown, path: string): string[] => {
    const { properties, items, anyOf, oneOf, allOf } = (node ?? {}) as {
      properties?: Record<string, unknown>;
      items?: unknown;
      anyOf?: unknown[];
      oneOf?: unknown[];
      allOf?: unknown[];
    };
    const named = Object.entries(properties ?? {}).flatMap(([name, own]) => {
      const at = path ? `${path}.${name}` : name;
      return [at, ...walk(own, at)];
    });
    const inside = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])].flatMap((one) => walk(one, path));
    return [...named, ...(items ? walk(items, `${path}[]`) : []), ...inside];
  };
  const json = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return [...new Set(walk(json, ''))].sort();
}

/** Tables of a database on the device, with their keys and indexes. */
const storesOf = (database: Dexie) =>
  Object.fromEntries(
    database.tables.map(({ name, schema }) => [
      name,
      [schema.primKey.src, ...schema.indexes.map(({ src }) => src)].join(', '),
    ]),
  );

const sources = ['src', 'server']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Tables of the office's database, with their columns. */
async function tablesOfOffice(): Promise<Record<string, string>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'names-'));
  await (await openStore({ dataDir, databaseUrl: '' })).close();
  const database = new Sqlite(join(dataDir, 'operator.db'), { readonly: true });
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")
    .pluck()
    .all() as string[];
  const columnsOf = (table: string) =>
    (database.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name).join(', ');
  const found = Object.fromEntries(tables.map((table) => [table, columnsOf(table)]));
  database.close();
  return found;
}

const factsOf = (kind: EntryKind) => ({
  call: entryKinds[kind].call,
  prefix: entryKinds[kind].prefix,
  version: entryKinds[kind].version,
  fields: submissionDefinitions[kind].versions.map((schema) => fieldsOf(schema).join(', ')),
});

it('Kinds, fields, addresses, stores, tables and columns have the names that they always had', async () => {
  const found = {
    kinds: Object.fromEntries((Object.keys(entryKinds) as EntryKind[]).map((kind) => [kind, factsOf(kind)])),
    records: Object.fromEntries(recordKinds.map((kind) => [kind, kinds[kind].roles])),
    routes,
    staffRoutes,
    aliases,
    redirects,
    calls: endpoints,
    device: storesOf(new DeviceDatabase()),
    records_of_office: storesOf(new RecordsDatabase('staff-records-of-test')),
    tables: await tablesOfOffice(),
  };
  await expect(`${JSON.stringify(found, null, 2)}\n`).toMatchFileSnapshot('./stored-names.txt');
});

/** Texts of the code that are stored, sent or set by those who run it, where no list has them. */
const words = {
  'databases and caches': ['savanna-and-coast', 'staff-records-', '/packs/', 'operator.db'],
  channels: ['outbox', 'session', 'records', 'saved-pages', 'writing', 'all sent'],
  locks: [
    'inbox-look',
    'account-language',
    'healing',
    'session',
    'outbox-replay',
    'feed-pull',
    'feed-stream',
  ],
  'tags of background work and notifications': ['outbox', 'new-requests'],
  'local and session storage': [
    ...['isAuthenticated', 'lastScreensIn', 'language', 'language-not-kept', 'office-notifications'],
    ...[
      'lastSection',
      'samples-folded',
      'inbox-looks:',
      'table-views:',
      'table-left:',
      'passport',
      'party',
      'plan-to-send',
      'trip-plans',
      'visits',
      'tab',
      'channel:',
    ],
  ],
  headers: ['Epoch', 'Backed-Up-To', 'Idempotency-Key', 'Sent-By', 'Retry-After'],
};
it.each(Object.entries(words).flatMap(([what, list]) => list.map((word) => [what, word] as const)))(
  'Of %s, “%s” is in the code',
  (_what, word) => {
    expect(sources).toMatch(new RegExp(`['"\`]${word}['"\`]`));
  },
);

/** Names of properties that are stored or set. */
const properties = {
  'facts on the device': [
    ...['lastContact', 'withdrawn', 'program', 'standing', 'sealingKey', 'session', 'signInNeeded'],
    ...['signOutPending', 'records', 'device', 'reported', 'secretSeed'],
  ],
  'entries of the outbox': [
    ...['order', 'id', 'reference', 'kind', 'version', 'payload', 'author', 'capturedAt', 'state', 'problem'],
    ...['attempts', 'lastAttemptAt', 'nextAttemptAt', 'notBefore', 'heldOff', 'replaces', 'inFileSince'],
    ...[
      'receipt',
      'press',
      'afterFailure',
      'alone',
      'receivedAt',
      'corrects',
      'mark',
      'about',
      'when',
      'epoch',
    ],
    ...['place', 'lost', 'unsealed', 'envelope', 'refused', 'signed', 'savedAt', 'takenAt', 'part', 'tab'],
  ],
  settings: [
    ...['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'TRUST_PROXY', 'METRICS_TOKEN', 'REQUIRE_PASSKEY'],
    ...['TIME_ZONE', 'PUBLIC_ORIGIN', 'SMTP_URL', 'MAIL_FROM'],
  ],
};
it.each(Object.entries(properties).flatMap(([what, list]) => list.map((name) => [what, name] as const)))(
  'Of %s, “%s” is in the code',
  (_what, name) => {
    expect(sources).toMatch(new RegExp(`^  ${name}\\??:`, 'm'));
  },
);
