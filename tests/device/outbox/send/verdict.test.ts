import { describe, expect, it } from 'vitest';
import type { CallAnswer, CallResult } from '../../../../src/device/core/transport.ts';
import { judgeAnswer, judgeBatch, judgeEnvelope } from '../../../../src/device/outbox/send/verdict.ts';

const id = '01990000-0000-7000-8000-000000000001';
const other = '01990000-0000-7000-8000-000000000002';
const receipt = { id, reference: 'PB-0000-0000-0', receivedAt: '2027-01-02T00:00:00.000Z', message: 'Taken' };
const problem = { message: 'No.', id };
const now = Date.UTC(2027, 0, 1);
const answer = (status: number, body: unknown, retryAfter: string | null = null): CallAnswer => ({
  status,
  body,
  retryAfter,
});

describe('An answer to one entry', () => {
  it.each<[string, CallResult, string]>([
    ['nobody there', new TypeError('Failed to fetch'), 'unreachable'],
    ['a receipt that names it', answer(200, receipt), 'accepted'],
    ['a receipt with status 201', answer(201, receipt), 'accepted'],
    ['a receipt for another entry', answer(200, { ...receipt, id: other }), 'unreachable'],
    ["a captive portal's 200 with a page", answer(200, undefined), 'unreachable'],
    ['a 200 with JSON of someone else', answer(200, { ok: true }), 'unreachable'],
    ['a 200 that echoes the id and is no receipt', answer(200, { id }), 'unreachable'],
    ['a problem of ours, 400', answer(400, problem), 'refused'],
    ['a key used twice, 409', answer(409, problem), 'refused'],
    ['too large alone, 413', answer(413, problem), 'refused'],
    ["a proxy's 400 without our word", answer(400, { message: 'blocked' }), 'unreachable'],
    ['of ours, what it could not read', answer(400, { ...problem, code: 'unread' }), 'blocked'],
    ['of ours, another type than was sent', answer(415, { ...problem, code: 'unread' }), 'blocked'],
    ["a gateway's 413 without our word", answer(413, { message: 'Too large' }), 'unreachable'],
    ["a gateway's 415 without our word", answer(415, { message: 'No' }), 'unreachable'],
    ["a proxy's 404 page", answer(404, undefined), 'unreachable'],
    ['our own 500', answer(500, problem), 'failed'],
    ["a proxy's 502", answer(502, undefined), 'unreachable'],
    ['sign in first, 401', answer(401, problem), 'sign-in'],
    ['not from this account, 403', answer(403, problem), 'forbidden'],
    ["a firewall's 403 page", answer(403, undefined), 'unreachable'],
    ['in flight, 409 with Retry-After', answer(409, problem, '1'), 'later'],
    ['408', answer(408, problem), 'later'],
    ['425', answer(425, problem), 'later'],
    ['429 of ours', answer(429, problem, '30'), 'later'],
    ['429 of a gateway', answer(429, undefined, '30'), 'later'],
    ['503 of ours', answer(503, problem), 'later'],
    ['a redirect that was not followed', answer(302, problem), 'unreachable'],
  ])('%s', (_what, given, type) => {
    expect(judgeAnswer(given, id, now).type).toBe(type);
  });

  it.each([
    ['30', 30_000],
    ['Fri, 01 Jan 2027 00:01:00 GMT', 60_000],
    ['Thu, 31 Dec 2026 00:00:00 GMT', 0],
    ['Friday, 01-Jan-27 00:01:00 GMT', 60_000],
    ['Fri Jan  1 00:01:00 2027', 60_000],
    ['3600', 3_600_000],
    // More than an hour is believed of nobody.
    ['3601', 3_600_000],
    ['99999999999999', 3_600_000],
    ['9'.repeat(400), 3_600_000],
    ['Fri, 01 Jan 2127 00:00:00 GMT', 3_600_000],
    ['Fri, 31 Dec 9999 23:59:59 GMT', 3_600_000],
    ['0', 0],
    ['soon', null],
    ['', null],
    ['-5', null],
    ['in 5', null],
    ['1e3', null],
    ['2.5', null],
    ['120, 240', null],
    ['2027-01-01T00:01:00Z', null],
    ['Fri, 99 Foo 2027 99:99:99 GMT', null],
    [null, null],
  ])('Retry-After %s means a wait of %s ms', (retryAfter, wait) => {
    expect(judgeAnswer(answer(503, problem, retryAfter), id, now)).toEqual({
      type: 'later',
      wait,
      ours: true,
    });
  });
});

describe('An answer to a batch', () => {
  const verdictsOf = (given: CallResult) => {
    const judged = judgeBatch(given, [id, other], now);
    return judged.type === 'judged' ? [...judged.verdicts.values()].map(({ type }) => type) : judged.type;
  };

  it.each<[string, CallResult, string | string[]]>([
    ['nobody there', new TypeError('Failed to fetch'), ['unreachable', 'unreachable']],
    ['too large', answer(413, problem), 'split'],
    ['unreadable as a whole, because of one entry', answer(400, problem), 'split'],
    ["a proxy's 400", answer(400, undefined), ['unreachable', 'unreachable']],
    ['a captive portal', answer(200, undefined), ['unreachable', 'unreachable']],
    ['asked to wait', answer(429, undefined, '5'), ['later', 'later']],
    [
      'one taken, one refused',
      answer(200, {
        results: [
          { id, status: 200, receipt },
          { id: other, status: 400, problem },
        ],
      }),
      ['accepted', 'refused'],
    ],
    ['one left out', answer(200, { results: [{ id, status: 200, receipt }] }), ['accepted', 'unreachable']],
    [
      "another entry's receipt",
      answer(200, { results: [{ id: other, status: 200, receipt }] }),
      ['unreachable', 'unreachable'],
    ],
    [
      'one failed',
      answer(200, {
        results: [
          { id, status: 500, problem },
          { id: other, status: 401, problem },
        ],
      }),
      ['failed', 'sign-in'],
    ],
  ])('%s', (_what, given, expected) => {
    expect(verdictsOf(given)).toEqual(expected);
  });
});

describe('An answer to an envelope', () => {
  const results = [
    { id: other, status: 200, receipt: { ...receipt, id: other } },
    { id, status: 400, problem: { message: 'No.' } },
  ];
  const references = [receipt.reference, 'PB-1111-1111-1'];
  const verdictsOf = (given: CallResult) =>
    judgeEnvelope(given, { file: id, references }, now).map(({ type }) => type);

  it.each<[string, CallResult, string[]]>([
    ['nobody there', new TypeError('Failed to fetch'), ['unreachable', 'unreachable']],
    ['a refusal of ours', answer(400, problem), ['refused', 'refused']],
    ["a gateway's 400", answer(400, { message: 'No' }), ['unreachable', 'unreachable']],
    ["a gateway's 413", answer(413, { message: 'Too large' }), ['unreachable', 'unreachable']],
    ['an answer about another file', answer(400, { ...problem, id: other }), ['unreachable', 'unreachable']],
    ['of ours, what it could not read', answer(400, { ...problem, code: 'unread' }), ['blocked', 'blocked']],
    ['of ours, a key that it lacks', answer(425, problem), ['later', 'later']],
    ['results of ours', answer(200, { results, id }), ['accepted', 'refused']],
    ['results of nobody known', answer(200, { results }), ['accepted', 'unreachable']],
  ])('%s', (_what, given, types) => {
    expect(verdictsOf(given)).toEqual(types);
  });

  it('names the life of the server that refused', () => {
    const epoch = '01990000-0000-7000-8000-00000000000e';
    const reply = { ...answer(400, problem), serverStatus: { epoch, backedUpTo: 0 } };
    expect(judgeEnvelope(reply, { file: id, references }, now)[0]).toMatchObject({ type: 'refused', epoch });
  });
});
