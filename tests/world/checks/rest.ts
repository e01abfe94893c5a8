/** The faults end, and everybody comes back: what can arrive must arrive, and devices show what the office holds. */

import type { Role } from '../../../src/contract/accounts/roles.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { Entry } from '../../../src/device/core/tables.ts';
import { foldSegments } from '../../../src/device/records/pull/stored-segments.ts';
import type { FeedPage } from '../../../src/kinds/calls/feed-page.ts';
import { isInMoneyView, toMoneyView } from '../../../src/kinds/money-view.ts';
import { feedKindsOfRole, seesOnlyMoney } from '../../../src/kinds/record-roles.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import type { Browser } from '../machines/browser.ts';
import { accountOn, type Tab } from '../machines/context.ts';
import type { Account } from '../machines/office-cluster.ts';
import { restoreAccounts } from '../people/operator.ts';
import { signInAs } from '../people/staff.ts';
import type { World } from '../world.ts';
import { checkContents, checkPromised, checkReceipts, maySend, readHeldIds } from './rest-checks.ts';

const MINUTE = 60_000;
/** Longest pause that a device believes, and a little. */
const LONG = 66 * MINUTE;
/** Wakes after which nothing may wait any more. */
const ROUNDS = 4;

export async function rest(world: World): Promise<void> {
  endFaults(world);
  await checkFull(world);
  await checkBlocked(world);
  for (const { line } of world.browsers) line.blocked.clear();
  await restoreAccounts(world);
  await world.schedule.run(2 * MINUTE, 3_000);
  // The browsers are closed and opened again.
  for (const browser of world.browsers) for (const tab of browser.tabs) browser.kill(tab);
  const used = world.browsers.filter((browser) => {
    const { entries, facts } = browser.disks();
    return entries.length > 0 || facts.length > 0;
  });
  // A change that one browser brings back may build on one that another still has.
  if (world.isRestored) for (const browser of used) await heal(world, browser);
  for (const browser of used) await arrive(world, browser);
  await checkPromised(world);
  await checkReceipts(world, used);
  await checkContents(world);
  for (const browser of world.browsers) if (!world.broken) await checkFeed(world, browser);
  world.isRestored = false;
  world.isBackupDue = false;
  world.tell(`  at rest: ${world.ledger.intents.length} intents`);
}

function endFaults({ browsers, house }: World): void {
  for (const { line, disk, tabs, ...browser } of browsers) {
    Object.assign(line, { down: false, fault: null, left: 0 });
    if (!isFull(disk)) Object.assign(disk, { fault: null, left: 0 });
    for (const { owner } of tabs) owner.state = 'live';
    if (browser.worker) browser.worker.owner.state = 'live';
  }
  for (const browser of browsers) browser.ahead = 0;
  house.findKeys();
  for (const node of house.nodes) {
    node.ahead = 0;
    node.isOlder = false;
    if (node.state !== 'up') house.restart(node);
    node.dies = null;
  }
}

const isFull = ({ left }: Browser['disk']) => left === Number.POSITIVE_INFINITY;
/** Text of an entry, to find out what a line lets through: a correction names what it corrects. */
const textOf = ({ id, payload }: Entry) => JSON.stringify([id, payload]);

/**
 * Checks that the entries on a full disk are sent all the same: the office is asked about every request of a
 * visitor.
 */
async function checkFull(world: World): Promise<void> {
  for (const { disk, disks, line, openTab, name } of world.browsers) {
    if (!isFull(disk)) continue;
    const blocked = [...line.blocked.keys()];
    const waiting = disks().entries.filter(
      (entry) =>
        entry.state === 'waiting' && !entry.author && !blocked.some((id) => textOf(entry).includes(id)),
    );
    world.network.reached.clear();
    const left = () => waiting.filter(({ id }) => !world.network.reached.has(id));
    if (left().length > 0) openTab();
    for (let round = 0; round < ROUNDS && left().length > 0; round += 1)
      await world.schedule.run(LONG, 10_000);
    for (const { id } of left()) {
      world.break('stuck', `${world.ledger.nameOf(id)} waits on the full disk of ${name}`);
    }
    Object.assign(disk, { fault: null, left: 0 });
  }
}

/**
 * Checks that an entry that is blocked on the way holds up no other one: every other request of a visitor
 * arrives.
 */
async function checkBlocked(world: World): Promise<void> {
  const blocked = world.browsers.filter(({ line }) => line.blocked.size > 0);
  for (const browser of blocked) {
    const { line, disks } = browser;
    const isBlocked = (entry: Entry) => [...line.blocked.keys()].some((id) => textOf(entry).includes(id));
    const others = () =>
      disks().entries.filter((entry) => entry.state === 'waiting' && !entry.author && !isBlocked(entry));
    browser.openTab();
    for (let round = 0; round < ROUNDS && others().length > 0; round += 1) {
      await world.schedule.run(LONG, 10_000);
    }
    for (const { id } of others()) {
      world.break('stuck', `${world.ledger.nameOf(id)} waits behind what is blocked on ${browser.name}`);
    }
  }
}

/** Signs in. If that fails, management gives another password, because it is not what its owner believes. */
async function signInAtRest(world: World, tab: Tab, person: Account): Promise<boolean> {
  let isIn = false;
  void signInAs(world, tab, person).then((done) => {
    isIn = done;
  });
  await world.schedule.run(MINUTE, 3_000);
  if (isIn) return true;
  person.password = '';
  await restoreAccounts(world);
  return false;
}

/** Everybody who has entered something on a browser signs in there, and it is online for a while. */
async function heal(world: World, browser: Browser): Promise<void> {
  const { copies, entries } = browser.disks();
  const authors = new Set([...copies, ...entries].flatMap(({ author }) => author ?? []));
  const tab = browser.openTab();
  await world.schedule.run(5 * MINUTE, 3_000);
  for (const author of authors) {
    const person = world.people.find(({ id }) => id === author);
    if (!person) continue;
    for (let round = 0; round < ROUNDS && !(await signInAtRest(world, tab, person)); round += 1);
    tab.healSoon(true);
    await world.schedule.run(5 * MINUTE, 3_000);
  }
}

/** Everybody who left something on a browser signs in there once more. */
async function arrive(world: World, browser: Browser): Promise<void> {
  const waiting = () =>
    browser.disks().entries.filter((entry) => entry.state !== 'parked' && maySend(world, entry));
  const tab = browser.openTab();
  await world.schedule.run(MINUTE, 3_000);
  for (let round = 0; round < ROUNDS && waiting().length > 0; round += 1) {
    const authors = new Set(browser.disks().entries.flatMap(({ author }) => author ?? []));
    for (const author of authors) {
      const person = world.people.find(({ id }) => id === author);
      if (!person) continue;
      await signInAtRest(world, tab, person);
      void tab.wakes.wake(true);
      await world.schedule.run(MINUTE, 3_000);
      void tab.pull();
      await world.schedule.run(MINUTE, 3_000);
    }
    if (waiting().length > 0) await world.schedule.run(LONG, 10_000);
  }
  const conflicts = new Set(
    browser.disks().entries.flatMap(({ id, problem }) => (problem?.held === undefined ? [] : id)),
  );
  const held = await readHeldIds(world);
  for (const entry of browser.disks().entries) {
    // A person has to choose first, and nobody does.
    if (basesOf(entry).some((id) => conflicts.has(id))) continue;
    const { nameOf } = world.ledger;
    const { record } = entry.payload as { record?: string };
    const about = record === undefined ? '' : ` of ${nameOf(record)}`;
    const where = `${nameOf(entry.id)} (${entry.kind}${about}) on ${browser.name}`;
    if (entry.state !== 'parked' && !maySend(world, entry)) continue;
    // It waits for what the operator may still bring back: its record, or the change that it was made after.
    const mayCome = (id: string) =>
      !held.has(id) && (world.isBackupDue || world.ledger.byId.get(id)?.told === 'nothing');
    const bases = [...(record === undefined ? [] : [record]), ...basesOf(entry)];
    if (entry.state !== 'parked' && bases.some(mayCome)) continue;
    if (entry.state !== 'parked') {
      world.break('stuck', `${where} is still ${entry.state}: ${JSON.stringify(entry.problem)}`);
      continue;
    }
    const isChange = ['recordChange', 'recordRemoval', 'recordNote', 'guestLink'].includes(entry.kind);
    // A problem with fields is about the content.
    if (!isChange && !entry.problem?.fields) {
      world.break('parked for a passing cause', `${where}: ${entry.problem?.message}`);
    }
  }
}

/** The changes that one was made after. */
function basesOf({ payload }: Entry): string[] {
  const { after, seen = {} } = payload as { after?: string | null; seen?: Record<string, string | null> };
  return [after, ...Object.values(seen)].filter((id) => typeof id === 'string');
}

/** The office knows what lies here of its staff, whoever made it and whether they may sign in. */
async function checkReport(world: World, { disks, name }: Browser, pull: () => Promise<void>): Promise<void> {
  const differs = async () => {
    const device = disks().facts.find(({ key }) => key === 'device')?.value;
    const staff = disks().entries.filter(({ author, state }) => author !== null && state !== 'received');
    const parked = staff.filter(({ state }) => state === 'parked').length;
    const reports = await world.house.base.rows(
      'select device_id, pending, parked from device_report order by last_contact desc',
    );
    const told = reports.find(({ device_id }) => device_id === device) ?? { pending: 0, parked: 0 };
    if (told.pending === staff.length - parked && told.parked === parked) return '';
    return `${staff.length - parked} waiting and ${parked} parked, told ${told.pending} and ${told.parked}`;
  };
  // Reports leave at most once a minute, and once an hour where nothing has changed.
  for (const pause of [2 * MINUTE, LONG]) {
    if (!(await differs())) return;
    await world.schedule.run(pause, 3_000);
    void pull();
    await world.schedule.run(2 * MINUTE, 3_000);
  }
  const difference = await differs();
  if (difference) world.break('report', `${name} has ${difference}`);
}

/** Checks that the device holds what the office gives to whoever asks for all of it. */
async function checkFeed(world: World, browser: Browser): Promise<void> {
  const account = accountOn(browser);
  const person = world.people.find(({ id }) => id === account);
  if (!person) return;
  const tab = browser.anyTab();
  let pulled = '';
  const pull = async () => {
    pulled = await tab.pull();
  };
  void pull();
  await world.schedule.run(2 * MINUTE, 3_000);
  if (pulled !== 'done') {
    // Its session ended at the office, or something on the way said so; the password may have been changed unheard.
    for (let round = 0; round < ROUNDS && !(await signInAtRest(world, tab, person)); round += 1);
    void pull();
    await world.schedule.run(2 * MINUTE, 3_000);
  }
  if (pulled !== 'done') {
    world.break('feed', `${browser.name} cannot pull at rest: ${pulled || 'no end'}`);
    return;
  }
  await checkReport(world, browser, pull);
  const { json } = await world.house.operate('GET', endpoints.changes);
  const { records, more } = json as FeedPage;
  if (more) throw new Error('The feed of this world is too long for one page.');
  const role = person.role;
  const kinds = feedKindsOfRole(role);
  const office = records.filter(({ kind }) => kinds.includes(kind)).flatMap((one) => shownTo(role, one));
  // Links between requests, and what other departments have of a guest, are tested elsewhere.
  const here = [...foldSegments(browser.disks().segments).values()]
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ guest: _, ...one }) => one);
  const text = (list: readonly { id: string }[]) =>
    JSON.stringify([...list].sort((one, other) => (one.id < other.id ? -1 : 1)));
  if (text(office) !== text(here)) {
    const differ = office.filter(
      (record) => !here.some((own) => JSON.stringify(own) === JSON.stringify(record)),
    );
    const names = differ.map(({ id }) => world.ledger.nameOf(id)).join(' ');
    world.break('feed', `${browser.name} has ${here.length} records, the office ${office.length}: ${names}`);
  }
}

/** Returns what a role sees of a record: finance sees what money needs, of requests that have any. */
function shownTo(role: Role, record: FeedRecord): FeedRecord[] {
  if (!seesOnlyMoney(role, record.kind)) return [record];
  return isInMoneyView(record) ? [toMoneyView(record)] : [];
}
