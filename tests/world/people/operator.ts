/** Actions of management and the operator at the office, where there is always a line. */
import type { AccountAnswer } from '../../../src/contract/accounts/accounts.ts';
import type { Role } from '../../../src/contract/accounts/roles.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { ServerStatus } from '../../../src/contract/protocol/server-status.ts';
import type { EntryCopy } from '../../../src/device/core/tables.ts';
import type { CustomerErasure } from '../../../src/kinds/calls/customers.ts';
import type { Account } from '../machines/office-cluster.ts';
import type { World } from '../world.ts';

interface Copy {
  bytes: Buffer;
  /** When in the order of all that happened. */
  moment: number;
  /** True if a backup had to be restored when it was made. */
  isBackupDue: boolean;
}

/** The last backup of each world. */
const backups = new WeakMap<World, Copy>();
/** The last snapshot of its machine, or what a standby has. */
const snapshots = new WeakMap<World, Copy>();

const ONE_TIME = /^(\w{4}-){3}\w{4}$/;
const DAY = 24 * 60 * 60_000;
const YEAR = 365 * DAY;

export async function changeAccount(world: World, person: Account, change: object): Promise<void> {
  const { json, status } = await world.house.operate('PATCH', `${endpoints.accounts}/${person.id}`, change);
  if (status !== 200) throw new Error(`Changing an account: ${status} ${JSON.stringify(json)}`);
  const { oneTimePassword } = json as AccountAnswer;
  if (oneTimePassword) person.password = oneTimePassword;
}

export async function restoreAccounts(world: World): Promise<void> {
  for (const person of world.people) {
    if (person.changed) await changeAccount(world, person, { role: person.role, disabled: false });
    person.changed = false;
    // A one-time password that nobody has used yet may be over by now.
    if (person.password === '' || ONE_TIME.test(person.password))
      await changeAccount(world, person, { resetPassword: true });
  }
}

const copyOf = (world: World, bytes: Buffer): Copy => ({
  bytes,
  moment: world.moment(),
  isBackupDue: world.isBackupDue,
});

/** What was taken after a copy was made is gone from the office, and has to come back by itself. */
function forgetWhatCameSince(world: World): void {
  world.isRestored = true;
  world.kept.clear();
  world.network.taken.clear();
  for (const { disks } of world.browsers) {
    const { entries, copies, facts } = disks();
    const heard = facts.find(({ key }) => key === 'standing')?.value as Partial<ServerStatus> | undefined;
    // The device has heard that these are in a backup, and lets go of them.
    const isBackedUp = ({ epoch, place }: EntryCopy) =>
      epoch === heard?.epoch && place <= (heard?.backedUpTo ?? 0);
    for (const { id } of [...entries, ...copies.filter((copy) => !isBackedUp(copy))]) world.kept.add(id);
  }
  // Accounts are as they were: everybody gets a new password.
  for (const person of world.people) Object.assign(person, { changed: true, password: '' });
}

export const operators = {
  async resetPassword(world: World) {
    const person = world.chance.pick(world.people);
    world.tell(`  ${person.role} gets a one-time password`);
    await changeAccount(world, person, { resetPassword: true });
  },

  async changeRole(world: World) {
    const person = world.chance.pick(world.people);
    const role = world.chance.pick<Role>(['finance', 'logistics', 'operations']);
    world.tell(`  ${person.role} becomes ${role}`);
    person.changed = true;
    await changeAccount(world, person, { role });
  },

  async disableAccount(world: World) {
    const person = world.chance.pick(world.people);
    world.tell(`  ${person.role} is disabled`);
    person.changed = true;
    await changeAccount(world, person, { disabled: true });
  },

  restoreAccounts,

  async erase(world: World) {
    const rows = await world.house.base.rows(
      'select id from record where removed_at is null order by seq limit 200',
    );
    if (rows.length === 0) return;
    const id = String(world.chance.pick(rows).id);
    const { json } = await world.house.operate('DELETE', endpoints.customers, { records: [id] });
    const mark = world.ledger.byId.get(id)?.mark ?? null;
    for (const erased of (json as CustomerErasure).erased) {
      world.ledger.erased.set(erased.id, { mark, moment: world.moment() });
    }
    world.tell(`  ${world.ledger.nameOf(id)} is erased`);
  },

  /** Makes a backup by the command, which tells devices how far it reaches. */
  async backUp(world: World) {
    const bytes = await world.house.base.backUp?.(new Date(world.schedule.now()));
    if (bytes) backups.set(world, copyOf(world, bytes));
  },

  /** Restores the backup: what came after it is gone from the office, and has to come back by itself. */
  async restore(world: World) {
    const { base, nodes, restart } = world.house;
    const backup = backups.get(world);
    if (!backup || !base.restore) return;
    world.tell('  the backup is restored');
    await base.restore(backup.bytes, new Date(world.schedule.now()), world.newId());
    world.count('restored');
    for (const node of nodes) restart(node);
    world.isBackupDue = backup.isBackupDue;
    forgetWhatCameSince(world);
  },

  snapshot(world: World) {
    const bytes = world.house.base.copy?.();
    if (bytes) snapshots.set(world, copyOf(world, bytes));
  },

  /** Puts the machine's snapshot back, or promotes a standby that lacks the last commits: nobody tells the server. */
  async rollBack(world: World) {
    const { base, nodes, restart } = world.house;
    const snapshot = snapshots.get(world);
    if (!snapshot || !base.rollBack) return;
    const isStarted = world.chance.odds(0.5);
    world.tell(`  the database is put back ${isStarted ? 'with its machine' : 'under the running server'}`);
    await base.rollBack(snapshot.bytes, new Date(world.schedule.now()), isStarted);
    world.count('put back');
    if (isStarted) for (const node of nodes) restart(node);
    else world.house.putBackAt = world.schedule.now();
    // Of what a backup has, devices need no copy any more: the operator has to restore that.
    world.isBackupDue = snapshot.isBackupDue || snapshot.moment < (backups.get(world)?.moment ?? 0);
    forgetWhatCameSince(world);
  },

  /** The server starts without its sealing keys and makes others; they are found and put beside them at the next rest. */
  loseKeys(world: World) {
    world.house.loseKeys();
    world.tell('  the server has started without its keys');
  },

  /** The clock of a server is wrong for a minute, by more than any window is long. */
  async clockJump(world: World) {
    const node = world.chance.pick(world.house.nodes);
    node.ahead = world.chance.pick([16 * DAY, YEAR, -26 * YEAR]);
    world.tell(`  ${node.name}: the clock is ${node.ahead / DAY} days ahead for a minute`);
    await world.schedule.run(60_000, 40);
    node.ahead = 0;
  },

  /** Does the daily run, now and then by a clock that is wrong by years. Nothing here is old enough to go. */
  async retention(world: World) {
    const wrong = world.chance.pick([0, 0, 9 * YEAR, -9 * YEAR]);
    world.tell(`  retention runs${wrong === 0 ? '' : ' by a wrong clock'}`);
    await world.house.store().admin.removeExpired(new Date(world.schedule.now() + wrong));
  },
};
