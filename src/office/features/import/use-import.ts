/** A list on its way from a file to the outbox. */
import { useEffect, useMemo, useState } from 'react';
import { currentSession } from '../../../device/office/session/page.ts';
import { staffActions, useRecords } from '../../../device/records/index.ts';
import { createdKindOf } from '../../../kinds/entry-kinds.ts';
import { say } from '../../../words/say.ts';
import { type CheckedLines, checkLines, type ValidLine } from './check-lines.ts';
import { duplicateLines } from './duplicate-lines.ts';
import {
  type ColumnOfField,
  type Importable,
  importFields,
  matchColumns,
  type SharedValues,
} from './import-fields.ts';
import { type CsvSheet, parseCsv, type Separator } from './parse-csv.ts';
import type { ImportSource } from './read-source.ts';
import { decodeText, type Encoding, guessEncoding } from './read-text.ts';

/** Options of how a file is read; null where it is guessed. */
export interface ReadOptions {
  encoding: Encoding | null;
  separator: Separator | null;
}

const AS_IT_LOOKS: ReadOptions = { encoding: null, separator: null };

export function useImport(maker: Importable) {
  const fields = useMemo(() => importFields(maker), [maker]);
  const [source, setSource] = useState<ImportSource | null>(null);
  const [reading, setReading] = useState(AS_IT_LOOKS);
  const [sheet, setSheet] = useState<CsvSheet | null>(null);
  const [matching, setMatching] = useState<ColumnOfField>({});
  const [same, setSame] = useState<SharedValues>({});
  const [checked, setChecked] = useState<CheckedLines | null>(null);
  const [problem, setProblem] = useState('');
  const { rows } = useRecords(createdKindOf(maker));
  /** The account when the list was chosen: it is saved for no other. */
  const [author] = useState(() => currentSession().session?.account.id ?? null);

  const guess = useMemo(() => source && guessEncoding(source.bytes), [source]);
  const encoding = reading.encoding ?? guess?.encoding ?? 'utf-8';

  useEffect(() => {
    if (!source) return;
    let isLatest = true;
    setSheet(null);
    setChecked(null);
    parseCsv(decodeText(source.bytes, encoding), reading.separator).then(
      (next) => {
        if (!isLatest) return;
        setProblem(
          next.lines.length === 0 ? say('There are no lines below the first, which names the columns.') : '',
        );
        setSheet(next);
        setMatching(matchColumns(fields, next.heads));
      },
      (error: unknown) => isLatest && setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isLatest = false;
    };
  }, [source, encoding, reading.separator, fields]);

  useEffect(() => {
    if (!sheet) return;
    const stop = new AbortController();
    setChecked(null);
    void runInSlices(checkLines(maker, sheet, fields, matching, same), stop.signal).then((done) => {
      if (done) setChecked(done);
    });
    return () => stop.abort();
  }, [maker, sheet, fields, matching, same]);

  const known = useMemo(
    () => (checked ? duplicateLines(checked.good, rows, fields) : new Set<ValidLine>()),
    [checked, rows, fields],
  );

  return {
    fields,
    source,
    sheet,
    matching,
    same,
    checked,
    known,
    problem,
    encoding,
    /** Nothing in the file says how its characters are written. */
    isGuessed: guess?.sure === false && reading.encoding === null,
    choose(chosen: ImportSource | { refused: string }) {
      const refused = 'refused' in chosen;
      setReading(AS_IT_LOOKS);
      setSheet(null);
      setChecked(null);
      setProblem(refused ? chosen.refused : '');
      setSource(refused ? null : chosen);
    },
    read: (part: Partial<ReadOptions>) => setReading((before) => ({ ...before, ...part })),
    match: (field: string, column: number | null) =>
      setMatching((before) => ({ ...before, [field]: column })),
    /** One value for all lines, of a field that no column fills. */
    sameForAll: (field: string, value: string) => setSame((before) => ({ ...before, [field]: value })),
    /** @returns null, or why nothing was imported */
    save: (lines: readonly ValidLine[]) =>
      staffActions().saveMany(
        maker,
        lines.map(({ payload }) => payload),
        author,
      ),
  };
}

export type ImportState = ReturnType<typeof useImport>;

/** Milliseconds of work before the page gets its turn again. */
const SLICE = 12;

/**
 * Runs work that yields now and then, and leaves the page its turns.
 * @returns its result; null once it was stopped
 */
async function runInSlices<Result>(work: Generator<void, Result>, stop: AbortSignal): Promise<Result | null> {
  for (;;) {
    const end = performance.now() + SLICE;
    while (performance.now() < end) {
      const step = work.next();
      if (step.done) return stop.aborted ? null : step.value;
    }
    await new Promise((resolve) => setTimeout(resolve));
    if (stop.aborted) return null;
  }
}
