/** What stays useful once a request is sent: what was asked, the way to it from any other device, and ways without e-mail. */
import { decodeQR } from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AfterSending } from '../../src/forms/engine/outcome/after-sending.tsx';
import { type SubmissionKind, submissionKinds } from '../../src/kinds/submissions.ts';
import { french } from '../../src/words/french/index.ts';
import { german } from '../../src/words/german/index.ts';
import { setPageLanguage } from '../../src/words/say.ts';
import { requests } from '../parts/records/sample-requests.ts';

const REFERENCE = 'PB-7Q4M-2XN9-K';

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://safari.example/package_booking'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  setPageLanguage('en', null);
});

const pageOf = (kind: SubmissionKind, basename = '/') =>
  renderToStaticMarkup(
    <MemoryRouter basename={basename} initialEntries={[`${basename}/`.replace('//', '/')]}>
      <AfterSending
        kind={kind}
        reference={REFERENCE}
        asked={requests[kind]}
        request={{ name: 'Amina Okoye', date: '2027-06-14' }}
        onFate={() => undefined}
      />
    </MemoryRouter>,
  );

/** Reads the code as a camera would. */
function readCode(page: string): string {
  const side = Number(/viewBox="0 0 (\d+) /.exec(page)?.[1]);
  const scale = 4;
  const width = side * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of page.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let down = 0; down < scale; down += 1)
      for (let right = 0; right < scale; right += 1) {
        const at = ((Number(y) * scale + down) * width + Number(x) * scale + right) * 4;
        data.fill(0, at, at + 3);
      }
  }
  return decodeQR({ width, height: width, data });
}

it.each(submissionKinds)(
  'of a %s the code opens the look-up, and holds nothing but the reference',
  (kind) => {
    expect(readCode(pageOf(kind))).toBe(`https://safari.example/lookup?reference=${REFERENCE}`);
  },
);

it('the code opens the look-up in the language of the page', () => {
  setPageLanguage('de', german);
  expect(readCode(pageOf('packageBooking', '/de'))).toBe(
    `https://safari.example/de/lookup?reference=${REFERENCE}`,
  );
});

it('says what was asked in words, and that camps and offices find it without a phone', () => {
  const page = pageOf('packageBooking');
  expect(page).toContain('<dt>Number of adults</dt><dd>2</dd>');
  expect(page).toContain('In our offices and camps somebody can look your request up for you');
  setPageLanguage('fr', french);
  expect(pageOf('packageBooking')).toContain('Dans nos bureaux et nos camps');
});

it('has the reference in the message for WhatsApp and SMS already, and no address of the guest', () => {
  const page = pageOf('packageBooking');
  for (const scheme of ['https://wa.me/', 'sms:']) {
    const link = decodeURIComponent(page.split(`href="${scheme}`)[1]?.split('"')[0] ?? '');
    expect(link).toContain(REFERENCE);
    expect(link).not.toContain('anna-maria@example.com');
  }
});
