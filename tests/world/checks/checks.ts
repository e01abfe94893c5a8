/** Promises that must hold after every step, whatever has happened. */
import type { Entry } from '../../../src/device/core/tables.ts';
import type { Browser } from '../machines/browser.ts';
import type { World } from '../world.ts';
import type { Intent } from './ledger.ts';

interface LedgerRow {
  id: string;
  kind: string;
  author_id: string | null;
  deleted_at: string | null;
}

export async function checkStep(world: World): Promise<void> {
  const rows = new Map<string, LedgerRow>();
  for (const row of await world.house.base.rows('select id, kind, author_id, deleted_at from submission')) {
    rows.set(String(row.id), row as unknown as LedgerRow);
  }
  const disks = world.browsers.map((browser) => ({ browser, disk: browser.disks() }));
  const there = new Set(disks.flatMap(({ disk }) => [...disk.entries, ...disk.copies].map(({ id }) => id)));

  for (const intent of world.ledger.intents) checkIntent(world, intent, rows, there);
  for (const row of rows.values()) checkRow(world, row);
  for (const row of await world.house.base.rows('select id from record')) {
    const id = String(row.id);
    if (world.ledger.byId.get(id)?.ids[0] !== id) world.break('doubled', `${name(world, id)} has a record`);
  }
  for (const { browser, disk } of disks) {
    const sent = new Set(disk.sent.map(({ id }) => id));
    for (const { id, lost } of disk.sent) {
      if (rows.has(id) || lost || isGone(world, id) || world.isRestored) continue;
      world.break('receipt without a row', `${name(world, id)} on ${browser.name}`);
    }
    for (const entry of disk.entries) checkEntry(world, browser, entry, sent, rows);
    checkErased(world, browser, disk);
  }
}

/** A restored database may know nothing of what was erased or removed before, nor of what was done to it. */
export function isGone({ ledger }: World, id: string): boolean {
  const intent = ledger.byId.get(id);
  const ids = [id, intent?.ids[0] ?? id, intent?.about ?? id];
  return ids.some((one) => ledger.erased.has(one) || ledger.removed.has(one));
}

const name = (world: World, id: string) => world.ledger.nameOf(id);

function checkIntent(
  world: World,
  intent: Intent,
  rows: ReadonlyMap<string, LedgerRow>,
  there: ReadonlySet<string>,
): void {
  const { ids, told, givenUp } = intent;
  // A correction has a row of its own, and makes no record.
  const held = ids.filter((id) => (rows.get(id)?.kind ?? 'correction') !== 'correction');
  if (held.length > 1) world.break('doubled', `${held.map((id) => name(world, id)).join(' and ')}`);
  // After a restore a device may be the only one that knows: that is looked at when all is at rest.
  if (told === 'nothing' || held.length > 0 || world.isRestored || ids.some((id) => isGone(world, id)))
    return;
  if (told === 'accepted') world.break('lost', `e${intent.number} was accepted, and the office has no row`);
  else if (!givenUp && !ids.some((id) => there.has(id))) {
    world.break('lost', `e${intent.number} was saved, and is neither on a device nor at the office`);
  }
}

function checkRow(world: World, { id, author_id, deleted_at }: LedgerRow): void {
  const { byId, erased, removed } = world.ledger;
  const intent = byId.get(id);
  if (!intent) {
    world.break('unknown row', `${id} was submitted by nobody`);
    return;
  }
  if (intent.author !== author_id) world.break('author', `${name(world, id)} stands under ${author_id}`);
  if (deleted_at && !erased.has(id) && !removed.has(id)) {
    world.break('removed by nobody', `${name(world, id)}`);
  }
  if (!deleted_at && erased.has(id) && world.house.putBackAt === null)
    world.break('erased', `${name(world, id)} is back at the office`);
}

function checkEntry(
  world: World,
  browser: Browser,
  entry: Entry,
  sent: ReadonlySet<string>,
  rows: ReadonlyMap<string, LedgerRow>,
): void {
  if (entry.state === 'parked') {
    if (sent.has(entry.id)) {
      world.break('acknowledged and parked', `${name(world, entry.id)} on ${browser.name}`);
    } else if (rows.has(entry.id)) {
      world.break('refused although held', `${name(world, entry.id)}: ${entry.problem?.message}`);
    }
  }
}

/**
 * Checks that no store has what the office erased, after the next pull; entries that a person made here and
 * that still wait may stay.
 */
function checkErased(world: World, browser: Browser, disk: ReturnType<Browser['disks']>): void {
  if (browser.checked === browser.pulled) return;
  browser.checked = browser.pulled;
  const gone = [...world.ledger.erased].filter(([, { moment }]) => moment < browser.pulled);
  if (gone.length === 0) return;
  const held = disk.entries.map(({ problem }) => problem?.held);
  const text = JSON.stringify([disk.segments.map(({ records }) => records), disk.facts, held]);
  for (const [id, { mark }] of gone) {
    if (mark && text.includes(mark))
      world.break('erased', `${name(world, id)} can be read on ${browser.name}`);
  }
}
