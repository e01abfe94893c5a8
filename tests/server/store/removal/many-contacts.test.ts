/** Texts full of digits make no index of thousands of rows, and everybody who travels is found all the same. */

import { afterEach, beforeEach, expect, it } from 'vitest';
import { MAX_CONTACTS } from '../../../../server/store/people/contact-index.ts';
import { MAX_PEOPLE } from '../../../../src/contract/values/field-bounds.ts';
import { flightRequest } from '../../../parts/records/sample-requests.ts';
import { correctionOf, deliveryChannels, firstOf } from '../../../parts/server/correction-channels.ts';
import { findAllOf } from '../../../parts/server/found-records.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

let next = 7_000_000;
const digits = () =>
  Array.from({ length: 12 }, () => {
    next += 1;
    return next;
  }).join('/');
const full = (travelers: number) => ({
  ...flightRequest,
  travelers,
  travelerDetails: Array.from({ length: travelers }, (_, place) => ({
    ...flightRequest.travelerDetails[0],
    name: place % 2 ? digits() : `Neema ${place}`,
    departurePoint: digits(),
  })),
});
const counted = () =>
  Object.fromEntries(
    server
      .rows('select what, count(*) as number from contact group by what')
      .map(({ what, number }) => [what, number]),
  );
const find = async (query: object) =>
  (await findAllOf(server.store, { email: '', phone: '', name: '', ...query })).map(({ match }) => match);

it('A request full of digits has few contacts, its own among them, and the name of everybody', async () => {
  const first = firstOf('flightRequest', full(MAX_PEOPLE));
  const send = deliveryChannels['own calls'];
  await send(server, [first]);
  const { phone, email, name } = counted();
  expect(Number(phone) + Number(email)).toBe(MAX_CONTACTS);
  expect(name).toBe(MAX_PEOPLE + 1);
  expect(await find({ email: flightRequest.email })).toEqual(['contact']);
  expect(await find({ phone: flightRequest.phone })).toEqual(['contact']);
  expect(await find({ name: `Neema ${MAX_PEOPLE - 2}` })).toEqual(['name']);
  // A correction with another address is found by both.
  await send(server, [correctionOf(first, { ...full(MAX_PEOPLE), email: 'other@example.com' })]);
  expect(await find({ email: flightRequest.email })).toEqual(['contact']);
  expect(await find({ email: 'other@example.com' })).toEqual(['contact']);
  const again = counted();
  expect(Number(again.phone) + Number(again.email)).toBe(MAX_CONTACTS);
});
