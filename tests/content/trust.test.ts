/** What the operator can prove: only what is filled in. */
import { describe, expect, it } from 'vitest';
import { gatherProof } from '../../src/content/trust.ts';

const nothing = {
  company: {},
  partnerLinks: [],
  trust: { foundedYear: '', vehicles: '', protection: '' },
} as const;

describe('What the operator can prove', () => {
  it('is nothing as the site is delivered', () => {
    expect(gatherProof()).toBeUndefined();
  });

  it('has the parts that are filled in, and no others', () => {
    expect(gatherProof(2026, { ...nothing, company: { licenceNumber: 'TALA 1234' } })).toEqual({
      licence: 'TALA 1234',
    });
    expect(gatherProof(2026, { ...nothing, trust: { ...nothing.trust, vehicles: 6 } })).toEqual({
      vehicles: 6,
    });
    const [camp, page] = ['https://camp.example', 'https://reviews.example/us'];
    expect(
      gatherProof(2026, {
        company: { reviewLinks: [{ label: 'Reviews', address: page }] },
        partnerLinks: [{ label: 'A camp', to: camp }],
        trust: { foundedYear: '', vehicles: '', protection: 'A bond.' },
      }),
    ).toEqual({
      partners: [{ label: 'A camp', address: camp }],
      protection: 'A bond.',
      reviews: [{ label: 'Reviews', address: page }],
    });
  });

  it('is nothing where only spaces are written', () => {
    const spaces = {
      ...nothing,
      company: { licenceNumber: ' ' },
      trust: { ...nothing.trust, protection: ' ' },
    };
    expect(gatherProof(2026, spaces)).toBeUndefined();
  });

  it.each([
    [2009, 2026, 17],
    [2026, 2026, 0],
    // A clock that is behind that of the office.
    [2027, 2026, 0],
  ])('counts from %d to %d %d years', (foundedYear, thisYear, years) => {
    const proof = gatherProof(thisYear, { ...nothing, trust: { ...nothing.trust, foundedYear } });
    expect(proof).toEqual({ since: { year: foundedYear, years } });
  });
});
