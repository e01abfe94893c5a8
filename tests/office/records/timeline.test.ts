/** History of a record as an officer reads it, from what the device has. */
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { timelineOf } from '../../../src/office/records/details/build-timeline.ts';
import { tourOf } from '../../parts/device/feed.ts';

const id = v7();
const mark = (at: string, by = 'Amina') => ({ id: v7(), by, at });
const neema = v7();
const words = {
  field: (field: string) => ({ owner: 'Owner', state: 'State', Incharge: 'Guide' })[field] ?? field,
  account: (account: string) => (account === neema ? 'Neema' : 'a colleague'),
};
const read = (part: Parameters<typeof tourOf>[1]) =>
  timelineOf(tourOf(id, part), words).map(({ what, by, text }) => [what, by, ...(text ? [text] : [])]);

describe('The timeline of a request', () => {
  it('tells who did what in the order of time', () => {
    expect(
      read({
        state: 'lost',
        lostReason: 'Too expensive',
        owner: { id: v7(), name: 'Baraka' },
        Incharge: 'Neema',
        setBy: {
          state: mark('2027-01-04T10:00:00.000Z', 'Baraka'),
          owner: mark('2027-01-02T10:00:00.000Z'),
          Incharge: mark('2027-01-05T10:00:00.000Z'),
        },
        notes: [{ id: v7(), by: 'Baraka', text: 'Called twice.', capturedAt: '2027-01-03T10:00:00.000Z' }],
        replies: [
          {
            id: v7(),
            by: 'Neema',
            way: 'whatsapp',
            to: '255754010203',
            subject: '',
            text: 'Karibu!',
            capturedAt: '2027-01-06T10:00:00.000Z',
          },
        ],
      }),
    ).toEqual([
      ['Sent', 'The traveller'],
      ['Received', ''],
      ['Owner: Baraka', 'Amina'],
      ['Note', 'Baraka', 'Called twice.'],
      ['State: Lost', 'Baraka', 'Too expensive'],
      ['Guide: Neema', 'Amina'],
      ['Answered by WhatsApp', 'Neema', 'Karibu!'],
    ]);
  });

  it('marks what came before it was made, by the clock of its device', () => {
    const came = { receivedAt: '2027-01-01T08:00:00.000Z' };
    const sentAt = (capturedAt: string) =>
      read({ ...came, capturedAt })
        .map(([what]) => what)
        .sort();
    expect(sentAt('2027-01-16T08:00:00.000Z')).toEqual(['Received', 'Sent (by a clock that was ahead)']);
    // A slow line makes a few minutes.
    expect(sentAt('2027-01-01T08:04:00.000Z')).toEqual(['Received', 'Sent']);
  });

  it('says by how much the clock of the device was wrong, and how late it came without that', () => {
    const came = { receivedAt: '2027-01-16T10:00:00.000Z' };
    const sentAt = (capturedAt: string, clockAhead: number) =>
      read({ ...came, capturedAt, clockAhead })
        .map(([what]) => what)
        .sort();
    const day = 24 * 60 * 60_000;
    expect(sentAt('2027-01-01T08:00:00.000Z', -15 * day)).toEqual([
      'Received, 2 hours later',
      'Sent (the clock of the device was 15 days behind)',
    ]);
    expect(sentAt('2027-01-31T10:00:00.000Z', 15 * day)).toEqual([
      'Received',
      'Sent (the clock of the device was 15 days ahead)',
    ]);
  });

  it('tells everything that a field was set to, with the reasons, and undoes the last of it alone', () => {
    const set = (at: string, field: string, to: object) => ({ ...mark(at), field, set: { ...to } });
    const row = tourOf(id, {
      state: 'confirmed',
      price: '3700.00',
      currency: 'USD',
      setBy: {
        state: { ...mark('2027-01-08T10:00:00.000Z'), was: { state: 'lost', lostReason: 'Plans changed' } },
        owner: mark('2027-01-04T10:00:00.000Z'),
        price: mark('2027-01-07T10:00:00.000Z'),
      },
      pastSettings: [
        set('2027-01-02T10:00:00.000Z', 'owner', { owner: neema }),
        set('2027-01-03T10:00:00.000Z', 'state', { state: 'answered', lostReason: '' }),
        set('2027-01-05T10:00:00.000Z', 'price', { price: '3500.00', currency: 'EUR' }),
        set('2027-01-06T10:00:00.000Z', 'state', { state: 'lost', lostReason: 'Plans changed' }),
      ],
    });
    const events = timelineOf(row, words).slice(2);
    expect(events.map(({ what, text }) => [what, ...(text ? [text] : [])])).toEqual([
      ['Owner: Neema'],
      ['State: Answered'],
      ['Owner: nobody'],
      ['price: €3,500'],
      ['State: Lost', 'Plans changed'],
      ['price: $3,700'],
      ['State: Confirmed'],
    ]);
    expect(events.filter(({ back }) => back).map(({ what }) => what)).toEqual(['State: Confirmed']);
  });

  it('tells what became of mail, also of a receipt that was sent well', () => {
    const reply = {
      id: v7(),
      by: 'Neema',
      way: 'office',
      to: 'a@b.co',
      subject: 'Safari',
      text: 'Karibu!',
    } as const;
    expect(
      read({
        receipt: { state: 'sent', problem: '', at: '2027-01-01T00:01:00.000Z' },
        replies: [
          {
            ...reply,
            capturedAt: '2027-01-02T10:00:00.000Z',
            delivery: { state: 'failed', problem: 'No such address (550).', at: '2027-01-02T10:01:00.000Z' },
          },
        ],
      }).slice(2),
    ).toEqual([
      ['Acknowledgement sent by e-mail', ''],
      ['Answered by mail from the office', 'Neema', 'Safari'],
      ['Answer not sent', '', 'No such address (550).'],
    ]);
    expect(
      read({ receipt: { state: 'bounced' as never, problem: '', at: '2027-01-01T00:01:00.000Z' } }),
    ).toHaveLength(2);
  });

  it('tells of money as people write it, and of what was taken away', () => {
    const at = '2027-01-02T10:00:00.000Z';
    const [price, deposit, currency] = [mark(at), mark(at), mark(at)];
    expect(
      read({
        price: '3700.50',
        currency: 'EUR',
        depositDue: '2027-02-01',
        setBy: { price, currency, deposit, depositDue: mark(at) },
      }).slice(2),
    ).toEqual([
      ['price: €3,700.50', 'Amina'],
      ['deposit: nothing', 'Amina'],
      ['depositDue: 1 Feb 2027', 'Amina'],
    ]);
  });

  it('tells of every day on which somebody was to take it up again', () => {
    const past = (field: string, day: string, at: string) => ({ ...mark(at), field, set: { [field]: day } });
    expect(
      read({
        setBy: { followUp: mark('2027-01-03T10:00:00.000Z') },
        pastSettings: [past('followUp', '2027-01-03', '2027-01-02T10:00:00.000Z')],
      }).slice(2),
    ).toEqual([
      ['followUp: 3 Jan 2027', 'Amina'],
      ['followUp: nothing', 'Amina'],
    ]);
  });

  it('shows a currency that only a later version knows, or none, without failing', () => {
    const at = '2027-01-02T10:00:00.000Z';
    const set = (currency: string) =>
      read({ price: '3700.50', currency, setBy: { price: mark(at) } }).at(-1)?.[0];
    expect([set('XQX'), set('points'), set('')]).toEqual([
      'price: XQX\u00a03,700.50',
      'price: 3,700.50 points',
      'price: 3,700.50',
    ]);
  });

  it('says how long a request was on its way, or that it still is', () => {
    const late = { capturedAt: '2027-01-01T00:00:00.000Z', receivedAt: '2027-01-04T00:00:00.000Z' };
    expect(read(late)).toEqual([
      ['Sent', 'The traveller'],
      ['Received, 3 days later', ''],
    ]);
    expect(read({ ...late, exit: 'sealed' })[1]).toEqual([
      'Received, 3 days later, out of a saved file or a sealed copy',
      '',
    ]);
    expect(read({ receivedAt: '' })).toEqual([['Sent, and not received by the office yet', 'The traveller']]);
  });

  it('begins with the sending, whatever a wrong clock says, and shows a state of a later version as it came', () => {
    const sent = { capturedAt: '2041-01-01T00:00:00.000Z' };
    const setBy = { state: mark('2027-01-02T10:00:00.000Z') };
    expect(read({ ...sent, state: 'negotiating', setBy })).toEqual([
      ['Sent (by a clock that was ahead)', 'The traveller'],
      ['Received', ''],
      ['State: negotiating', 'Amina'],
    ]);
  });

  it('has every correction with what became of it, once', () => {
    const correction = v7();
    const history = [
      { id, by: '', capturedAt: '2027-01-01T00:00:00.000Z', receivedAt: '', outcome: 'first', changes: [] },
      {
        id: correction,
        by: '',
        capturedAt: '2027-01-02T00:00:00.000Z',
        receivedAt: '2027-01-02T00:00:01.000Z',
        outcome: 'applied',
        changes: [{ field: 'days', before: 5, after: null }],
      },
    ] as const;
    const setBy = { tour_status: { id: correction, by: '', at: '2027-01-02T00:00:00.000Z' } };
    const events = timelineOf(tourOf(id, { history, setBy }), words);
    expect(events.map(({ what }) => what)).toEqual(['Sent', 'Received', 'Corrected']);
    expect(events.at(-1)).toMatchObject({ by: 'The traveller', lines: ['Days: 5 → nothing'] });
  });

  it('says of a correction that it came from another device, by reference and contact', () => {
    const history = [
      {
        id: v7(),
        by: '',
        capturedAt: '2027-01-02T00:00:00.000Z',
        receivedAt: '2027-01-02T00:00:01.000Z',
        outcome: 'applied',
        changes: [],
        byContact: true,
      },
    ] as const;
    const { what, by } = timelineOf(tourOf(id, { history }), words).at(-1) ?? {};
    expect([what, by]).toEqual([
      'Corrected, sent from another device, by reference and contact',
      'The traveller',
    ]);
  });

  it('says of a correction that is too long to list, and shows the first words', () => {
    const history = [
      {
        id,
        by: '',
        capturedAt: '2027-01-01T00:00:00.000Z',
        receivedAt: '',
        outcome: 'first',
        changes: [{ field: 'name', before: null, after: 'Amina' }],
      },
      {
        id: v7(),
        by: '',
        capturedAt: '2027-01-02T00:00:00.000Z',
        receivedAt: '2027-01-02T00:00:01.000Z',
        outcome: 'applied',
        changes: [],
        cut: true,
      },
    ] as const;
    const events = timelineOf(tourOf(id, { history }), words);
    expect(events.find(({ what }) => what === 'As it was first')).toMatchObject({ lines: ['Name: Amina'] });
    expect(events.at(-1)).toMatchObject({ what: 'Corrected', text: expect.stringContaining('Too much') });
  });
});
