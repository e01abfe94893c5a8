/** Vite, which turns sources into what browsers and this process understand, and tells of edits. */
import { realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname, relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import {
  createRunnableDevEnvironment,
  createServer,
  type Plugin,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from 'vite';
import { leanBuilds } from '../../src/build/lean-builds.ts';
import { programVersion } from '../../src/build/program-version.ts';

/** Addresses that are Vite's: no page of ours begins like this. */
export const VITE_ADDRESSES = /^\/(@|__|src\/|node_modules\/)/;

export interface DevVite {
  vite: ViteDevServer;
  /** Loads a module of ours as it is now; the same object until something in it has changed. */
  load<Module>(file: string): Promise<Module>;
  /** From now on tells of each edit. */
  hear(listener: () => void): void;
}

interface DevViteParts {
  /** Edits are told over this server. */
  server: Server;
  publicOrigin: string;
  dataDir: string;
}

export async function openDevVite({ server, publicOrigin, dataDir }: DevViteParts): Promise<DevVite> {
  let hear = () => {};
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    publicDir: false,
    define: { PROGRAM_VERSION: JSON.stringify(programVersion()) },
    resolve: { alias: leanBuilds },
    worker: { format: 'es' },
    optimizeDeps: { entries: ['index.html', 'src/office/table/export/xlsx-worker.ts'] },
    plugins: [react(), editsPlugin(() => hear()), headPlugin()],
    server: {
      middlewareMode: { server },
      hmr: { server },
      allowedHosts: [new URL(publicOrigin).hostname],
      // Sources and packages; never a database or a key.
      fs: {
        allow: ['src', 'node_modules', dirname(realpathSync('node_modules/vite'))],
        deny: [`${resolve(dataDir)}/**`],
      },
      watch: {
        ignored: ['dist', 'tests', 'data', dataDir].map((folder) => `${resolve(folder)}/**`),
        // An editor that empties a file before it writes it: milliseconds.
        awaitWriteFinish: { stabilityThreshold: 25, pollInterval: 5 },
      },
    },
    environments: {
      ssr: {
        dev: {
          // An edit is answered here by loading anew, not module by module.
          createEnvironment: (name, config) =>
            createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: false } }),
        },
      },
    },
  });
  const { runner } = vite.environments.ssr as RunnableDevEnvironment;
  return {
    vite,
    load: (file) => runner.import(file),
    hear(listener) {
      hear = listener;
    },
  };
}

/** Tells of each edit, and shows pages anew whose document was drawn from what was edited. */
function editsPlugin(onEdit: () => void): Plugin {
  let vite: ViteDevServer;
  return {
    name: 'edits',
    configureServer(server) {
      vite = server;
      // Photographs are no modules.
      server.watcher.on('all', (_event, file) => {
        if (relative(process.cwd(), file).startsWith('public/')) showAnew();
      });
    },
    hotUpdate({ file }) {
      const anew = isDrawn(file);
      if (this.environment.name === 'client') return anew ? [] : undefined;
      if (anew) showAnew();
      else onEdit();
      vite.environments.client.hot.send('edited');
      return [];
    },
  };

  function showAnew(): void {
    onEdit();
    vite.environments.client.hot.send({ type: 'full-reload', path: '*' });
  }

  /** A document carries what this file says: the browser cannot take it over by itself. */
  function isDrawn(file: string): boolean {
    const { client, ssr } = vite.environments;
    const name = relative(process.cwd(), file);
    if (!/^src\/.*\.ts$/.test(name) || !ssr.moduleGraph.getModulesByFile(file)) return false;
    return /^src\/(content|artwork)\//.test(name) || !client.moduleGraph.getModulesByFile(file);
  }
}

/** What the head of each document has besides, while it is worked on. */
function headPlugin(): Plugin {
  return {
    name: 'head',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/src/build/dev/client.ts' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
    ],
  };
}
