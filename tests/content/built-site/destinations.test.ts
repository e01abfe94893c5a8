import { describe, expect, it } from 'vitest';
import { destinations } from '../../../src/content/navigation.ts';
import { mainOf as main, wordsOf } from '../../parts/sources/built-site.ts';

describe('A list of destinations', () => {
  it.each([
    ['/wildlife', 15],
    ['/beachexperience', 5],
    ['/Zanzibar', 13],
    ['/Culture', 9],
    ['/Hikes', 5],
  ])('%s has %i cards', (address, count) => {
    expect(main(address).match(/<li class="plate /g)).toHaveLength(count);
  });

  it('shows Mafia and Tumbatu among the places of Zanzibar', () => {
    expect(main('/Zanzibar')).toContain('href="/beachexperience/Mafia_island"');
    expect(main('/Zanzibar')).toContain('href="/Culture/Tumbatu_island"');
  });

  it.each([
    ['/beachexperience', '/beachexperience/Yambe_islandmarine'],
    ['/Culture', '/Culture/Yambe_island'],
  ])('%s links what has no card under "More to explore"', (address, target) => {
    const [, more] = main(address).split('More to explore');
    expect(more).toContain(`href="${target}"`);
  });

  it('is in the menu, in the order of the contract', () => {
    expect(destinations.map(({ label, to }) => [label, to])).toEqual([
      ['Wildlife Experiences', '/wildlife'],
      ['Beach Experiences', '/beachexperience'],
      ['Culture & History', '/Culture'],
      ['Hiking & Trekking', '/Hikes'],
      ['Zanzibar', '/Zanzibar'],
    ]);
  });
});

describe('A page about one destination', () => {
  it.each([
    ['/beachexperience/Mafia_island', 'Book Your Mafia Island Adventure Now', 'Learn More About Mafia'],
    ['/places/mnemba-island', 'Book Your Mnemba Island Experience Now', 'Explore More'],
    ['/places/stone-town', 'Book Your Stone Town Experience Now'],
    ['/Culture/Amboni_caves', 'Explore Amboni Caves', 'Book Your Visit'],
    ['/Culture/oldVai_gorge', 'Visit Olduvai Gorge'],
    ['/Culture/Tumbatu_island', 'Visit Tumbatu Island'],
  ])('%s offers to book, in the words of the contract', (address, ...labels) => {
    for (const label of labels) {
      expect(main(address)).toMatch(
        new RegExp(`<a [^>]*href="/PlanyourTrip\\?about=[^"]+"[^>]*>${label}</a>`),
      );
    }
  });

  it.each([
    ['/wildlife/Tarangirenational_park', '/PlanYourTrip', 'Book Your Tarangire Adventure!'],
    ['/wildlife/katavi_national_park', '/PlanYourTrip', 'Book Your Katavi Adventure'],
    ['/wildlife/Lakemanyara', '/PlanyourTrip', 'Book Your Safari Adventure!'],
    ['/Hikes/mount_meru', '/PlanyourTrip', ''],
  ])('%s leads to %s, in that spelling', (address, spelling, label) => {
    expect(main(address)).toMatch(
      new RegExp(`<a [^>]*class="button primary[^"]*"[^>]*href="${spelling}\\?about=[^"]+"[^>]*>${label}`),
    );
    expect(main(address)).not.toContain('href="/package_booking');
  });

  it('of a cultural site has Quick Info, Travel Tips and Local Culture beside it', () => {
    const [, sidebar] = main('/Culture/Isimila').split('<aside');
    for (const title of ['Quick Info', 'Travel Tips', 'Local Culture']) expect(sidebar).toContain(title);
  });

  it('of Kilimanjaro has five routes', () => {
    const [, routes = ''] = main('/Hikes/mount_kilimanjaro').split('id="routes"');
    expect(routes.split('</section>')[0]?.match(/<h3>/g)).toHaveLength(5);
  });
});

describe('The home page', () => {
  it('links the lists of destinations in lower case, as the contract spells them there', () => {
    for (const address of ['/wildlife', '/beachexperience', '/culture', '/hikes', '/zanzibar']) {
      expect(main('/')).toContain(`href="${address}"`);
    }
  });

  it('has a place to customise a booking, between the sample trips and About Us', () => {
    expect(wordsOf(main('/'))).toMatch(/Sample Trips.*Customize Your Booking.*About Us/);
    expect(main('/')).toContain('<section id="form"');
  });

  it('shows the three parks that its text speaks of', () => {
    const [, parks = ''] = main('/').split('id="three-parks"');
    const links = [...(parks.split('</section>')[0] ?? '').matchAll(/<h3[^>]*><a [^>]*href="([^"]*)"/g)];
    expect(links.map(([, address]) => address)).toEqual([
      '/wildlife/Serengeti',
      '/wildlife/Ngorongoro',
      '/wildlife/Mkomanzi_national_park',
    ]);
  });
});
