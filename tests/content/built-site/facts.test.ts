/** The contract's figures and facts, held against the pages that people read. */
import { describe, expect, it } from 'vitest';
import { packages } from '../../../src/content/packages/list.ts';
import { mainOf, readBuiltPages, wordsOf } from '../../parts/sources/built-site.ts';

const words = (address: string) => wordsOf(mainOf(address));

describe('A park says how large it is, how many birds it has, and how long to stay', () => {
  it.each([
    ['Serengeti', '14,763', 'over 500', '3-5 days'],
    ['Ngorongoro', 'about 8,300', null, '1-2 days'],
    ['Lakemanyara', 'about 330', 'over 400', '1-2 days'],
    ['Tarangirenational_park', 'about 2,850', 'over 550', '2-3 days'],
    ['Arusha_national_park', 'about 137', 'over 400', '1-2 days'],
    ['Mkomanzi_national_park', 'about 3,500', 'over 400', '2-4 days'],
    ['Saadani_national_park', '1,100', 'over 200', '2-4 days'],
    ['Nyerere_national_park', '30,893', 'over 400', '3-5 days'],
    ['Mikumi_national_park', '3,230', 'over 400', '2-3 days'],
    ['Ruaha_national_park', '20,226', 'over 570', '3-4 days'],
    ['katavi_national_park', '4,471', 'over 400', '3-5 days'],
    ['Kitulo_Eden', '465', null, '2-4 days'],
    ['Gombe_national_park', '35', 'over 200', '3-5 days'],
    ['Mahale_nationa_park', '1,613', '355', '4-6 days'],
    ['Rubondo_Island', '456', 'over 400', '3-5 days'],
  ])('%s', (name, area, birds, stay) => {
    const page = words(`/wildlife/${name}`);
    expect(page).toContain(`Area ${area} sq km`);
    if (birds) expect(page).toContain(`Birds ${birds} species`);
    else expect(page).not.toMatch(/Birds \S+ species/);
    expect(page).toContain(`Recommended stay ${stay}`);
  });
});

describe('Other facts of destinations are on their pages', () => {
  it.each([
    ['/wildlife/Serengeti', '800 km', /half a million/, /January (to|and) March/, /June to October/],
    ['/wildlife/Ngorongoro', /about 610 m below the rim/, /over 25,000/i, 'African golden wolf'],
    ['/wildlife/Tarangirenational_park', /120 km/],
    ['/wildlife/Arusha_national_park', /30 km/, 'summits about seventy kilometres apart'],
    ['/wildlife/Mkomanzi_national_park', '2008', /November to April/],
    ['/wildlife/Nyerere_national_park', '2019'],
    ['/wildlife/Kitulo_Eden', /November to April/],
    ['/beachexperience/Mafia_island', '4-7 days', 'June to October'],
    ['/beachexperience/Maziwi_island', 'day trip (3 to 5 days at the camp)', 'June to October'],
    ['/beachexperience/chole_island', '2 to 4 days', 'July to October'],
    ['/beachexperience/Mwewe_island', '1 to 2 days', 'June to October'],
    ['/beachexperience/Ulenge_island', '1 to 2 days', 'June to October'],
    ['/beachexperience/Yambe_islandmarine', '1 to 2 days', 'June to October'],
    ['/places/mnemba-island', '3-5 days'],
    ['/places/stone-town', '2-3 days', /June to October/, /December (to|and|,|through) /],
    ['/places/jozani-chwa', /about 50 sq km/, '2004'],
    [
      '/Hikes/mount_kilimanjaro',
      /Marangu 5-6 days/,
      /Machame 6-7/,
      /Lemosho 7-8/,
      /Rongai 6-7/,
      /Northern Circuit 8-9/,
    ],
    ['/Hikes/mount_meru', '4,566 m', '4-5 days'],
    ['/Hikes/mount_oldonyo-lengai', '8-12 hours'],
    ['/Hikes/mount_udzungwa', /Sanje Falls/, '6-8 hours'],
    ['/Hikes/mount_usambara', '2-7 days', /4 ?(-|–|to) ?6/],
    [
      '/Culture/Amboni_caves',
      'about 8 km north of Tanga',
      'over 150 million years',
      'June to October',
      '270 km',
    ],
    ['/Culture/Tanga_meseum', '1-2 hours', /all year/i],
    ['/Culture/Caravan_serai', 'at least 2 hours'],
    ['/Culture/oldVai_gorge', '2-3 hours', 'June to October'],
    ['/Culture/Tumbatu_island', 'June to October'],
  ])('%s', (address, ...facts) => {
    for (const fact of facts) expect(words(address)).toMatch(fact);
  });

  it.each([
    'Serengeti',
    'Tarangirenational_park',
    'Ruaha_national_park',
    'katavi_national_park',
    'Nyerere_national_park',
  ])('the year of %s is dry from June to October', (name) => {
    expect(words(`/wildlife/${name}`)).toMatch(/June to October/);
  });
});

describe('A package says its days, its price and when it runs, the same everywhere', () => {
  it.each([
    // Address, days, price on the page, price on its card, and what the text adds.
    [
      '/wildlife_north',
      8,
      '$3,752.50',
      '$3,752.50',
      '$5,290',
      /minimum (of )?(2|two) persons/i,
      /June to October/,
    ],
    ['/adventure_north', 8, '$2,000', '$2,200', /March to May/, /(4|four) or more/],
    ['/luxury_travel', 9, '$3,003', '$3,003', /based on (4|four)/i, /All year/i],
    ['/mid_budget', 8, '$1,850', '$1,850', /based on (4|four)/i, /March to May/, /(5|five) nights/i],
    ['/zanzibar_mid', 6, '$663.75', '$663.70', /group of (4|four)/i, /All year/i],
    ['/zanzibar_bud', 5, '$532.50', '$532.50', '$700', /2\+|two or more|2 or more/, /All year/i],
    ['/zanzibar_family_trip', 7, '$853.13', '$853.13', '$850', /family of up to (4|four)/i, /All year/i],
    ['/zanzibar_luxury', 7, '$2,200', '$2,200', /All year/i],
    ['/deluxe_safari+beach', 10, '$3,500', '$10,885', /All year/i],
    ['/familytrip_safari+beach', 10, '$1,935.50', '$1,935.50', /family of (4|four)/i, /All year/i],
  ])('%s', (address, days, price, cardPrice, ...more) => {
    const page = words(address);
    expect(page).toContain(`Days ${days} Availability`);
    expect(mainOf(address)).toMatch(
      new RegExp(`<dt>Price</dt><dd>(from )?${price.replaceAll(/[$.]/g, '\\$&')}[ <]`),
    );
    for (const text of more as (string | RegExp)[]) expect(page).toMatch(text);
    const card = mainOf('/Alltrips')
      .split('<li class="plate ')
      .find((item) => item.includes(`href="${address}"`));
    const onCard = wordsOf(card ?? '');
    expect(onCard).toMatch(new RegExp(`${days} days · (from )?\\${cardPrice} a person`));
    // Where the figures differ, both places say so.
    if (price !== cardPrice) {
      expect(onCard).toMatch(new RegExp(`Its own page gives ${days} days, (from )?\\${price}\\.`));
      expect(page).toMatch(new RegExp(`In the list of packages: ${days} days, (from )?\\${cardPrice}\\.`));
    }
  });
});

describe('A price says its condition, in the same words everywhere', () => {
  it.each(packages.map(({ address, priceNote }) => [address, priceNote] as const))('%s', (address, note) => {
    const card = mainOf('/Alltrips')
      .split('<li class="plate ')
      .find((item) => item.includes(`href="${address}"`));
    expect(wordsOf(card ?? '')).toContain(` ${note} `);
    // On its page thrice: at the top, in the sidebar and in the bar at the bottom.
    expect(words(address).split(note).length - 1, note).toBeGreaterThanOrEqual(3);
    // "Four sharing" could be one room.
    expect(note).not.toMatch(/sharing/);
  });

  it('and no page promises a size of group, which some packages do not have', () => {
    const withoutGroup = packages.filter(({ priceNote }) => !/group|family|two/.test(priceNote));
    expect(withoutGroup.length).toBeGreaterThan(0);
    for (const { address, html } of readBuiltPages())
      expect(html, address).not.toContain(
        'Every package shows its price and the size of group it is based on',
      );
  });
});

describe('The home page', () => {
  it.each([
    ['/mid_budget', '8 days · $1,850 a person, in a group of four'],
    ['/luxury_travel', '8 days · $3,003 a person, in a group of four'],
    ['/adventure_north', '6 days · from $2,200 a person; discounts for groups of four or more'],
    ['/wildlife_north', '10 days · from $3,752 a person, mid-range'],
  ])('has the sample trip %s: %s', (address, figures) => {
    const samples = mainOf('/').split('id="sample-trips"')[1]?.split('</section>')[0] ?? '';
    const card = samples.split('<li class="plate ').find((item) => item.includes(`href="${address}"`));
    expect(wordsOf(card ?? '')).toContain(figures);
    expect(samples.match(/View Now/g)).toHaveLength(4);
  });

  it.each([
    ['/luxury_travel', '9 days, $3,003', '8 days, $3,003'],
    ['/adventure_north', '8 days, from $2,000', '6 days, from $2,200'],
    ['/wildlife_north', '8 days, from $3,752.50', '10 days, from $3,752'],
  ])('and the page of %s say both figures where they differ', (address, onPage, sample) => {
    const samples = mainOf('/').split('id="sample-trips"')[1]?.split('</section>')[0] ?? '';
    const card = samples.split('<li class="plate ').find((item) => item.includes(`href="${address}"`));
    expect(wordsOf(card ?? '')).toContain(`Its own page gives ${onPage}.`);
    expect(words(address)).toContain(`As a sample trip: ${sample}.`);
  });

  it('and every other public page write prices in one notation', () => {
    for (const { address, html, staff } of readBuiltPages()) {
      if (!staff) expect(wordsOf(html.split('<script')[0] ?? ''), address).not.toMatch(/\$\d{4}|USD pp/);
    }
  });
});
