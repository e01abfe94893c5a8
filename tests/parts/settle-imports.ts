/**
 * After each file waits for what its components still load. The files of a worker share their modules: one whose loading
 * was cut off by the end of a file would be broken for the files after it.
 */
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
