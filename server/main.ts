/** Entry: settings, database, listen, stop. */

import type { Server } from 'node:http';
import { join } from 'node:path';
import { createHttpServer } from './http/http-server.ts';
import { listen } from './http/listen.ts';
import { builtSite } from './http/site.ts';
import { WITHOUT_KEYS_OPTION } from './security/sealing-key-file.ts';
import { canDrawEditions, DELTAS, openDrawnEditions } from './site/drawn-editions.ts';
import { photoFilesFolder } from './site/site-photos.ts';
import { type Application, openApplication } from './start/application.ts';
import { formerBuildsFolder, keepFilesOfBuild } from './start/former-builds.ts';
import { makeNewFilesPrivate } from './start/private-folder.ts';
import { readSettings, StartError } from './start/settings.ts';

/** Folder of the built site, beside this bundle. */
const SITE_ROOT = 'dist/site';
/** Longest wait for what is in flight after SIGTERM, milliseconds. */
const LAST_CALL = 4_000;

async function main(): Promise<void> {
  makeNewFilesPrivate();
  const settings = readSettings(process.env);
  const withoutKeys = process.argv.includes(WITHOUT_KEYS_OPTION);
  const openSite = () => ({
    site: builtSite(SITE_ROOT, {
      former: formerBuildsFolder(settings.dataDir),
      deltas: join(settings.dataDir, DELTAS),
      photos: photoFilesFolder(settings.dataDir),
    }),
    ...(canDrawEditions(SITE_ROOT) && { drawn: openDrawnEditions(SITE_ROOT, settings.dataDir) }),
  });
  const product = await openApplication(settings, openSite, withoutKeys);
  const server = createHttpServer(product.app);
  server.on('request', ({ socket }, response) => {
    response.once('close', () => {
      // A server that stops answers no further call: a connection kept for one would only delay its end.
      if (!server.listening) socket.destroySoon();
    });
  });
  try {
    await listen(server, settings);
  } catch (error) {
    await product.close();
    throw error;
  }
  const started = product.startJobs();
  // Nobody waits for it: only the next build needs it.
  void keepFilesOfBuild(SITE_ROOT, formerBuildsFolder(settings.dataDir), Date.now()).catch((error) =>
    product.log.warn({ err: error }, 'Files of this build could not be kept for pages that stay open'),
  );
  // Registered as soon as the server answers; calls that have begun by then are finished first.
  const stop = () => void started.catch(() => undefined).then(() => close(server, product));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await started;
  process.stdout.write(`Savanna & Coast is open at ${settings.publicOrigin}\n`);
}

/** Stops accepting, lets what is in flight finish, closes the database, and exits. */
async function close(server: Server, product: Application): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), LAST_CALL);
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  product.endStreams();
  await closed;
  clearTimeout(timer);
  await product.close();
  product.log.info('Stopped');
  process.exit(0);
}

main().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
