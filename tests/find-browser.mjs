/** Finds Chromium, or installs Debian's where that is possible. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium's engine, network and workers without its windows: opens in half the time, for a third less work. */
const SHELL = 'chromium-headless-shell';

/**
 * @param {{ whole?: boolean }} wanted `whole`: with all that a person's browser has, for figures
 * @returns {string} path of the browser; ends the process with words when there is none
 */
export function findBrowser({ whole = false } = {}) {
  const names = whole ? BROWSERS : [SHELL, ...BROWSERS];
  const found = look(names);
  if (found) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    process.stdout.write('Installing Chromium for the browser tests.\n');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    // Devices have typefaces of these metrics; where none is, pages move when our own arrive.
    const packages = ['chromium', 'fonts-liberation'];
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { stdio: 'ignore' });
  }
  const installed = look(names);
  if (installed) return installed;
  process.stderr.write(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM to its path.\n',
  );
  process.exit(1);
}

function look(names) {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM;
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
}
