/**
 * Loaded into the server before its own code: how much processor time one turn of its event loop takes at most,
 * which is how long others wait on a machine that has nothing else to do. On SIGUSR2 it is written to a file,
 * and counting begins anew.
 */
import { writeFileSync } from 'node:fs';

const file = process.env.TURN_WATCH_FILE;
let longest = 0;
let last = process.cpuUsage();
setInterval(() => {
  const { user, system } = process.cpuUsage(last);
  longest = Math.max(longest, (user + system) / 1_000);
  last = process.cpuUsage();
}, 1).unref();
process.on('SIGUSR2', () => {
  if (file) writeFileSync(file, String(longest));
  longest = 0;
});
