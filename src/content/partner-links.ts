import type { SiteDetails } from '../contract/document/site-details.ts';

/** Partners that wish to be named on every page. In a browser they come with the document (carried-details.ts). */
export const partnerLinks: SiteDetails['partnerLinks'] = [];
