/** The product in development; reloaded whenever a file of the server changes. */
import { openProduct, type Product } from '../product.ts';
import type { Settings } from '../settings.ts';
import { builtSite } from '../site.ts';
import { devSite, type Renderer } from './site.ts';

/** @param renderer null to serve the built site, with its service worker */
export async function openDevProduct(settings: Settings, renderer: Renderer | null): Promise<Product> {
  if (!renderer) return openProduct(settings, () => builtSite('dist/site'));
  const latest = await renderer.site().catch(() => undefined);
  return openProduct(settings, () => devSite(renderer, latest));
}
