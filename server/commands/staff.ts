/** Manages staff accounts from the shell. A running server sees the changes at once. */

import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { v7 } from 'uuid';
import { newAccountSchema, passwordChangeSchema } from '../../src/contract/accounts/accounts.ts';
import { parseInput } from '../http/answers.ts';
import { findPasswordFault, type PasswordOwner } from '../security/password-rules.ts';
import { hashPassword } from '../security/passwords.ts';
import { sessionBoundsAt } from '../security/sessions.ts';
import { makeNewFilesPrivate } from '../start/private-folder.ts';
import { readSettings, StartError } from '../start/settings.ts';
import { oneTimePasswordExpiry } from '../store/accounts/account-changes.ts';
import { openStore } from '../store/core/open.ts';
import type { Store } from '../store/core/store.ts';

const USAGE =
  'Use: npm run staff -- add EMAIL --role ROLE [--name NAME] [--one-time], or: list, disable EMAIL, password EMAIL [--one-time], unlock EMAIL, remove-passkeys EMAIL';

const doing = () => ({ by: 'system', at: new Date().toISOString() });

makeNewFilesPrivate();
try {
  const { command, email, options } = readCommand(process.argv.slice(2));
  const store = await openStore(readSettings(process.env));
  try {
    if (command === 'list') await list(store);
    if (command === 'add') await add(store, email, options);
    if (command === 'disable') await disable(store, email);
    if (command === 'unlock') await unlock(store, email);
    if (command === 'remove-passkeys') await removePasskeys(store, email);
    if (command === 'password') await setPassword(store, email, options['one-time'] ?? false);
  } finally {
    await store.close();
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

interface Options {
  role?: string | undefined;
  name?: string | undefined;
  'one-time'?: boolean | undefined;
}

/** @throws StartError with the usage line */
function readCommand(words: string[]): { command: string; email: string; options: Options } {
  try {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { role: { type: 'string' }, name: { type: 'string' }, 'one-time': { type: 'boolean' } },
    });
    const [command = '', email = ''] = positionals;
    const expected = { list: 1, add: 2, disable: 2, password: 2, unlock: 2, 'remove-passkeys': 2 }[command];
    if (positionals.length === expected)
      return { command, email: email.trim().toLowerCase(), options: values };
  } catch {
    // An unknown option.
  }
  throw new StartError(USAGE);
}

async function list({ accounts }: Store): Promise<void> {
  for (const account of await accounts.list(sessionBoundsAt(new Date()))) {
    const state = account.disabled ? 'disabled' : account.mustChangePassword ? 'one-time password' : 'in use';
    console.log([account.email, account.role, state, account.name].join('  '));
  }
}

async function add({ accounts }: Store, email: string, options: Options): Promise<void> {
  const parsed = parseInput(newAccountSchema, {
    email,
    role: options.role ?? '',
    name: options.name ?? email.split('@')[0],
  });
  if ('problem' in parsed) throw new StartError(parsed.problem.message);
  if (await accounts.findByEmail(email)) throw new StartError(`There is an account ${email} already.`);
  const { name, role } = parsed.data;
  const mustChangePassword = options['one-time'] ?? false;
  const passwordHash = await hashPassword(await askPassword({ email, name }));
  const actor = doing();
  const added = await accounts.add({ id: v7(), email, name, role, passwordHash, mustChangePassword }, actor);
  if (!added) throw new StartError(`There is an account ${email} already.`);
  console.log(`${email} may sign in as ${role}.${mustChangePassword ? untilOf(actor) : ''}`);
}

async function disable(store: Store, email: string): Promise<void> {
  const { id } = await find(store, email);
  const outcome = await store.accounts.change(id, { disabled: true }, null, doing());
  if (!outcome.done)
    throw new StartError(`${email} is the last management account in use. Add another first.`);
  console.log(`${email} may not sign in any more, and is signed out everywhere.`);
}

async function setPassword(store: Store, email: string, oneTime: boolean): Promise<void> {
  const account = await find(store, email);
  const passwordHash = await hashPassword(await askPassword(account));
  const actor = doing();
  await store.accounts.setPassword(account.id, passwordHash, oneTime, actor);
  console.log(`${email} has a new password, and is signed out everywhere.${oneTime ? untilOf(actor) : ''}`);
}

function untilOf({ at }: { at: string }): string {
  return ` The password works once, until ${oneTimePasswordExpiry(at)}.`;
}

async function unlock(store: Store, email: string): Promise<void> {
  const { id } = await find(store, email);
  await store.accounts.change(id, { unlock: true }, null, doing());
  console.log(`Failed sign-ins of ${email} are forgiven.`);
}

async function removePasskeys(store: Store, email: string): Promise<void> {
  const { id } = await find(store, email);
  await store.accounts.change(id, { removePasskeys: true }, null, doing());
  console.log(`${email} has no passkeys any more, and is signed out everywhere.`);
}

async function find({ accounts }: Store, email: string) {
  const account = await accounts.findByEmail(email);
  if (!account) throw new StartError(`There is no account ${email}.`);
  return account;
}

async function askPassword(owner: PasswordOwner): Promise<string> {
  const password = await readPassword();
  const parsed = passwordChangeSchema.shape.next.safeParse(password);
  if (!parsed.success) throw new StartError(parsed.error.issues.map(({ message }) => message).join(' '));
  const fault = await findPasswordFault(password, owner);
  if (fault) throw new StartError(fault);
  return password;
}

/** One line of standard input. On a terminal it is asked for, and not shown while it is typed. */
async function readPassword(): Promise<string> {
  const terminal = process.stdin.isTTY === true;
  if (terminal) process.stderr.write('Password: ');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal });
  const line = await new Promise<string>((resolve) => {
    lines.once('line', resolve);
    lines.once('close', () => resolve(''));
    // Ctrl+C: nothing is changed.
    lines.once('SIGINT', () => process.exit(130));
  });
  lines.close();
  if (terminal) process.stderr.write('\n');
  return line;
}
