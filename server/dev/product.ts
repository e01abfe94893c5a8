/** The product in development; reloaded whenever a file of the server changes. */

import { builtSite } from '../http/site.ts';
import { openProduct, type Product } from '../start/product.ts';
import type { Settings } from '../start/settings.ts';
import { devSite, type Renderer } from './site.ts';

/** @param renderer null to serve the built site, with its service worker */
export async function openDevProduct(settings: Settings, renderer: Renderer | null): Promise<Product> {
  if (!renderer) return openProduct(settings, () => builtSite('dist/site'));
  const latest = await renderer.site().catch(() => undefined);
  return openProduct(settings, () => devSite(renderer, latest));
}
