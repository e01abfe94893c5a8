/**
 * Space on the device: what people send comes first. Pages are saved only where space for the outbox stays free, and a
 * pack that did not fit is not fetched again before there is more space.
 */
import { NO_SPACE_CACHE } from '../device/core/shared-names.ts';
import type { PackInfo } from './pack-types.ts';

/**
 * Bytes that saved pages leave free for the outbox and drafts, and for what the browser's database writes around them:
 * its log alone grows to some hundred kilobytes before it is made smaller.
 */
const OUTBOX_ROOM = 2_000_000;
/** The same beside the packs without which nothing opens: somebody who cannot open a form sends nothing either. */
const LEAST_ROOM = 500_000;
/** Milliseconds after which a pack is tried again all the same: browsers do not always say how much space there is. */
const PATIENCE = 7 * 24 * 60 * 60 * 1_000;

/** Failure of a pack for want of space. */
export class NoSpaceError extends Error {
  override name = 'NoSpaceError';
  constructor(url: string) {
    super(`There is no space for ${url}`);
  }
}

/** Circumstances in which a pack did not fit. */
interface NoRoomNote {
  /** Bytes that were free; absent if the browser did not say. */
  free?: number | undefined;
  /** Epoch milliseconds. */
  at: number;
}

/** Notes of this worker's life: a full disk may refuse to keep them. */
const notes = new Map<string, NoRoomNote>();

const isNeeded = ({ program, core }: PackInfo) => program === true || core;

/** Bytes that this site may still store; undefined where the browser does not say. */
async function freeBytes(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined ? undefined : quota - usage;
}

/** @throws NoSpaceError where the pack would not fit, or did not fit before and there is no more space now */
export async function requireSpace(pack: PackInfo): Promise<void> {
  const free = await freeBytes();
  const reserve = isNeeded(pack) ? LEAST_ROOM : OUTBOX_ROOM;
  if (free !== undefined && free < pack.stored + reserve) throw new NoSpaceError(pack.url);
  const note = notes.get(pack.url) ?? (await readNote(pack.url));
  if (!note) return;
  const hasMore = free !== undefined && free >= (note.free ?? 0) + pack.stored;
  const age = Date.now() - note.at;
  if (!hasMore && age >= 0 && age < PATIENCE) throw new NoSpaceError(pack.url);
}

/** True for a pack that `requireSpace` would refuse now. */
export const lacksSpace = (pack: PackInfo): Promise<boolean> =>
  requireSpace(pack).then(
    () => false,
    () => true,
  );

/** To be called once what was written of the pack is deleted. @param free bytes before it was written */
async function noteNoRoom({ url }: PackInfo, free: number | undefined): Promise<void> {
  const note: NoRoomNote = { free, at: Date.now() };
  notes.set(url, note);
  try {
    await (await caches.open(NO_SPACE_CACHE)).put(url, Response.json(note));
  } catch {
    // The disk is full to the last byte.
  }
}

/** Forgets that a pack did not fit: somebody asks for it. */
export async function clearNoSpaceNote(url: string): Promise<void> {
  notes.delete(url);
  if (await caches.has(NO_SPACE_CACHE)) await (await caches.open(NO_SPACE_CACHE)).delete(url);
}

/** Forgets packs that this build does not have. */
export async function clearOldNoSpaceNotes(packs: readonly PackInfo[]): Promise<void> {
  if (!(await caches.has(NO_SPACE_CACHE))) return;
  const cache = await caches.open(NO_SPACE_CACHE);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!packs.some(({ url }) => url === pathname)) await cache.delete(request);
  }
}

/** Runs the writes of a pack. @throws NoSpaceError when the disk was full: nothing of it is left then */
export async function writeWithinSpace(pack: PackInfo, write: () => Promise<void>): Promise<void> {
  const free = await freeBytes();
  try {
    await write();
  } catch (error) {
    if ((error as Error | null)?.name !== 'QuotaExceededError') throw error;
    await caches.delete(pack.url);
    await noteNoRoom(pack, free);
    throw new NoSpaceError(pack.url);
  }
}

async function readNote(url: string): Promise<NoRoomNote | undefined> {
  const response = await caches.match(url, { cacheName: NO_SPACE_CACHE });
  return response?.json().catch(() => undefined);
}
