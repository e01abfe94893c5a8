import { describe, expect, it } from 'vitest';
import { idsSharingContact } from '../../../src/office/records/change/join-guests.ts';

const request = (id: string, ...keys: string[]) => ({ id, kind: 'tripPlan' as const, guest: { keys } });

describe('Requests of one guest already', () => {
  it('share a contact with the first, or with one that does, in whatever order they are ticked', () => {
    const ticked = [
      request('a', 'mail'),
      request('c', 'phone'),
      request('b', 'mail', 'phone'),
      request('d', 'x'),
    ];
    expect([...idsSharingContact(ticked)].sort()).toEqual(['b', 'c']);
  });

  it('are none where nothing is known of their contacts', () => {
    expect(idsSharingContact([{ id: 'a', kind: 'tour' }, request('b', 'mail')]).size).toBe(0);
    expect(idsSharingContact([]).size).toBe(0);
  });
});
