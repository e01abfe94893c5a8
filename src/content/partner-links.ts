/** Partners in the footer of every page. In a browser they come with the document (embedded-details.ts). */
import type { SiteDetails } from '../contract/document/site-details.ts';
import { withOverrides } from './editable/with-overrides.ts';

const partners: { text: string; links: SiteDetails['partnerLinks'] } = withOverrides('partners', {
  text: 'Every offer names the lodges, camps, airlines and ferries of the journey, so that you can look them up before you accept.',
  links: [],
});

/** Sentence above them. */
export const partnersText = partners.text;
/** Partners that wish to be named on every page. */
export const partnerLinks = partners.links;
