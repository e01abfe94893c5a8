/** Actions of staff: they sign in and out, fill in their forms, and change records. */

import { foldSegments } from '../../../src/device/records/pull/stored-segments.ts';
import type { Row } from '../../../src/device/records/rows/rows.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import type { Browser } from '../machines/browser.ts';
import { accountOn, type Tab } from '../machines/context.ts';
import type { Account } from '../machines/office-cluster.ts';
import type { World } from '../world.ts';
import { fillIn, staffFormsOf } from './forms.ts';
import { changeAccount } from './operator.ts';
import { pickTab, saveFile, sendFile } from './person.ts';

/** A password that its owner chooses in place of a one-time one; each time the other. */
const CHOSEN = ['acacia beside the river', 'baobab behind the ridge'];

export async function signInAs(world: World, tab: Tab, person: Account): Promise<boolean> {
  world.tell(`  ${tab.owner.name} signs in as ${person.role}`);
  const outcome = await tab.sessions.signIn(person.email, person.password);
  world.tell(`  ${tab.owner.name} ${outcome.ok ? 'is signed in' : 'is not signed in'}`);
  if (!outcome.ok) return false;
  if (outcome.mustChangePassword) {
    const next = CHOSEN.find((password) => password !== person.password) as string;
    const before = person.password;
    person.password = next;
    const changed = await tab.sessions.changePassword(before, next).catch(() => ({ ok: false }));
    world.tell(`  ${tab.owner.name} ${changed.ok ? 'has chosen a password' : 'could not choose a password'}`);
    // Without an answer nobody knows which one holds: management resets it at the next rest.
    if (!changed.ok) person.password = '';
    return changed.ok;
  }
  await tab.pull();
  return true;
}

/** Records as the feed brought them to a browser. */
const recordsOn = (browser: Browser): FeedRecord[] => [...foldSegments(browser.disks().segments).values()];

const changes: Partial<Record<FeedRecord['kind'], readonly object[]>> = {
  tour: [
    { tour_status: 'ongoing' },
    { tour_status: 'finished' },
    { payment_status: 'Paid' },
    { owner: null },
    { state: 'answered' },
    { state: 'lost', lostReason: 'Too dear' },
    { state: 'new' },
  ],
  packageBooking: [{ owner: null }, { state: 'quoted', lostReason: '' }, { state: 'confirmed' }],
  stayBooking: [{ state: 'answered', lostReason: '' }],
  souvenir: [{ delivery_status: 'Delivered' }, { delivery_status: 'In Transit' }],
};

function pickRecord(world: World, { browser, sessions }: Tab, kinds: readonly string[]): Row | null {
  if (!sessions.view().session) return null;
  const able = recordsOn(browser).filter(({ kind }) => kinds.includes(kind));
  return able.length > 0 ? (world.chance.pick(able) as Row) : null;
}

/**
 * Enters a form of the staff as the person whom the tab shows to be signed in: where another account signed
 * in elsewhere and the tab has not heard of it, that is not the account of the device.
 */
function enter(world: World, browser: Browser, tab: Tab): void {
  const { session } = tab.sessions.view();
  const forms = staffFormsOf(session?.account.role ?? '');
  if (!session || forms.length === 0) return;
  const { chance, ledger } = world;
  const kind = chance.pick(forms);
  const mark = `Mk${String(ledger.intents.length + 1).padStart(5, '0')}x`;
  const id = world.newId();
  const wrong = chance.odds(0.12);
  const payload = fillIn(kind, mark, 1, wrong);
  const author = session.account.id;
  const intent = ledger.open({ kind, author, browser: browser.name, mark, form: null }, id);
  world.tell(`  ${tab.owner.name} enters ${kind} e${intent.number}`);
  const opener = world.parts.shown(author);
  void tab.work.submitStaff(kind, payload, id, opener);
  if (chance.odds(0.2)) void tab.work.submitStaff(kind, payload, id, opener);
}

/** Changes a record that the tab shows; does nothing where nobody is signed in. */
function change(world: World, tab: Tab): void {
  const row = pickRecord(world, tab, Object.keys(changes));
  if (!row) return;
  const set = world.chance.pick(changes[row.kind] ?? []);
  world.tell(`  ${tab.owner.name} changes ${world.ledger.nameOf(row.id)}`);
  void tab.work.changeRecord(row as Row<'tour'>, set);
}

function note(world: World, tab: Tab): void {
  const row = pickRecord(world, tab, ['tour', 'packageBooking', 'tripPlan', 'eventRequest']);
  if (!row) return;
  world.tell(`  ${tab.owner.name} writes a note on ${world.ledger.nameOf(row.id)}`);
  void tab.work.addNote(row, `Called at ${world.schedule.now()}.`);
}

function remove(world: World, tab: Tab): void {
  const row = pickRecord(world, tab, ['stayBooking']);
  if (!row) return;
  world.tell(`  ${tab.owner.name} removes ${world.ledger.nameOf(row.id)}`);
  void removeNow(tab, row as Row<'stayBooking'>, world.schedule.now());
}

async function removeNow({ work }: Tab, row: Row<'stayBooking'>, now: number): Promise<void> {
  const removal = await work.deferRemoval(row, now);
  if (removal.type === 'deferred') await work.sendDeferred(removal);
}

export const staff = {
  signIn(world: World) {
    const { tab } = pickTab(world);
    const able = world.people.filter(({ password }) => password !== '');
    if (able.length > 0) void signInAs(world, tab, world.chance.pick(able));
  },

  /** Somebody else signs in where the first one's entry could not leave. */
  async changeAccount(world: World) {
    const { browser, tab } = pickTab(world);
    const account = accountOn(browser);
    const others = world.people.filter(({ id, password }) => id !== account && password !== '');
    if (!account || others.length === 0) return;
    browser.line.down = true;
    enter(world, browser, tab);
    await world.schedule.run(2_000, 40);
    browser.line.down = false;
    void signInAs(world, tab, world.chance.pick(others));
  },

  /** The person is shown what would be lost, thinks, and agrees. */
  signOut(world: World) {
    const { browser, tab } = pickTab(world);
    world.tell(`  ${tab.owner.name} is asked before the sign-out`);
    const leave = async () => {
      const list = await tab.sessions.unsent();
      if (world.chance.odds(0.3)) {
        // Meanwhile something is entered in another tab, where there is no line.
        browser.line.down = true;
        enter(world, browser, browser.anyTab());
      }
      await new Promise<void>((resolve) =>
        world.schedule.add(world.chance.below(20_000), tab.owner, () => resolve()),
      );
      const account = accountOn(browser);
      for (const { id, author } of browser.disks().entries) {
        if (list.includes(id) && author === account) world.ledger.giveUp(id);
      }
      const done = await tab.sessions.forget(list);
      world.tell(`  ${tab.owner.name} ${done ? 'has signed out' : 'is to be asked again'}`);
      if (done) await tab.flushSignOut();
    };
    void leave().catch(() => world.tell('  the sign-out failed'));
  },

  staffForm(world: World) {
    const { browser, tab } = pickTab(world);
    enter(world, browser, tab);
  },

  change(world: World) {
    const { tab } = pickTab(world);
    change(world, tab);
  },

  note(world: World) {
    const { tab } = pickTab(world);
    note(world, tab);
  },

  remove(world: World) {
    const { tab } = pickTab(world);
    remove(world, tab);
  },

  /** Somebody else signs in in another tab; the first tab does not hear of it, and goes on being used. */
  async useStaleTab(world: World) {
    const browser = world.browsers.find(({ isOld }) => isOld) as Browser;
    const tab = browser.anyTab();
    const shown = () => tab.sessions.view().session?.account.id;
    const come = async (into: Tab) => {
      const others = world.people.filter(({ id, password }) => id !== shown() && password !== '');
      if (others.length > 0) void signInAs(world, into, world.chance.pick(others));
      await world.schedule.run(5_000, 60);
    };
    if (!shown()) await come(tab);
    if (!shown() || tab.owner.state !== 'live') return;
    await come(browser.openTab());
    if (world.chance.odds(0.4)) enter(world, browser, tab);
    else world.chance.pick([change, note, remove])(world, tab);
  },

  /** The office takes something, nobody hears of it, and its author has another role by the next try. */
  async loseRole(world: World) {
    const { browser, tab } = pickTab(world);
    const shown = tab.sessions.view().session?.account.id;
    const person = world.people.find(({ id }) => id === shown);
    if (!person) return;
    Object.assign(browser.line, { down: false, fault: 'drop after', left: 1 });
    enter(world, browser, tab);
    await world.schedule.run(5_000, 40);
    world.tell(`  ${person.role} is of finance for a while`);
    person.changed = true;
    await changeAccount(world, person, { role: 'finance' });
    // The change of the role ended the session.
    if (person.password !== '') void signInAs(world, tab, person);
    await world.schedule.run(5_000, 60);
    void tab.wakes.wake(true);
  },

  /** Somebody without a line hands a file over, and a colleague of another department sends it. */
  async carry(world: World) {
    const { browser, tab } = pickTab(world);
    const shown = tab.sessions.view().session?.account;
    if (!shown) return;
    browser.line.down = true;
    enter(world, browser, tab);
    await world.schedule.run(2_000, 40);
    const name = await saveFile(world, tab);
    const others = world.people.filter(({ role, password }) => role !== shown.role && password !== '');
    const elsewhere = world.browsers.filter((other) => other !== browser);
    if (!name || others.length === 0) return;
    const carrier = world.chance.pick(elsewhere).anyTab();
    void signInAs(world, carrier, world.chance.pick(others));
    await world.schedule.run(5_000, 60);
    world.count('carried');
    sendFile(world, carrier, name);
  },

  /** A change that somebody else was quicker than. */
  resolve(world: World) {
    const { browser, tab } = pickTab(world);
    if (!tab.sessions.view().session) return;
    const conflicts = browser
      .disks()
      .entries.filter(({ problem, state }) => state === 'parked' && problem?.held);
    if (conflicts.length === 0) return;
    const { id } = world.chance.pick(conflicts);
    const choice = world.chance.pick(['mine', 'theirs'] as const);
    world.tell(`  ${tab.owner.name} takes ${choice} for ${world.ledger.nameOf(id)}`);
    void tab.work.resolveConflict(id, choice).catch(() => world.tell('  that failed'));
  },
};
