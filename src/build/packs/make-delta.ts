/**
 * Makes the delta by which a phone turns a pack that it holds into the next one. Each file is compared with its former
 * version, so that places stay near each other, and what is new in it with the whole former pack.
 */
import type { DeltaStep, PackContent, PackDelta } from '../../service-worker/pack-types.ts';
import { GramIndex, type Part } from './gram-index.ts';

/**
 * Fewest new characters that are looked for elsewhere in the former pack, and fewest that are taken from there: the same
 * new words in many documents cost less once compressed than a place for each.
 */
const LOOKED_FOR = 256;
const TAKEN = 32;

/** A file as the text of its pack has it. */
interface FileText {
  address: string;
  /** Where it begins in the text of the pack. */
  at: number;
  text: string;
}

/** @param former, next: texts of packs */
export function makeDelta(former: string, next: string): PackDelta {
  const steps = new StepWriter(former);
  const files = readFiles(next);
  const partnerOf = findPartners(readFiles(former), files);
  let done = 0;
  for (const file of files) {
    const partner = partnerOf.get(file);
    steps.addBetween(next.slice(done, file.at), partner?.at);
    if (partner) steps.addAll(compare(former, partner.at, partner.at + partner.text.length, file.text));
    else steps.addAll([{ added: file.text }]);
    done = file.at + file.text.length;
  }
  steps.addBetween(next.slice(done), former.length);
  return { length: next.length, steps: steps.finish() };
}

/** Files of a pack; none where the text is no pack as the build writes it. */
function readFiles(pack: string): FileText[] {
  const files: FileText[] = [];
  try {
    let at = '{"files":['.length;
    for (const file of (JSON.parse(pack) as PackContent).files) {
      const text = JSON.stringify(file);
      if (!pack.startsWith(text, at)) return [];
      files.push({ address: file.address, at, text });
      at += text.length + 1;
    }
    return files;
  } catch {
    return [];
  }
}

/** The name of a file without the hash that the build adds to it. */
const nameOf = (address: string) => address.replace(/-[\w-]{8}(\.\w+)$/, '$1');

/** Finds the former version of each file: of the same address, or else of the same name and about the same length. */
function findPartners(former: readonly FileText[], next: readonly FileText[]): Map<FileText, FileText> {
  const byAddress = new Map(former.map((file) => [file.address, file]));
  const staying = new Set(next.map(({ address }) => address));
  const left = new Map<string, FileText[]>();
  for (const file of former) {
    if (staying.has(file.address)) continue;
    const name = nameOf(file.address);
    left.set(name, [...(left.get(name) ?? []), file]);
  }
  const partners = new Map<FileText, FileText>();
  for (const file of next) {
    const partner = byAddress.get(file.address) ?? nearest(left.get(nameOf(file.address)) ?? [], file);
    if (partner) partners.set(file, partner);
  }
  return partners;
}

function nearest(files: readonly FileText[], { text }: FileText): FileText | undefined {
  const farness = (file: FileText) => Math.abs(file.text.length - text.length);
  return files.reduce<FileText | undefined>(
    (best, file) => (best && farness(best) <= farness(file) ? best : file),
    undefined,
  );
}

/** Compares a part of the former text with another text; equal beginnings and ends need no index. */
function compare(former: string, start: number, end: number, text: string): Part[] {
  const most = Math.min(end - start, text.length);
  let head = 0;
  while (head < most && former.charCodeAt(start + head) === text.charCodeAt(head)) head += 1;
  let tail = 0;
  while (tail < most - head && former.charCodeAt(end - 1 - tail) === text.charCodeAt(text.length - 1 - tail))
    tail += 1;
  const middle =
    text.length - tail - head > 0
      ? new GramIndex(former, start + head, end - tail).divide(text, head, text.length - tail)
      : [];
  return [{ at: start, length: head }, ...middle, { at: end - tail, length: tail }];
}

/** Puts parts into steps: each goes on where the one before it ended. */
class StepWriter {
  readonly #former: string;
  readonly #steps: DeltaStep[] = [];
  #index: GramIndex | undefined;
  /** Place in the former text at which the steps so far end. */
  #place = 0;
  #kept = { at: 0, length: 0 };
  #added = '';

  constructor(former: string) {
    this.#former = former;
  }

  /** Adds what stands between files. @param end where the same may end in the former text */
  addBetween(text: string, end: number | undefined): void {
    const at = (end ?? 0) - text.length;
    if (at >= 0 && this.#former.startsWith(text, at)) this.#keep(at, text.length);
    else this.addAll([{ added: text }]);
  }

  addAll(parts: readonly Part[]): void {
    for (const part of parts) {
      if ('at' in part) this.#keep(part.at, part.length);
      else if (part.added.length < LOOKED_FOR) this.#added += part.added;
      else this.#addNew(part.added);
    }
  }

  finish(): DeltaStep[] {
    this.#writeStep();
    return this.#steps;
  }

  #addNew(text: string): void {
    this.#index ??= new GramIndex(this.#former);
    for (const part of this.#index.divide(text, 0, text.length, TAKEN)) {
      if ('at' in part) this.#keep(part.at, part.length);
      else this.#added += part.added;
    }
  }

  #keep(at: number, length: number): void {
    if (length === 0) return;
    const goesOn =
      this.#added === '' && (this.#kept.length === 0 || this.#kept.at + this.#kept.length === at);
    if (goesOn && this.#kept.length > 0) {
      this.#kept.length += length;
      return;
    }
    this.#writeStep();
    this.#kept = { at, length };
  }

  #writeStep(): void {
    const { at, length } = this.#kept;
    if (length > 0 || this.#added) {
      const skip = length > 0 ? at - this.#place : 0;
      this.#steps.push(this.#added ? [skip, length, this.#added] : [skip, length]);
      this.#place += skip + length;
    }
    this.#kept = { at: this.#place, length: 0 };
    this.#added = '';
  }
}
