import { describe, expect, it } from 'vitest';
import { bookingTerms } from '../../src/content/booking-terms.ts';
import { company } from '../../src/content/company.ts';
import { listUnfilledDetails } from '../../src/content/unfilled-details.ts';

describe('Before the site goes public', () => {
  it('the details with which it is delivered are told, each with its form', () => {
    const told = listUnfilledDetails();
    const contacts = told.filter(({ item }) => item === 'company');
    const { phones, locations, socials } = company;
    expect(contacts).toHaveLength(2 + phones.length + locations.length + socials.length);
    expect(told).toContainEqual({ title: 'Deposit', shown: '', item: 'terms' });
    expect(told.filter(({ item }) => item === 'terms')).toHaveLength(bookingTerms.length);
    expect(told.filter(({ item }) => item === 'trust').map(({ title }) => title)).toEqual([
      'In business since',
      'Vehicles of your own',
      'Protection of payments',
    ]);
    expect(told.at(-1)).toEqual({ title: 'Our Partners', shown: '', item: 'partners' });
  });

  it('what is filled in is not told', () => {
    const filled = {
      company: {
        email: 'desk@savanna.example',
        phones: [{ printed: '+255 754 310 220' }],
        whatsapp: '255754310220',
        locations: [{ office: 'Arusha office', address: 'Sokoine Road 12, Arusha' }],
        socials: [{ label: 'Instagram', address: 'https://www.instagram.com/savanna' }],
      },
      openTerms: [],
      openProof: [],
      partnerLinks: [{ label: 'A camp', to: 'https://camp.example' }],
    };
    expect(listUnfilledDetails(filled)).toEqual([]);
    expect(listUnfilledDetails({ ...filled, openTerms: ['Deposit'] })).toEqual([
      { title: 'Deposit', shown: '', item: 'terms' },
    ]);
  });
});
