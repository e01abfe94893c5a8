/** Published fields that this version of the site draws: another one, with other rules, may have published them. */
import type { FieldOverride } from '../../src/content/editable/overrides.ts';
import type { ReleaseFault } from '../../src/kinds/calls/site-editions.ts';

export interface UsableOverrides {
  usable: readonly FieldOverride[];
  /** Those left out, with the reasons. */
  refused: readonly ReleaseFault[];
}

/** Parts overrides into those that can be drawn and those that are left out. */
export async function findUsable(overrides: readonly FieldOverride[]): Promise<UsableOverrides> {
  if (overrides.length === 0) return { usable: [], refused: [] };
  // The whole content, which a server needs for nothing else.
  const { usableOverrides } = await import('../../src/content/editable/release-faults.ts');
  return usableOverrides(overrides);
}
