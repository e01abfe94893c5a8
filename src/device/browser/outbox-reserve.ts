/**
 * Space that is kept for the outbox: a file of nothing, made before pages are saved and deleted when a write finds the
 * disk full. Browsers give back the space of a file at once; that of deleted caches comes back 10 to 17 seconds later.
 */

/** Name of the file. */
const FILE = 'room-for-outbox';
/** Bytes of the file. */
const MOST = 2_000_000;
/** The same where less is free: the most that fits. 500 KB are space for hundreds of requests. */
const SIZES = [MOST, 1_000_000, 500_000];

/** Times that its removal is tried while another tab writes it, and milliseconds between them. */
const TRIES = 6;
const PAUSE = 100;

/** The browser's private files; undefined where it has none, or cannot write them here. */
async function openFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  if (typeof FileSystemFileHandle === 'undefined' || !('createWritable' in FileSystemFileHandle.prototype))
    return undefined;
  return navigator.storage?.getDirectory?.().catch(() => undefined);
}

/** Makes the file unless it is there. @returns false where there is no space for it; true where browsers have no files */
export async function reserveSpace(): Promise<boolean> {
  return ((await reserve()) ?? 1) > 0;
}

/**
 * True where the device is nearly full: the file does not fit as a whole, although what can be fetched again gives way
 * to what people send. False where the browser has no such files, for it does not say how much space there is.
 */
export async function isNearlyFull(): Promise<boolean> {
  const size = await reserve(MOST);
  return size !== undefined && size < MOST;
}

/**
 * Makes the file, or a larger one in its place.
 * @param wanted bytes that are enough; a file of any size by default
 * @returns its bytes: 0 where there is no space; undefined where browsers have no files
 */
async function reserve(wanted = 1): Promise<number | undefined> {
  const folder = await openFolder();
  if (!folder) return undefined;
  const kept = await sizeIn(folder);
  if (kept >= wanted) return kept;
  for (const size of SIZES) if (size > kept && (await write(folder, size, kept > 0))) return size;
  return kept;
}

/** Bytes of the file; 0 where there is none. */
async function sizeIn(folder: FileSystemDirectoryHandle | undefined): Promise<number> {
  try {
    return (await (await folder?.getFileHandle(FILE))?.getFile())?.size ?? 0;
  } catch {
    return 0;
  }
}

/** Writes the file, in place of a smaller one that stays where the larger one does not fit. */
async function write(
  folder: FileSystemDirectoryHandle,
  size: number,
  isInPlaceOfOne: boolean,
): Promise<boolean> {
  try {
    const file = await (await folder.getFileHandle(FILE, { create: true })).createWritable();
    try {
      await file.write(new Uint8Array(size));
      await file.close();
      return true;
    } catch (error) {
      await file.abort().catch(() => undefined);
      throw error;
    }
  } catch {
    if (!isInPlaceOfOne) await folder.removeEntry(FILE).catch(() => undefined);
    return false;
  }
}

/** Gives the space to what is being written. @returns whether there was any */
export async function releaseReservedSpace(): Promise<boolean> {
  try {
    const folder = await openFolder();
    const size = await sizeIn(folder);
    for (let tries = 1; !(await isRemoved(folder, tries === TRIES)); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    return size > 0;
  } catch {
    return false;
  }
}

/** @param isLast throws where the file is being written, as for any other reason */
async function isRemoved(folder: FileSystemDirectoryHandle | undefined, isLast: boolean): Promise<boolean> {
  try {
    await folder?.removeEntry(FILE);
    return true;
  } catch (error) {
    if (isLast || (error as Error).name !== 'NoModificationAllowedError') throw error;
    return false;
  }
}
