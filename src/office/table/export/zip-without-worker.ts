/** Replaces fflate in the build (`build/lean-builds`): compresses in the calling thread. */
import { type Zippable, zipSync } from 'fflate/browser';

export { strToU8, zipSync } from 'fflate/browser';

export function zip(files: Zippable, done: (error: unknown, archive: Uint8Array | null) => void): void {
  try {
    done(null, zipSync(files));
  } catch (error) {
    done(error, null);
  }
}
