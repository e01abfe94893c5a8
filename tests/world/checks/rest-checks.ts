/** Promises that must hold at rest: what people were told, and what devices show, is what the office has. */
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { Entry } from '../../../src/device/core/tables.ts';
import type { FeedPage } from '../../../src/kinds/calls/feed-page.ts';
import type { RecordKind } from '../../../src/kinds/list.ts';
import { mayHandle } from '../../../src/kinds/record-roles.ts';
import { submissionDefinitions } from '../../../src/kinds/staff-submissions.ts';
import type { Browser } from '../machines/browser.ts';
import type { World } from '../world.ts';
import { isGone } from './checks.ts';
import type { Intent } from './ledger.ts';

/** False for what its author has no role for any more: it waits until somebody gives it back. */
export function maySend(
  { people }: World,
  { author, kind, payload }: Pick<Entry, 'author' | 'kind' | 'payload'>,
): boolean {
  if (author === null) return true;
  const role = people.find(({ id }) => id === author)?.role ?? 'finance';
  const { who } = submissionDefinitions[kind];
  const about = ['recordChange', 'recordRemoval', 'recordNote', 'guestLink'].includes(kind);
  if (about && !mayHandle(role, (payload as { kind: RecordKind }).kind)) return false;
  return who === 'anyone' || who.some((one) => one === role);
}

/** Ids of what the office has. */
export async function readHeldIds({ house }: World): Promise<Set<string>> {
  return new Set((await house.base.rows('select id from submission')).map(({ id }) => String(id)));
}

/**
 * Checks that the office has now everything that anybody was told is saved: after a restore, because devices
 * brought it back.
 */
export async function checkPromised(world: World): Promise<void> {
  const held = await readHeldIds(world);
  const kinds = new Map(
    (await world.house.base.rows('select id, kind from record')).map(({ id, kind }) => [String(id), kind]),
  );
  // Wrong in content, or without a role: `arrive` has looked at those.
  const waiting = new Set<string>();
  for (const { disks } of world.browsers) {
    for (const { id } of disks().entries) waiting.add(id);
    for (const { id, author, refused } of disks().copies) {
      const { about = null, kind } = world.ledger.byId.get(id) ?? {};
      // A change that does not fit what came back: its author is told so.
      if (refused !== undefined && about) held.add(id);
      const payload = about === null ? {} : { kind: kinds.get(about) };
      if (kind && !maySend(world, { author: author ?? null, kind, payload })) waiting.add(id);
    }
  }
  for (const intent of world.ledger.intents) {
    if (world.isRestored && !wasKept(world, intent)) intent.told = 'nothing';
    const { number, ids, told, givenUp } = intent;
    if (told === 'nothing' || (told === 'saved' && givenUp)) continue;
    if (ids.some((id) => held.has(id) || isGone(world, id))) continue;
    if (ids.some((id) => waiting.has(id))) {
      // Brought back by an author who has no role for it any more: it waits as if it were new.
      intent.told = 'saved';
      continue;
    }
    world.break('lost', `e${number} was ${told}, and the office has no row at rest`);
  }
}

/**
 * False for what no device could bring back: given up while it was on its way; of the staff, and not sealed yet when
 * another account signed in; or in a backup that the operator has not restored.
 */
function wasKept({ kept, isBackupDue }: World, { author, ids, wasGivenUp }: Intent): boolean {
  return !wasGivenUp && ((author === null && !isBackupDue) || ids.some((id) => kept.has(id)));
}

/** Checks that each device says of a request what is so: received, or lost with a restore. */
export async function checkReceipts(world: World, browsers: readonly Browser[]): Promise<void> {
  const held = await readHeldIds(world);
  for (const { disks, name } of browsers) {
    for (const { id, lost } of disks().sent) {
      if (isGone(world, id) || held.has(id) === !lost) continue;
      const said = lost ? 'lost, and the office has it' : 'received, and the office does not have it';
      world.break('untrue', `${world.ledger.nameOf(id)} is shown on ${name} as ${said}`);
    }
  }
}

/** Checks that the last press is what stands, by whatever way and in whatever order it came. */
export async function checkContents(world: World): Promise<void> {
  const { json } = await world.house.operate('GET', endpoints.changes);
  const records = new Map((json as FeedPage).records.map((record) => [record.id, record]));
  const there = new Set(world.browsers.flatMap(({ disks }) => disks().entries.map(({ id }) => id)));
  const held = await readHeldIds(world);
  for (const intent of world.ledger.intents) {
    // A correction of it is in a backup that the operator has not restored.
    if (world.isBackupDue && intent.ids.some((id) => !held.has(id) && !world.kept.has(id)))
      intent.content = null;
    const { number, ids, mark, content, isMixed } = intent;
    const record = records.get(ids[0] as string);
    // An entry that the office refused is still to be corrected.
    if (!record || content === null || isMixed || ids.some((id) => there.has(id))) continue;
    const { history = [], ...shown } = record;
    // A correction of a confirmed booking is a message to the desk.
    if (history.some(({ outcome }) => outcome === 'message')) continue;
    const typed = JSON.stringify(content).match(new RegExp(`${mark} v\\d+`))?.[0];
    if (typed && !JSON.stringify(shown).includes(`"${typed}"`)) {
      world.break('not what was pressed last', `e${number} should have ${typed}: ${JSON.stringify(record)}`);
    }
  }
}
