/** The day on which the content of each page changed last, from the history of its files. */
import { execFileSync } from 'node:child_process';
import type { PageDocument } from '../../app/navigation/page-document.ts';
import { pathInEnglish } from '../../contract/values/languages.ts';

const CONTENT = 'src/content';
const WORDS = { de: 'src/words/german/content', fr: 'src/words/french/content' } as const;

/** @param log days and names of files as `git log --format=%cs --name-only` writes them, the newest first */
export function readLastChanges(log: string): (page: PageDocument) => string | undefined {
  /** By the file's name; by the path of a folder for all that is in it. */
  const days = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line;
    else if (line.endsWith('.ts')) {
      const folder = [CONTENT, ...Object.values(WORDS)].find((path) => line.startsWith(`${path}/`)) ?? '';
      const name = line.startsWith(CONTENT) ? nameOf(line.slice(line.lastIndexOf('/') + 1, -3)) : '';
      for (const key of [folder, name]) if (key && !days.has(key)) days.set(key, day);
    }
  }
  return ({ address, language }) => {
    const own = days.get(nameOf(pathInEnglish(address).split('/').at(-1) ?? ''));
    // Pages that are put together from several files change with the newest of them.
    const content = own ?? days.get(CONTENT);
    const words = language && days.get(WORDS[language]);
    return [content, words]
      .filter((one) => one !== undefined)
      .sort()
      .at(-1);
  };
}

/** The same for addresses and for names of files: `/mid_budget` is in `mid-budget.ts`. */
const nameOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Reads the history of this clone; where there is none, nothing is known. */
export function lastChanges(): (page: PageDocument) => string | undefined {
  try {
    const folders = [CONTENT, ...Object.values(WORDS)];
    return readLastChanges(
      execFileSync('git', ['log', '--format=%cs', '--name-only', '--', ...folders], {
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
  } catch {
    return () => undefined;
  }
}
