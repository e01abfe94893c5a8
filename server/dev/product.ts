/** The product while it is worked on; loaded anew whenever a file of the server has changed. */
import { openProduct, type Product } from '../product.ts';
import type { Settings } from '../settings.ts';
import { builtSite } from '../site.ts';
import { type Drawing, devSite } from './site.ts';

/** @param drawing null for the site as it was built, worker and all */
export async function openDevProduct(settings: Settings, drawing: Drawing | null): Promise<Product> {
  if (!drawing) return openProduct(settings, () => builtSite('dist/site'));
  const latest = await drawing.site().catch(() => undefined);
  return openProduct(settings, () => devSite(drawing, latest));
}
