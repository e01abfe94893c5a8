/** Shows the sealing keys, or creates a new current one. A running server picks it up by itself. */

import { keyFileModifiedAt, keyFilePath, readKeyFile, rotateKeyFile } from '../security/sealing-key-file.ts';
import { makeNewFilesPrivate } from '../start/private-folder.ts';
import { readSettings, StartError } from '../start/settings.ts';

const USAGE = 'Use: npm run keys -- list, or: npm run keys -- rotate';

makeNewFilesPrivate();
try {
  const file = keyFilePath(readSettings(process.env).dataDir);
  const [command = 'list', ...rest] = process.argv.slice(2);
  if (rest.length > 0 || !['list', 'rotate'].includes(command)) throw new StartError(USAGE);
  if (command === 'rotate') {
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
