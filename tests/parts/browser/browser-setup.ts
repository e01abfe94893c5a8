/** Setup of every file of browser tests. */
import { afterAll, afterEach } from 'vitest';
import { reportPagesOnFailure } from './page-diagnostics.ts';
import { visitWatch } from './visits.ts';

// Hooks run in the reverse order: after those of the file, which close its visits.
afterEach(() => visitWatch.tellErrors());
afterAll(() => {
  try {
    visitWatch.tellErrors();
  } finally {
    visitWatch.tellOpen();
  }
});
reportPagesOnFailure();
