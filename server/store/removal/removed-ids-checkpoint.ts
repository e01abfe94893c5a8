/**
 * Checkpoint of comparing the file of removed ids with the database, in a small file beside it, so that a start does
 * not read again what the last one has read.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const comparedSchema = z.object({
  /** The epoch of the database: a restore begins another one. */
  epoch: z.string(),
  /** All that was removed up to this place in the feed is in the file. */
  place: z.number(),
  /** All ids in so many bytes of the file are removed in the database, or forgotten. */
  bytes: z.number(),
  /** Hash of these bytes: a file that was put back may be as long. Absent from an older version. */
  hash: z.string().optional(),
  /** Ids that the database knows nothing of. */
  forgotten: z.array(z.string()),
});
export type ComparisonState = z.output<typeof comparedSchema>;

interface Position {
  epoch: string;
  seq: number;
}

const besideOf = (file: string) => `${file}.compared`;

/** Null where everything must be compared: it never was, or with another database, or another file. */
export function readComparisonState(file: string, { epoch, seq }: Position): ComparisonState | null {
  try {
    const compared = comparedSchema.parse(JSON.parse(readFileSync(besideOf(file), 'utf8')));
    const fits = compared.epoch === epoch && compared.place <= seq;
    return fits && compared.hash === hashOf(readStart(file, compared.bytes)) ? compared : null;
  } catch {
    return null;
  }
}

/** @param position of the database before it was compared */
export function writeComparisonState(
  file: string,
  { epoch, seq }: Position,
  forgotten: ReadonlySet<string>,
): void {
  const draft = `${besideOf(file)}.${process.pid}.draft`;
  try {
    const content = readStart(file);
    const compared: ComparisonState = {
      epoch,
      place: seq,
      bytes: content.length,
      hash: hashOf(content),
      forgotten: [...forgotten],
    };
    writeFileSync(draft, `${JSON.stringify(compared)}\n`, { mode: 0o600 });
    renameSync(draft, besideOf(file));
  } catch {
    // No folder yet, or a full disk: the next start compares more.
  }
}

/** The first bytes of the file, or all of them; none where there is no file. */
function readStart(file: string, bytes?: number): Uint8Array {
  if (!existsSync(file)) return new Uint8Array();
  return readFileSync(file).subarray(0, bytes);
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}
