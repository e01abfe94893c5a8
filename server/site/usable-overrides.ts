/** Published fields that this version of the site draws: another one, with other rules, may have published them. */
import type { FieldOverride } from '../../src/content/editable/overrides.ts';
import type { SitePhotos, UsableOverrides } from './site-photos.ts';

/** Parts overrides into those that can be drawn and those that are left out, photographs that are not ready among them. */
export async function findUsable(
  overrides: readonly FieldOverride[],
  photos: SitePhotos,
): Promise<UsableOverrides> {
  if (overrides.length === 0) return { usable: [], refused: [] };
  // The whole content, which a server needs for nothing else.
  const { usableOverrides } = await import('../../src/content/editable/release-faults.ts');
  const { usable, refused } = usableOverrides(overrides);
  const ready = await photos.findReady(usable);
  return { usable: ready.usable, refused: [...refused, ...ready.refused] };
}
