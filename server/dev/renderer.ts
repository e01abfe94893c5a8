/** Renders documents together with everything that Vite's client needs. */
import { readFile } from 'node:fs/promises';
import type { EnvironmentModuleNode } from 'vite';
import { RENDER_ERROR_ELEMENT } from '../../src/build/dev/render-error.ts';
import type * as DevSiteModule from '../../src/build/dev/site.ts';
import { scriptHashSource } from '../security/headers.ts';
import { reportError } from './errors.ts';
import { createReloadable, type Reloadable } from './reloadable.ts';
import type { Renderer } from './site.ts';
import type { DevVite } from './vite.ts';

type DevSite = DevSiteModule.DevSite;

/** Styles of the whole site, which are imported by the app and by no page. */
const SHELL = ['src/app/app.tsx', 'src/app/styles.css'];
/** It imports every kind of page, so styles reached through it do not belong to the page being rendered. */
const REGISTRY = 'src/pages/registry.ts';

export interface ReloadingRenderer extends Renderer {
  reloadable: Reloadable<DevSite>;
}

export async function createRenderer({ vite, load }: DevVite): Promise<ReloadingRenderer> {
  const reloadable = createReloadable({
    load: () => load<typeof DevSiteModule>('/src/build/dev/site.ts'),
    make: ({ openDevSite }) => openDevSite(),
  });
  const transform = (html: string) => vite.transformIndexHtml('/index.html', html);
  const inline = (await transform(await readFile('index.html', 'utf8'))).matchAll(
    /<script type="module">([\s\S]*?)<\/script>/g,
  );
  return {
    reloadable,
    site: reloadable.now,
    // Fast Refresh needs an inline script, and Vite injects inline styles.
    policyAdditions: {
      scripts: [...inline].map(([, text = '']) => scriptHashSource(text)),
      inlineStyles: true,
    },
    async page(key, facts) {
      const site = await reloadable.now();
      const template = await transform(await readFile('index.html', 'utf8'));
      const { html, sources } = await site.page(key, template, facts);
      const styles = await drawStyles([...SHELL, ...sources]);
      return html.replace('<!--styles-->', () => styles);
    },
    errorPage(error) {
      const told = JSON.stringify(reportError(error)).replaceAll('<', '\\u003c');
      return transform(
        `<!doctype html><html lang="en"><head><title>Error</title></head><body>
<script type="application/json" id="${RENDER_ERROR_ELEMENT}">${told}</script></body></html>`,
      );
    },
  };

  /**
   * The styles of some files, under the ids that Vite's client uses, so that it adopts them and adds none
   * twice.
   */
  async function drawStyles(sources: readonly string[]): Promise<string> {
    const { client, ssr } = vite.environments;
    const seen = new Set<EnvironmentModuleNode>();
    const files: string[] = [];
    const visit = (module: EnvironmentModuleNode) => {
      if (seen.has(module) || module.url.endsWith(REGISTRY)) return;
      seen.add(module);
      // A component's own styles come after those of the components it uses.
      for (const next of module.importedModules) visit(next);
      if (module.file?.endsWith('.css')) files.push(module.file);
    };
    const root = vite.config.root;
    for (const source of sources) {
      const file = `${root}/${source}`;
      if (file.endsWith('.css')) files.push(file);
      for (const module of ssr.moduleGraph.getModulesByFile(file) ?? []) visit(module);
    }
    const texts = files.map(async (file) => {
      const css = await client.transformRequest(`${file.slice(root.length)}?direct`);
      return `<style type="text/css" data-vite-dev-id="${file}">${css?.code ?? ''}</style>`;
    });
    return (await Promise.all(texts)).join('\n    ');
  }
}
