/** Shows the sealing keys, creates a new current one, or adds those of another file. A running server picks it up by itself. */

import {
  importKeys,
  keyFileModifiedAt,
  keyFilePath,
  readKeyFile,
  rotateKeyFile,
} from '../security/sealing-key-file.ts';
import { makeNewFilesPrivate } from '../start/private-folder.ts';
import { readSettings, StartError } from '../start/settings.ts';

const USAGE = 'Use: npm run keys -- list, npm run keys -- rotate, or: npm run keys -- add FILE';

makeNewFilesPrivate();
try {
  const file = keyFilePath(readSettings(process.env).dataDir);
  const [command = 'list', ...rest] = process.argv.slice(2);
  const [other] = rest;
  if (rest.length !== (command === 'add' ? 1 : 0) || !['list', 'rotate', 'add'].includes(command)) {
    throw new StartError(USAGE);
  }
  if (other !== undefined) {
    const added = importKeys(file, other);
    console.log(
      added.length > 0
        ? `Added ${added.join(', ')}. What is sealed to them can be opened again. Back up ${file} again.`
        : `All keys of ${other} are in ${file} already.`,
    );
  } else if (command === 'rotate') {
    const { id } = await rotateKeyFile(file);
    console.log(`The key ${id} is the current one from now on. Back up ${file} again.`);
  } else if (keyFileModifiedAt(file) === 0) {
    console.log(`There are no keys yet: the first start makes ${file}.`);
  } else {
    const keys = readKeyFile(file);
    for (const { id, createdAt } of keys) {
      console.log(`${id}  made ${createdAt}${id === keys.at(-1)?.id ? '  current' : ''}`);
    }
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
