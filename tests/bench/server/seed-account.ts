/** An account of the staff straight into the database of a server. */
import Sqlite from 'better-sqlite3';
import { v7 } from 'uuid';
import { hashPassword } from '../../../server/security/passwords.ts';
import type { Role } from '../../../src/contract/accounts/roles.ts';

export const SEEDED_PASSWORD = 'simba under the baobab';

export async function seedAccount(dataDir: string, role: Role, email: string): Promise<void> {
  const passwordHash = await hashPassword(SEEDED_PASSWORD);
  const database = new Sqlite(`${dataDir}/operator.db`);
  database
    .prepare(
      'insert into account (id, email, name, role, password_hash, must_change_password, created_at) values (?, ?, ?, ?, ?, 0, ?)',
    )
    .run(v7(), email, role, role, passwordHash, new Date().toISOString());
  database.close();
}
