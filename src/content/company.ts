/**
 * The operator's own details, in one place. Until they are filled in, each value is recognisably a
 * placeholder: please replace them before the site goes public. In a browser they come with the document
 * (embedded-details.ts).
 */
import type { Company } from '../contract/document/site-details.ts';
import { withOverrides } from './editable/with-overrides.ts';

export const company: Company = withOverrides('company', {
  name: 'Savanna & Coast',
  legalName: 'Savanna & Coast Safaris',
  email: 'bookings@example.com',
  phones: [
    { printed: '+255 700 000 001', dialled: '+255700000001' },
    { printed: '+255 700 000 002', dialled: '+255700000002' },
  ],
  whatsapp: '255700000001',
  locations: [
    { office: 'Arusha office', address: 'Main Street 1, Arusha' },
    { office: 'Coast office', address: 'Beach Road 1, Tanga' },
  ],
  socials: [
    { label: 'Instagram', address: 'https://example.com/instagram' },
    { label: 'Facebook', address: 'https://example.com/facebook' },
    { label: 'YouTube', address: 'https://example.com/youtube' },
  ],
});
