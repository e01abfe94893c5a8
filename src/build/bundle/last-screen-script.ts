/** The script that draws the office's last screen before the app's code has loaded: inside the documents of the staff. */
import { build, type Rolldown } from 'vite';
import { programVersion } from '../packs/program-version.ts';
import { oldestBrowsers } from './worker-scripts.ts';

/** Its text, without imports. */
export async function buildLastScreenScript(): Promise<string> {
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
  return built.output[0].code.trim();
}
