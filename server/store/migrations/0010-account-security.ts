import { type Kysely, sql } from 'kysely';

/** One-time passwords that were given out before this version still work for as long. */
const ONE_TIME_HOURS = 72;

/**
 * Stores when one-time passwords end, who was let in again, the last proof of a session, devices in words, passkeys
 * with their challenges and recovery codes.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('account').addColumn('one_time_until', 'text').execute();
  await schema.alterTable('account').addColumn('unlocked_at', 'text').execute();
  await schema.alterTable('session').addColumn('proved_at', 'text').execute();
  await schema.alterTable('session').addColumn('device', 'varchar(64)').execute();
  await schema.alterTable('session').addColumn('browser', 'text').execute();
  await schema.alterTable('trusted_device').addColumn('browser', 'text').execute();
  const until = new Date(Date.now() + ONE_TIME_HOURS * 60 * 60 * 1_000).toISOString();
  await sql`update account set one_time_until = ${until} where must_change_password = 1`.execute(database);
  await schema.createIndex('trusted_device_account').on('trusted_device').column('account_id').execute();

  await schema
    .createTable('passkey')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('account_id', 'varchar(36)', (column) => column.notNull().references('account.id'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute();
  await schema.createIndex('passkey_account').on('passkey').column('account_id').execute();
  await schema
    .createTable('recovery_code')
    .addColumn('code_hash', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('account_id', 'varchar(36)', (column) => column.notNull().references('account.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('recovery_code_account').on('recovery_code').column('account_id').execute();
  await schema
    .createTable('passkey_challenge')
    .addColumn('ticket_hash', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('account_id', 'varchar(36)', (column) => column.references('account.id'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('passkey_challenge_account')
    .on('passkey_challenge')
    .column('account_id')
    .execute();
  await schema.createIndex('passkey_challenge_expiry').on('passkey_challenge').column('expires_at').execute();
}
