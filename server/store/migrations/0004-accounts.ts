import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** Staff accounts, their sessions and devices, who sent what, and the audit log. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const sqlite = database.getExecutor().adapter instanceof SqliteAdapter;
  // No foreign key to the account, because the ledger outlives everything.
  await database.schema.alterTable('submission').addColumn('author_id', 'varchar(36)').execute();
  await database.schema
    .createTable('account')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('must_change_password', 'integer', (column) => column.notNull())
    .addColumn('disabled_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text')
    .execute();
  await database.schema
    .createTable('session')
    .addColumn('token_hash', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('account_id', 'varchar(36)', (column) => column.notNull().references('account.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('session_account').on('session').column('account_id').execute();
  await database.schema
    .createTable('trusted_device')
    .addColumn('token_hash', 'varchar(64)', (column) => column.notNull())
    .addColumn('account_id', 'varchar(36)', (column) => column.notNull().references('account.id'))
    .addColumn('last_used_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('trusted_device_key', ['token_hash', 'account_id'])
    .execute();
  await database.schema
    .createTable('audit')
    .addColumn('number', sqlite ? 'integer' : 'serial', (column) =>
      sqlite ? column.primaryKey().autoIncrement() : column.primaryKey(),
    )
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute();
  for (const statement of sqlite ? sqliteTriggers : postgresTriggers)
    await sql.raw(statement).execute(database);
}

/** The log is append-only, even if the program has a bug. */
const REFUSAL = 'The audit log only grows';
const sqliteTriggers = ['update', 'delete'].map(
  (verb) =>
    `create trigger audit_no_${verb} before ${verb} on audit begin select raise(abort, '${REFUSAL}'); end`,
);
const postgresTriggers = [
  `create function refuse_audit_change() returns trigger language plpgsql as $$
     begin raise exception '${REFUSAL}'; end $$`,
  `create trigger audit_only_grows before update or delete or truncate on audit
     for each statement execute function refuse_audit_change()`,
];
