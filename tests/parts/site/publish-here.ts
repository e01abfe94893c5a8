import { afterAll, beforeAll, vi } from 'vitest';
import { type FieldOverride, OVERRIDES_OF_PROCESS } from '../../../src/content/editable/overrides.ts';

/**
 * Publishes fields for a file of tests, as a thread that draws an edition does: the content is laid out as it loads.
 * @param load imports what is tested, anew
 */
export function publishHere(overrides: readonly FieldOverride[], load: () => Promise<void>): void {
  beforeAll(async () => {
    vi.resetModules();
    Object.assign(globalThis, { [OVERRIDES_OF_PROCESS]: overrides });
    await load();
  });
  // Files of tests share their modules.
  afterAll(() => {
    Reflect.deleteProperty(globalThis, OVERRIDES_OF_PROCESS);
    vi.resetModules();
  });
}
