/** Setup of every file of browser tests. */
import { afterAll, afterEach } from 'vitest';
import { visitWatch } from './visits.ts';
import { tellWhatPagesShow } from './what-pages-show.ts';

// Hooks run in the reverse order: after those of the file, which close its visits.
afterEach(() => visitWatch.tellErrors());
afterAll(() => {
  try {
    visitWatch.tellErrors();
  } finally {
    visitWatch.tellOpen();
  }
});
tellWhatPagesShow();
