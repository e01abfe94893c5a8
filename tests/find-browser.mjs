/** Finds Chromium, or installs Debian's where that is possible. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns {string} path of the browser; ends the process with words when there is none */
export function findBrowser() {
  const found = look();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    process.stdout.write('Installing Chromium for the browser tests.\n');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  }
  const installed = look();
  if (installed) return installed;
  process.stderr.write(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM to its path.\n',
  );
  process.exit(1);
}

function look() {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM;
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
}
