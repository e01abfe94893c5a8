/** No text that a browser's translation would tear from React stands beside elements and comes and goes, or changes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bareTextsIn } from '../parts/sources/bare-texts.ts';

/** Rooms that draw once, at the build. */
const DRAWN_ONCE = /^src\/(?:build|artwork)\//;

const files = readdirSync('src', { recursive: true })
  .map((file) => join('src', String(file)))
  .filter((file) => file.endsWith('.tsx') && !DRAWN_ONCE.test(file));

/** Why each text of a component would be found. */
const reasonsIn = (children: string, before = '') =>
  bareTextsIn(`${before} const Part = () => ${children};`).map(({ why }) => why);

describe('A text that changes', () => {
  it('has an element of its own in every component', () => {
    const bare = files.flatMap((file) =>
      bareTextsIn(readFileSync(file, 'utf8')).map(
        ({ line, why, source }) => `${file}:${line} ${why}: ${source}`,
      ),
    );
    expect(bare).toEqual([]);
  });

  it.each([
    ['comes and goes', "<p>{isSaved && 'Saved'} <b /></p>"],
    ['comes and goes', "<p>{isSaved ? say('Saved') : say('Not saved')} <b /></p>"],
    ['comes and goes', "<p>{label ?? say('None')}<b /></p>"],
    ['comes and goes', '<p>{isSaved ? words.saved : words.lost}<b /></p>'],
    ['comes and goes', "<p>{at ? sayWith('Saved {time}', { time }) : null}</p>"],
    ['comes and goes', `<button>{say('Filters')}{set > 0 && \` (\${set})\`}</button>`],
    ['follows what comes and goes', '<p>{isSaved && <b />} and more</p>'],
    ['follows what comes and goes', "<p>{rows.map(row)}{say('and more')}</p>"],
    ['in a fragment', "<p>{isSaved && <>{say('Saved')} <b /></>}</p>"],
    ['in a fragment', '<>{texts.join()}<b /></>'],
    ['changes', "<p>{sayCount(count, 'one', '{count}')} <b /></p>"],
    ['changes', `<p>{\`\${count} of them\`}<b /></p>`],
  ])('would be found where it %s: %s', (why, children) => {
    expect(reasonsIn(children)).toEqual([why]);
  });

  it('is found where a component has a state', () => {
    const children = "<p>{say('{read} read', { read })} <b /></p>";
    expect(reasonsIn(children)).toEqual([]);
    expect(reasonsIn(children, 'const read = useReading();')).toEqual(['changes']);
  });

  it.each([
    "<p>{isSaved ? say('Saved') : say('Not saved')}</p>",
    "<p><span>{isSaved && say('Saved')}</span> <b /></p>",
    "<p>{isSaved && <span>{sayWith('Saved {time}', { time })}</span>} <b /></p>",
    "<p>{say('Saved')} <b /></p>",
    "<option>{isSaved ? 'Saved' : 'Not saved'} {name}</option>",
    "<p>{isSaved && <b />}{' '}<i /></p>",
  ])('may be the only child of its element: %s', (children) => {
    expect(reasonsIn(children)).toEqual([]);
  });
});
