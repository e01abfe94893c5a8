/** Work that input from outside may cause: it grows with the input's length, and not with its square. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeError } from '../../../server/start/log.ts';
import { contactMatches, extractContacts } from '../../../src/contract/values/contact.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

/** Letters: work that grows with their square takes over a minute, and any other a moment. */
const LENGTH = 400_000;
/** Milliseconds, far from both of these. */
const TIMEOUT = 45_000;

function lookUp(reference: string): Promise<Response> {
  return Promise.resolve(
    server.app.request('/api/lookup', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ reference, contact: 'amina@example.com' }),
    }),
  );
}

describe('The work for a request stays in proportion to its length', { timeout: TIMEOUT }, () => {
  it.each([
    ['spaces', (length: number) => `text/html${' '.repeat(length)}x`],
    ['semicolons', (length: number) => `text/html${'; '.repeat(length)}x`],
    ['commas', (length: number) => `${', '.repeat(length)}text/html`],
  ])('with an Accept header of %s', async (_what, accept) => {
    const headers = { Accept: accept(LENGTH) };
    expect((await server.app.request('/stay_bookings', { headers })).status).toBeLessThan(500);
  });

  it('with a text of dots in a customer search, as dots and as ellipses', async () => {
    for (const dot of ['.', ':', '\u2026']) {
      const text = `a${dot.repeat(LENGTH)}x`;
      expect(contactMatches('nobody@example.net', [text])).toBe(false);
      expect(extractContacts([text])).toEqual([]);
    }
  });

  it('with a reference of accents upon accents, which are hard to put in order', async () => {
    // As many marks as a body may have, two bytes each.
    const marks = 60_000;
    const response = await lookUp(`A${'\u0301'.repeat(marks)}${'\u0316'.repeat(marks)}`);
    expect(response.status).toBe(400);
    expect((await response.json()).fields).toEqual({
      reference: 'Reference may have at most 40 characters.',
    });
  });
});

describe('The work for a line of the log stays in proportion to the message', { timeout: TIMEOUT }, () => {
  it.each([
    ['one long word', 'x'],
    ['quotes without an end', 'relation "'],
    ['brackets', '1(((('],
    ['lines', '\n'],
  ])('of %s', async (_what, part) => {
    const { message } = describeError(new Error(part.repeat(LENGTH)));
    expect(String(message).length).toBeLessThanOrEqual(1_000);
  });

  it('of which a page is kept, without addresses and values', () => {
    const { message } = describeError(
      new Error(
        `Key (email)=(amina@example.com) of "Amina" is there; call +255 712 345 678 ${'x '.repeat(5_000)}`,
      ),
    );
    expect(message).toMatch(/^Key … of … is there; call … x x x/);
    expect(String(message).length).toBeLessThanOrEqual(1_000);
  });
});
