/** The script that draws the office's last screen before the program has loaded: one file without imports. */
import { build, type Rolldown } from 'vite';
import { hashOf } from './content-hash.ts';
import { programVersion } from './program-version.ts';
import { oldestBrowsers } from './worker-scripts.ts';

/** @returns its path, below the site's folder */
export async function writeLastScreenScript(
  write: (path: string, content: string) => Promise<void>,
): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { PROGRAM_VERSION: JSON.stringify(programVersion()) },
    build: {
      write: false,
      target: oldestBrowsers,
      rolldownOptions: { input: 'src/app/last-screen.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code }] = built.output;
  const path = `assets/last-screen-${hashOf(code)}.js`;
  await write(path, code);
  return path;
}
