/** `npm run photos`: see public/photos/README.md. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PHOTOS_FOLDER, PhotoError } from '../photos/photo-folder.ts';
import { drawBeforeAfter } from './before-after.ts';
import { checkPhotos } from './checks.ts';
import { beginDescriptions, setFocus } from './descriptions.ts';
import { writeReport } from './report.ts';
import { listSlots } from './slots.ts';

const PAGE = 'node_modules/.cache/photos/before-and-after.html';
const USAGE = `npm run photos                               what is there, what is missing, what is wrong
npm run photos -- words                      begins the text file of each photograph that has none
npm run photos -- focus PHOTO ACROSS DOWN    what stays in sight, in per cent from the left and the top
npm run photos -- show                       a page with each poster beside its photograph
`;

const say = (text: string) => process.stdout.write(text);

/** @returns the exit code: 1 when something has to be corrected */
async function run([what = '', ...parameters]: readonly string[]): Promise<number> {
  if (what === 'focus') {
    const [photo = '', ...point] = parameters;
    say(`Noted in ${await setFocus(photo, point.join(' '))}.\n`);
    return 0;
  }
  if (!['', 'words', 'show'].includes(what)) {
    process.stderr.write(USAGE);
    return 1;
  }
  const slots = listSlots();
  if (what === 'words') {
    const begun = await beginDescriptions(PHOTOS_FOLDER, slots);
    say(begun.map((file) => `Begun: ${file}\n`).join('') || 'Each photograph has its text file.\n');
    return 0;
  }
  const checked = await checkPhotos(PHOTOS_FOLDER, new Set(slots.map(({ slug }) => slug)));
  if (what === 'show') {
    await mkdir(dirname(PAGE), { recursive: true });
    await writeFile(PAGE, await drawBeforeAfter(slots, checked.photos));
    say(`Open ${pathToFileURL(resolve(PAGE))}\n`);
    return 0;
  }
  say(writeReport(PHOTOS_FOLDER, slots, checked));
  return checked.mistakes.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof PhotoError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
