/**
 * Room that is kept for the outbox: a file of nothing, made before pages are saved and deleted when a write finds the
 * disk full. Browsers give back the room of a file at once; that of deleted caches comes back 10 to 17 seconds later.
 */

/** Name of the file. */
const FILE = 'room-for-outbox';
/** Bytes of the file: the most that fits. 500 KB are room for hundreds of requests. */
const SIZES = [2_000_000, 1_000_000, 500_000];

/** The browser's private files; undefined where it has none, or cannot write them here. */
async function openFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  if (typeof FileSystemFileHandle === 'undefined' || !('createWritable' in FileSystemFileHandle.prototype))
    return undefined;
  return navigator.storage?.getDirectory?.().catch(() => undefined);
}

/** Makes the file unless it is there. @returns false where there is no room for it; true where browsers have no files */
export async function reserveRoom(): Promise<boolean> {
  const folder = await openFolder();
  if (!folder) return true;
  try {
    const kept = await (await folder.getFileHandle(FILE)).getFile();
    if (kept.size > 0) return true;
  } catch {
    // There is none.
  }
  for (const size of SIZES) if (await write(folder, size)) return true;
  return false;
}

async function write(folder: FileSystemDirectoryHandle, size: number): Promise<boolean> {
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
    await folder.removeEntry(FILE).catch(() => undefined);
    return false;
  }
}

/** Gives the room to what is being written. @returns whether there was any */
export async function releaseRoom(): Promise<boolean> {
  try {
    const folder = await openFolder();
    const kept = await (await folder?.getFileHandle(FILE))?.getFile();
    await folder?.removeEntry(FILE);
    return (kept?.size ?? 0) > 0;
  } catch {
    return false;
  }
}
