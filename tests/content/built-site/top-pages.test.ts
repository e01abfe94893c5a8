import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtSite } from '../../../server/http/site.ts';
import { company } from '../../../src/content/company.ts';
import { seasons } from '../../../src/content/seasons.ts';
import { eventPackageNames } from '../../../src/kinds/event-request/event-packages.ts';
import { find, readBuiltPages } from '../../parts/sources/built-site.ts';

const html = new Map(readBuiltPages().map((page) => [page.address, page.html]));
const part = (address: string, pattern: RegExp): string => {
  const text = html.get(address)?.match(pattern)?.[0];
  if (!text) throw new Error(`No ${pattern} at ${address}`);
  return text;
};
const plain = (text: string) =>
  text
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');
const words = (address: string) => plain(part(address, /<main.*?<\/main>/s));

const site = builtSite('dist/site').routes(() => ({ origin: 'https://example.org', sealingKey: '' }));

/** The public routes of docs/contract.md#routes, as spelt there. */
const publicRoutes = [
  '/',
  ...'Packages Ourpackages Staff Ourservices Importantdetails PlanyourTrip wildlife beachexperience Culture Hikes book_flight Event_host Zanzibar stay_services wildlife_north adventure_north luxury_travel mid_budget Alltrips package_booking zanzibar_mid zanzibar_bud zanzibar_family_trip zanzibar_luxury deluxe_safari+beach familytrip_safari+beach'
    .split(' ')
    .map((name) => `/${name}`),
  ...below(
    'wildlife',
    'Serengeti Ngorongoro Lakemanyara Tarangirenational_park Arusha_national_park Mkomanzi_national_park Saadani_national_park Nyerere_national_park Mikumi_national_park Ruaha_national_park katavi_national_park Kitulo_Eden Mahale_nationa_park Gombe_national_park Rubondo_Island',
  ),
  ...below('event_host', 'Ourpackages contact_us'),
  ...below(
    'beachexperience',
    'Mafia_island Maziwi_island chole_island Mwewe_island Ulenge_island Yambe_islandmarine',
  ),
  ...below(
    'Culture',
    'Amboni_caves Tanga_meseum Tongoni_Ruins Muhembo_Ruins Yambe_island Caravan_serai oldVai_gorge Tumbatu_island Engaruka Isimila',
  ),
  ...below('Hikes', 'mount_kilimanjaro mount_usambara mount_udzungwa mount_meru mount_oldonyo-lengai'),
  ...below(
    'places',
    'stone-town jozani-chwa nungwi-aquarium darajani-market mtoni-palace mwanakwerekwe-market changa-island jambiani-beach kendwa-beach kiwengwa-beach mnemba-island',
  ),
];

function below(folder: string, names: string): string[] {
  return names.split(' ').map((name) => `/${folder}/${name}`);
}

describe('Every public route of the contract', () => {
  it.each(publicRoutes)('%s is served as spelt, and is canonical in that spelling', async (address) => {
    const response = await site.request(address);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`<link rel="canonical" href="https://example.org${address}">`);
  });

  it.each([
    ['/PlanYourTrip', '/PlanyourTrip'],
    ['/Culture/Caravan_Serai', '/Culture/Caravan_serai'],
    ['/event_host', '/Event_host'],
    ['/deluxe_safari%2Bbeach', '/deluxe_safari+beach'],
  ])('%s gives the page of %s', async (spelling, address) => {
    expect(await (await site.request(spelling)).text()).toContain(`href="https://example.org${address}">`);
  });

  it.each([
    ['/accommodations', '/stay_services'],
    ['/Accommodations/?from=footer', '/stay_services?from=footer'],
    ['/travel_packages', '/Alltrips'],
  ])('%s leads for good to %s', async (address, target) => {
    const response = await site.request(address);
    expect([response.status, response.headers.get('Location')]).toEqual([301, target]);
  });
});

describe('The shell', () => {
  const links = (text: string) =>
    [...text.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, to, label]) => [
      plain(label ?? ''),
      to,
    ]);

  it('has a top bar with the social links, the languages, Important Pre-Information and My requests', () => {
    expect(links(part('/', /<nav class="top-bar".*?<\/nav>/s))).toEqual([
      ...company.socials.map(({ label, address }) => [label, address]),
      ['English', '/'],
      ['Deutsch', '/de'],
      ['Français', '/fr'],
      ['Important Pre-Information', '/Importantdetails'],
      ['My requests', '/outbox'],
    ]);
  });

  it('has a navbar as the contract lists it, with a map, a search and one’s own requests', () => {
    const navbar = part('/', /<nav class="menu".*?<\/nav>/s);
    expect([...navbar.matchAll(/<summary>([^<]*)/g)].map(([, label]) => label)).toEqual([
      'About Us',
      'Destinations',
    ]);
    expect(links(navbar)).toEqual([
      ['Home', '/'],
      ['Our Services', '/Ourservices'],
      ['Meet Our Team', '/Staff'],
      ['About Packages', '/Ourpackages'],
      ['Packages', '/Alltrips'],
      ['Wildlife Experiences', '/wildlife'],
      ['Beach Experiences', '/beachexperience'],
      ['Culture & History', '/Culture'],
      ['Hiking & Trekking', '/Hikes'],
      ['Zanzibar', '/Zanzibar'],
      ['Map', '/map'],
      ['Search', '/search'],
      ['My requests', '/outbox'],
      ['Find a request', '/lookup'],
      ['Plan Your Trip', '/PlanyourTrip'],
      // In the menu of a phone.
      ['English', '/'],
      ['Deutsch', '/de'],
      ['Français', '/fr'],
    ]);
  });

  it('has a footer of four columns, Our Partners, and the year', () => {
    const footer = part('/', /<footer class="site-footer.*?<\/footer>/s);
    expect([...footer.matchAll(/<h2>([^<]*)/g)].map(([, title]) => plain(title ?? ''))).toEqual([
      'Get In Touch',
      'Destinations & Experiences',
      'Support with Online Booking',
      'Important information and Payments',
      'Our Partners',
    ]);
    for (const to of ['/accommodations', '/travel_packages', '/book_flight', '/credits']) {
      expect(footer).toContain(`href="${to}"`);
    }
    for (const { printed } of company.phones) expect(footer).toContain(printed);
    for (const { office, address } of company.locations)
      expect(footer).toContain(`${office}: ${address}, Tanzania`);
    expect(plain(footer)).toMatch(/© 20\d\d /);
  });
});

describe('A list of packages', () => {
  it.each([
    ['/Alltrips', 10],
    ['/Packages', 10],
    ['/Ourpackages', 10],
  ])('%s has %i cards', (address, count) => {
    expect(part(address, /<main.*?<\/main>/s).match(/<li class="plate /g)).toHaveLength(count);
  });

  it('is in the order of the days at /Packages', () => {
    const days = [...words('/Packages').matchAll(/(\d+) days ·/g)].map(([, number]) => Number(number));
    expect(days).toEqual(days.toSorted((a, b) => a - b));
  });

  it.each([
    ['northern-safaris', 4],
    ['zanzibar', 4],
    ['safari-and-beach', 2],
  ])('has the part %s of About Packages with %i cards', (anchor, count) => {
    const [, family = ''] = part('/Ourpackages', /<main.*?<\/main>/s).split(`id="${anchor}"`);
    expect(family.split('</section>')[0]?.match(/<li class="plate /g)).toHaveLength(count);
  });
});

describe('A top page says what the contract says', () => {
  it.each([
    [
      '/Ourservices',
      'Accommodation',
      'Tailored Safari Experiences',
      'Luxury Tour Vehicles',
      'Flight Booking Assistance',
      'Souvenir Transport',
      'Why Choose',
    ],
    ['/Importantdetails', 'High: June to October', 'Regular: January to March'],
    ['/Importantdetails', 'Low: November to December, April and May', 'Yellow fever', 'Safety', 'Visa'],
    ['/stay_services', 'Our Services', 'Resthouse Stays', 'Camping', 'Restaurant', 'Stay Packages'],
    [
      '/stay_services',
      'Room-Only $50 a night',
      'Full Resthouse $250',
      'Stay & Dine $100',
      'Camping & Meals $30',
    ],
    ['/event_host/Ourpackages', '$500', '$1,200', '$3,000', '$1,500', '$5,000', ...eventPackageNames],
  ])('%s', (address, ...texts) => {
    for (const text of texts) expect(words(address)).toContain(text);
  });

  it('with the seasons that the whole site counts by', () => {
    expect(seasons).toEqual({ high: [6, 7, 8, 9, 10], regular: [1, 2, 3], low: [4, 5, 11, 12] });
  });

  it.each(['/', '/PlanyourTrip', '/book_flight', '/event_host/contact_us', '/stay_services'])(
    '%s has a place for its form, with ways to ask',
    (address) => {
      // It may have sections of its own.
      const form = part(address, /<section id="form".*<\/article>/s);
      expect(form).toContain('aria-labelledby="form-title"');
      for (const way of ['href="tel:', 'href="https://wa.me/', 'href="mailto:']) expect(form).toContain(way);
    },
  );

  it('and links the official pages as other sites', () => {
    for (const address of [
      'https://visa.immigration.go.tz',
      'https://www.tanzaniaparks.go.tz',
      'https://www.who.int/',
      'https://www.tanzaniatourism.go.tz',
    ]) {
      expect(html.get('/Importantdetails')).toMatch(
        new RegExp(`<a class="external" href="${address}[^"]*" rel="noopener">`),
      );
    }
  });

  it('and credits everyone whom CREDITS.md names', () => {
    const credits = readFileSync('CREDITS.md', 'utf8');
    const authors = [...credits.matchAll(/^\|[^|]*\|[^|]*\| ([^|]+?) +\| (?:CC|Apache)/gm)].map(
      ([, name]) => name,
    );
    const fonts = [...credits.matchAll(/^- (.+), by the/gm)].map(([, name]) => name);
    expect(new Set(authors)).toEqual(new Set(['Delapouite', 'Caro Asercion', 'Google']));
    expect(fonts).toHaveLength(3);
    for (const name of [...authors, ...fonts]) expect(words('/credits')).toContain(name);
  });

  it('and knows its parent: event pages lie below Event Hosting', () => {
    const json = find(
      html.get('/event_host/contact_us') ?? '',
      /<script type="application\/ld\+json">([^<]*BreadcrumbList[^<]*)<\/script>/,
    );
    expect(JSON.parse(json).itemListElement.map(({ item }: { item: string }) => item.slice(22))).toEqual([
      '/',
      '/Event_host',
      '/event_host/contact_us',
    ]);
  });

  it('has a title and a description of a length that is shown whole', () => {
    for (const address of publicRoutes) {
      const page = html.get(address) ?? '';
      const title = find(page, /<title>([^<]*) \| /);
      expect(title.length, title).toBeGreaterThanOrEqual(30);
    }
  });
});
