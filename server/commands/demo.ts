/** Makes a throw-away database with sample records and one account per role; the server starts on it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { v7 } from 'uuid';
import { landingPage, type Role, roles } from '../../src/contract/accounts/roles.ts';
import { setOperatorZone } from '../../src/contract/values/operator-zone.ts';
import { seedDemo } from '../demo/seed.ts';
import type { Caller } from '../security/caller.ts';
import { hashPassword, makeOneTimePassword } from '../security/passwords.ts';
import { openSealingKeys } from '../security/sealing-keys.ts';
import { makeNewFilesPrivate } from '../start/private-folder.ts';
import { readSettings, StartError } from '../start/settings.ts';
import { openStore } from '../store/core/open.ts';

/** Nobody in particular. */
const names: Record<Role, readonly string[]> = {
  marketing: ['Maua'],
  logistics: ['Lemayian'],
  bookings: ['Bahati', 'Beatrice'],
  operations: ['Omari', 'Neema', 'Juma'],
  finance: ['Farida'],
  hr: ['Hawa'],
  management: ['Makena'],
};
const MAX_RECORDS = 1_000_000;

/** `--records N`: about how many requests there are to be, for measuring. */
function readRecords(words: readonly string[]): number | undefined {
  const { values } = parseArgs({ args: [...words], options: { records: { type: 'string' } }, strict: false });
  if (values.records === undefined) return undefined;
  const count = Number(values.records);
  if (Number.isInteger(count) && count >= 1 && count <= MAX_RECORDS) return count;
  throw new StartError(`--records must be a whole number from 1 to ${MAX_RECORDS}.`);
}

makeNewFilesPrivate();
try {
  const dataDir = mkdtempSync(join(tmpdir(), 'savanna-demo-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  // Never runs on the operator's own data: the commands below and the server see only this folder.
  Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: '' });
  const records = readRecords(process.argv.slice(2));
  const settings = readSettings(process.env);
  setOperatorZone(settings.timeZone);
  const store = await openStore(settings);
  const sealingKeys = await openSealingKeys(dataDir);
  const now = new Date();
  const staff = new Map<string, Caller[]>();
  const lines: string[] = [];
  for (const role of roles) {
    for (const [place, name] of names[role].entries()) {
      const password = makeOneTimePassword();
      const email = `${place === 0 ? role : name.toLowerCase()}@example.com`;
      const account = { id: v7(), email, name, role };
      const passwordHash = await hashPassword(password);
      const actor = { by: 'system', at: now.toISOString() };
      await store.accounts.add({ ...account, passwordHash, mustChangePassword: false }, actor);
      const { id: accountId, ...rest } = account;
      const session = {
        sessionId: '',
        mustChangePassword: false,
        mustAddPasskey: false,
        provedAt: null,
        expiresAt: '',
      };
      staff.set(role, [...(staff.get(role) ?? []), { ...rest, accountId, ...session }]);
      lines.push(`  ${email.padEnd(24)} ${password}   ${landingPage(role)}`);
    }
  }
  const callerOf = (role: string, number = 0) => {
    const callers = staff.get(role) ?? [];
    return callers[number % callers.length] as Caller;
  };
  await seedDemo({ store, sealingKeys, now, staff: callerOf, ...(records !== undefined && { records }) });
  await store.close();
  console.log('Sample records of people who do not exist; all of it is thrown away at the end. Sign in as:');
  console.log(lines.join('\n'));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
