/** Templates of answers: who keeps them, who reads them, and what they may say. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleTemplates } from '../../../../server/demo/templates.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { entryKinds } from '../../../../src/kinds/entry-kinds.ts';
import type { FeedRecord } from '../../../../src/kinds/records.ts';
import { placeholderValues } from '../../../../src/kinds/reply-template/placeholder-values.ts';
import { fillPlaceholders } from '../../../../src/kinds/reply-template/placeholders.ts';
import {
  type ReplyTemplate,
  replyTemplateKinds,
  replyTemplateSchema,
} from '../../../../src/kinds/reply-template/schema.ts';
import { submissionKinds } from '../../../../src/kinds/submissions.ts';
import { requests, staffRequests } from '../../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';
import { staffCalls } from '../../../parts/server/staff-calls.ts';

const template = staffRequests.replyTemplate;

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const { post, feed } = staffCalls(() => server);

describe('A template', () => {
  it('is kept by management, read by those who answer, and by nobody else', async () => {
    const boss = await signedIn(server, 'management');
    expect((await post(endpoints.templates, template, boss.headers)).status).toBe(200);
    for (const role of ['operations', 'bookings'] as const) {
      const { headers } = await signedIn(server, role);
      expect((await feed(headers)).records).toMatchObject([template]);
      expect((await post(endpoints.templates, template, headers)).status).toBe(403);
    }
    for (const role of ['logistics', 'marketing', 'finance', 'hr'] as const) {
      const { headers } = await signedIn(server, role);
      expect((await feed(headers)).records).toEqual([]);
      expect((await server.app.request(endpoints.templates, { headers })).status).toBe(403);
    }
  });

  it('is changed by management alone, and the audit log says so', async () => {
    const boss = await signedIn(server, 'management');
    const id = v7();
    await post(endpoints.templates, template, boss.headers, id);
    const correction = {
      record: id,
      kind: 'replyTemplate',
      version: 1,
      capturedAt: new Date().toISOString(),
      replaces: [],
      payload: { ...template, inUse: 'no', subject: 'Your {package}' },
    };
    const other = await signedIn(server, 'operations');
    expect((await post(endpoints.corrections, correction, other.headers)).status).toBe(403);
    expect((await post(endpoints.corrections, correction, boss.headers)).status).toBe(200);
    expect((await feed(other.headers)).records).toMatchObject([{ inUse: 'no', subject: 'Your {package}' }]);
    const log = await server.store.accounts.readAudit();
    expect(log.lines.find(({ action }) => action === 'record.correct')).toMatchObject({
      by: boss.id,
      after: { kind: 'replyTemplate', fields: ['subject', 'inUse'] },
    });
  });

  it.each([
    [
      'a stay has no published price',
      { about: 'stayBooking', body: 'It is {price}.' },
      'body',
      /^\{price\}: not available for /,
    ],
    ['a word is misspelt', { body: 'Dear {nmae} of {reference}' }, 'body', /^\{nmae\}: not available for /],
    ['nothing is in the braces', { subject: 'Your {}' }, 'subject', /^\{\}: not available for /],
    ['names of programs', { body: '{constructor}' }, 'body', /^\{constructor\}/],
    ['several are wrong', { body: '{cost} and {day}' }, 'body', /^\{cost\}, \{day\}: not available for /],
    ['there is no text', { body: ' ' }, 'body', /required/],
    ['the text has no end', { body: 'a'.repeat(1_501) }, 'body', /at most 1500/],
    ['the kind is none that is answered', { about: 'souvenir' }, 'about', /must be one of/],
  ])('is refused with the reason at its field when %s', async (_case, wrong, field, words) => {
    const { headers } = await signedIn(server, 'management');
    const response = await post(endpoints.templates, { ...template, ...wrong }, headers);
    expect(response.status).toBe(400);
    expect((await response.json()).fields).toEqual({ [field]: expect.stringMatching(words) });
  });
});

describe('A filled template', () => {
  it('says of each kind of request what it says', async () => {
    for (const kind of submissionKinds) await post(entryKinds[kind].call, requests[kind]);
    const { headers } = await signedIn(server, 'management');
    const published = { office: 'Savanna & Coast', priceOf: (name: string) => `the price of ${name}` };
    const said = Object.fromEntries(
      (await feed(headers)).records.map((record) => {
        const values = placeholderValues(record as FeedRecord<ReplyTemplate['about']>, published);
        return [record.kind, fillPlaceholders('{name}|{package}|{dates}|{people}|{price}|{office}', values)];
      }),
    );
    expect(Object.keys(said).sort()).toEqual([...replyTemplateKinds].sort());
    expect(said).toEqual({
      tour: 'José Ngũgĩ|{package}|14 Jun 2027|3 people|{price}|Savanna & Coast',
      packageBooking: expect.stringMatching(/^.+\|.+\|\d+ \w{3} \d{4}\|\d+ adults?.*\|the price of .+\|Sav/),
      tripPlan: 'Nuru Al-Farsi|{package}|1 Aug 2027|2 people|{price}|Savanna & Coast',
      flightRequest: 'Søren Łukasz|{package}|1 Jun 2027 to 20 Jun 2027|2 people|{price}|Savanna & Coast',
      eventRequest:
        'Grace Mollel|Executive Retreat|20 Nov 2027|{people}|the price of Executive Retreat|Savanna & Coast',
      stayBooking: 'Juma Bakari|camping meals|1 Jul 2027 to 4 Jul 2027|4 people|{price}|Savanna & Coast',
    });
  });

  it('takes values as they are, whatever signs they have', () => {
    expect(fillPlaceholders('Dear {name}, {reference}', { name: '$& {reference} $1', reference: 'X' })).toBe(
      'Dear $& {reference} $1, X',
    );
  });

  it.each(sampleTemplates)('of the demonstration is sound: $about', (sample) => {
    expect(replyTemplateSchema.safeParse(sample).success).toBe(true);
  });
});
