/** The product in development; reloaded whenever a file of the server changes. */

import { builtSite } from '../http/site.ts';
import { type Application, openApplication } from '../start/application.ts';
import type { Settings } from '../start/settings.ts';
import { devSite, type Renderer } from './site.ts';

/** @param renderer null to serve the built site, with its service worker */
export async function openDevApplication(
  settings: Settings,
  renderer: Renderer | null,
): Promise<Application> {
  if (!renderer) return openApplication(settings, () => ({ site: builtSite('dist/site') }));
  const latest = await renderer.site().catch(() => undefined);
  return openApplication(settings, () => ({ site: devSite(renderer, latest) }));
}
