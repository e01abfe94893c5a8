/** Vite: compiles sources for browsers and for this process, and reports edits. */
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
import { embeddedDetailsPlugin } from '../../src/build/bundle/embedded-details-plugin.ts';
import { leanBuilds } from '../../src/build/bundle/lean-builds.ts';
import { programVersion } from '../../src/build/packs/program-version.ts';

/** Addresses that belong to Vite. No page of the site begins like this. */
export const VITE_PATHS = /^\/(@|__|src\/|node_modules\/)/;

export interface DevVite {
  vite: ViteDevServer;
  /** Loads a module of the project as it is now; the same object until something in it changes. */
  load<Module>(file: string): Promise<Module>;
  /** Calls the listener at each edit from now on. */
  hear(listener: () => void): void;
}

interface DevViteParts {
  /** Edits are announced to browsers over this server. */
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
    plugins: [embeddedDetailsPlugin(), react(), editsPlugin(() => hear()), headPlugin()],
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
          // An edit reloads the whole module graph here, not single modules.
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

/** Reports each edit, and reloads pages whose document was rendered from the edited file. */
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

  /**
   * True when the file's content is part of rendered documents, so that the browser cannot hot-replace it.
   */
  function isDrawn(file: string): boolean {
    const { client, ssr } = vite.environments;
    const name = relative(process.cwd(), file);
    if (!/^src\/.*\.ts$/.test(name) || !ssr.moduleGraph.getModulesByFile(file)) return false;
    return /^src\/(content|artwork)\//.test(name) || !client.moduleGraph.getModulesByFile(file);
  }
}

/** Extra tags in the head of each document during development. */
function headPlugin(): Plugin {
  return {
    name: 'head',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/src/build/dev/client.ts' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
    ],
  };
}
