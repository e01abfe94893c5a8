/**
 * The operator's own details, in one place. Until they are filled in, each value is recognisably a
 * placeholder: please replace them before the site goes public.
 */
export const company = {
  name: 'Savanna & Coast',
  legalName: 'Savanna & Coast Safaris',
  email: 'bookings@example.com',
  /** As printed, and as dialled. */
  phones: [
    { printed: '+255 700 000 001', dialled: '+255700000001' },
    { printed: '+255 700 000 002', dialled: '+255700000002' },
  ],
  /** International format without plus, as WhatsApp's links want it. */
  whatsapp: '255700000001',
  /** Shown with the country. What an office is called has a line in `shell.ts` of each language. */
  locations: [
    { office: 'Arusha office', address: 'Main Street 1, Arusha' },
    { office: 'Coast office', address: 'Beach Road 1, Tanga' },
  ],
  /** Shown in the top bar, the footer and the contact section, in this order. */
  socials: [
    { label: 'Instagram', address: 'https://example.com/instagram' },
    { label: 'Facebook', address: 'https://example.com/facebook' },
    { label: 'YouTube', address: 'https://example.com/youtube' },
  ],
} as const;
