/** Makes a throw-away database with sample records and one account per role; the server starts on it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { landingPage, type Role, roles } from '../../src/contract/roles.ts';
import { seedDemo } from '../demo/seed.ts';
import { makeNewFilesPrivate } from '../folder.ts';
import type { Caller } from '../security/caller.ts';
import { hashPassword, makeOneTimePassword } from '../security/passwords.ts';
import { openSealingKeys } from '../security/sealing-keys.ts';
import { readSettings, StartError } from '../settings.ts';
import { openStore } from '../store/open.ts';

/** Nobody in particular. */
const names: Record<Role, string> = {
  marketing: 'Maua',
  logistics: 'Lemayian',
  bookings: 'Bahati',
  operations: 'Omari',
  finance: 'Farida',
  hr: 'Hawa',
  management: 'Makena',
};

makeNewFilesPrivate();
try {
  const dataDir = mkdtempSync(join(tmpdir(), 'savanna-demo-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  // Never runs on the operator's own data: the commands below and the server see only this folder.
  Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: '' });
  const settings = readSettings(process.env);
  const store = await openStore(settings);
  const sealingKeys = await openSealingKeys(dataDir);
  const now = new Date();
  const staff = new Map<string, Caller>();
  const lines: string[] = [];
  for (const role of roles) {
    const password = makeOneTimePassword();
    const account = { id: v7(), email: `${role}@example.com`, name: names[role], role };
    const passwordHash = await hashPassword(password);
    await store.accounts.add(
      { ...account, passwordHash, mustChangePassword: false },
      { by: 'system', at: now.toISOString() },
    );
    const { id: accountId, ...rest } = account;
    staff.set(role, {
      ...rest,
      accountId,
      sessionId: '',
      mustChangePassword: false,
      mustAddPasskey: false,
      provedAt: null,
      expiresAt: '',
    });
    lines.push(`  ${account.email.padEnd(24)} ${password}   ${landingPage(role)}`);
  }
  await seedDemo({ store, sealingKeys, now, staff: (role) => staff.get(role) as Caller });
  await store.close();
  console.log('Sample records of people who do not exist; all of it is thrown away at the end. Sign in as:');
  console.log(lines.join('\n'));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
