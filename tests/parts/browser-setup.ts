/** What every file of browser tests begins with. */
import { tellWhatPagesShow } from './what-pages-show.ts';

tellWhatPagesShow();
