/** Actions of a visitor, or of anybody at an outbox. */

import { v7 } from 'uuid';
import type { OutboxFile } from '../../../src/contract/protocol/outbox-file.ts';
import { sealOutbox } from '../../../src/device/transfer/outbox-file/index.ts';
import { seal } from '../../../src/device/transfer/sealing/index.ts';
import { sendOutboxFile } from '../../parts/device/send-file.ts';
import type { Intent } from '../checks/ledger.ts';
import type { Browser } from '../machines/browser.ts';
import type { Tab } from '../machines/context.ts';
import { meetFault } from '../machines/machines.ts';
import { ORIGIN } from '../machines/office-cluster.ts';
import type { World } from '../world.ts';
import { fillIn, isPublicKind, publicKinds } from './forms.ts';

/** Files that were saved and may be sent from any device. */
const files = new WeakMap<World, { file: OutboxFile; name: string }[]>();
const filesOf = (world: World) => {
  const list = files.get(world) ?? [];
  files.set(world, list);
  return list;
};

export const pickTab = (world: World): { browser: Browser; tab: Tab } => {
  const browser = world.pickBrowser();
  return { browser, tab: browser.anyTab() };
};

const markOf = (world: World) => `Mk${String(world.ledger.intents.length + 1).padStart(5, '0')}x`;

/** A form that nobody has pressed yet. */
function newForm(world: World, browser: Browser): Intent {
  const { chance, ledger } = world;
  const kind = chance.pick(publicKinds);
  const mark = markOf(world);
  const wrong = chance.odds(0.12);
  const id = world.newId();
  const form = { id, kind, payload: fillIn(kind, mark, 1, wrong) };
  return ledger.open({ kind, author: null, browser: browser.name, mark, form }, id);
}

export function press(world: World, tab: Tab, { form, number }: Intent): void {
  if (!form) return;
  world.tell(`  ${tab.owner.name} presses Submit for e${number}`);
  if (world.chance.odds(0.4)) {
    tab.browser.line.down = false;
    meetFault(world, tab.browser);
  }
  void tab.submit(form);
}

/** Forms of a browser that may be pressed again. */
function formsOn({ ledger }: World, browser: Browser): Intent[] {
  return ledger.intents.filter(
    ({ browser: name, form, author, givenUp }) =>
      name === browser.name && form !== null && author === null && !givenUp,
  );
}

/** Saves what lies in an outbox to a file, which may be sent from any device. @returns the file's name, if there is one */
export async function saveFile(world: World, tab: Tab): Promise<string | null> {
  const about = { about: 'A file', site: ORIGIN, savedAt: new Date(world.schedule.now()).toISOString() };
  const done = tab.own
    .exportUnsent(() => true)
    .then(
      ({ exported }) => exported,
      () => [],
    );
  let handed: Awaited<typeof done> = [];
  void done.then((list) => {
    handed = list;
  });
  await world.schedule.run(2_000);
  if (handed.length === 0) return null;
  const { hold } = world.schedule;
  const parts = {
    newId: v7,
    identify: tab.identify,
    seal: (...one: Parameters<typeof seal>) => hold(seal(...one)),
  };
  void sealOutbox(handed, world.house.sealingKey(), about, null, parts).then((file) => {
    filesOf(world).push({ file, name: `f${filesOf(world).length + 1}` });
  });
  await world.schedule.run(2_000);
  world.tell(`  ${tab.owner.name} saves ${handed.map(({ id }) => world.ledger.nameOf(id)).join(' ')}`);
  return filesOf(world).at(-1)?.name ?? null;
}

/** @param name of the file; any, unless told */
export function sendFile(world: World, tab: Tab, name?: string): void {
  const list = filesOf(world).filter((one) => name === undefined || one.name === name);
  if (list.length === 0) return;
  const { file, name: chosen } = world.chance.pick(list);
  world.tell(`  ${tab.owner.name} sends ${chosen}`);
  void sendOutboxFile(file, tab, (_reference, { type }) => world.tell(`  ${chosen}: ${type}`)).catch(() =>
    world.tell(`  ${chosen} could not be sent`),
  );
}

export const people = {
  submit(world: World) {
    const { browser, tab } = pickTab(world);
    press(world, tab, newForm(world, browser));
  },

  /** Something is saved where there is no line; then the disk is full until the next rest, and the line is back. */
  async fillDisk(world: World) {
    const { browser, tab } = pickTab(world);
    const { form } = newForm(world, browser);
    browser.line.down = true;
    if (form) void tab.submit(form);
    await world.schedule.run(2_000, 40);
    browser.line.down = false;
    Object.assign(browser.disk, { fault: 'quota', left: Number.POSITIVE_INFINITY });
    world.tell(`  ${browser.name}: the disk is full`);
  },

  /** Submits a form again: untouched, or corrected where the form was told that it was not taken. */
  submitAgain(world: World) {
    const { browser, tab } = pickTab(world);
    const forms = formsOn(world, browser);
    if (forms.length === 0) return;
    // Mostly a form that still lies in the outbox: its person is not sure whether it has gone.
    const unsent = new Set(browser.disks().entries.map(({ id }) => id));
    const open = forms.filter(({ ids }) => ids.some((id) => unsent.has(id)));
    const intent = world.chance.pick(open.length > 0 && world.chance.odds(0.7) ? open : forms);
    const { form, last, told } = intent;
    if (!form || last === null) return;
    if (told === 'nothing' && (last === 'refused' || last === 'failed') && world.chance.odds(0.7)) {
      intent.form = { ...form, payload: fillIn(form.kind, intent.mark, 2, false) };
    }
    press(world, tab, intent);
  },

  doubleClick(world: World) {
    const { browser, tab } = pickTab(world);
    const intent = newForm(world, browser);
    press(world, tab, intent);
    press(world, tab, intent);
  },

  submitInTwoTabs(world: World) {
    const browser = world.pickBrowser();
    const intent = newForm(world, browser);
    press(world, browser.anyTab(), intent);
    press(world, browser.openTab(), intent);
  },

  /** Both restore one draft, edit it, and submit what they have. */
  async oneDraftInTwoTabs(world: World) {
    const { browser, tab } = pickTab(world);
    const mark = markOf(world);
    const intent = newForm(world, browser);
    const { form } = intent;
    if (!form) return;
    const values = form.payload as Record<string, unknown>;
    const tabs = [browser.openTab(), browser.openTab()];
    const draft = { id: form.id, kind: form.kind, tab: 'gone', values };
    void tab.drafts
      .save(draft)
      .then(() =>
        Promise.all(
          tabs.map(async (other, place) => {
            const found = await other.drafts.leftBehind(form.kind, other.owner.name);
            const own = found?.id === form.id ? await other.drafts.claim(found, other.owner.name) : null;
            if (!own) return;
            world.tell(`  ${other.owner.name} has the draft`);
            await other.submit({ ...form, payload: fillIn(form.kind, mark, 3 + place, false) });
          }),
        ),
      )
      .catch(() => world.tell('  the draft could not be kept'));
  },

  /** Corrects in the outbox, whether it left, was received, or not: the form submits under the first id. */
  correct(world: World) {
    const { browser, tab } = pickTab(world);
    const { entries, sent } = browser.disks();
    const able = [
      ...entries.filter(({ author, state }) => author === null && state !== 'received'),
      ...sent.filter(({ mark }) => mark !== undefined),
    ].filter(({ id, kind }) => isPublicKind(kind) && world.ledger.byId.get(id)?.ids[0] === id);
    if (able.length === 0) return;
    const { id, kind } = world.chance.pick(able);
    const intent = world.ledger.byId.get(id);
    if (!intent) return;
    intent.edition += 1;
    const form = { id, kind, payload: fillIn(kind, intent.mark, intent.edition, false) };
    world.tell(`  ${tab.owner.name} corrects ${world.ledger.nameOf(id)}`);
    void tab.submit(form).then(({ type }) => {
      if (type !== 'not-stored') intent.form = form;
    });
  },

  discard(world: World) {
    const { browser, tab } = pickTab(world);
    const all = browser.disks().entries.filter(({ state }) => state !== 'received');
    if (all.length === 0) return;
    const { id } = world.chance.pick(all);
    world.tell(`  ${tab.owner.name} discards ${world.ledger.nameOf(id)}`);
    void tab.own.discard(id).then(
      (done) => world.tell(`  ${world.ledger.nameOf(id)} ${done ? 'is discarded' : 'was not there'}`),
      () => world.tell('  it could not be discarded'),
    );
  },

  async saveToFile(world: World) {
    await saveFile(world, pickTab(world).tab);
  },

  sendFile(world: World) {
    sendFile(world, pickTab(world).tab);
  },
};
