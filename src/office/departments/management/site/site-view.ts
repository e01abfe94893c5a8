import type { SiteDrafts } from '../../../../device/records/index.ts';
import type { SiteState } from './present-text.ts';
import type { Editions } from './use-editions.ts';
import type { SiteItems } from './use-site-items.ts';

/** What each view of the section is given. */
export interface SiteViewProps {
  site: SiteItems;
  state: SiteState;
  /** Drafts of this device that were refused. */
  refused: SiteDrafts['refused'];
  editions: Editions;
  /** Asks the server again what is published. */
  ask: () => Promise<void>;
}
