import { expect, it } from 'vitest';
import { previewDocument } from '../../../server/site/preview-document.ts';

const page = (data: object) =>
  `<html><body><main id="main">Lions</main><script type="application/json" id="page-data">${JSON.stringify(data)}</script><script type="module" src="/a.js"></script></body></html>`;

it('nothing runs in a document of a preview', () => {
  expect(previewDocument(page({ kind: 'home' }))).toBe(
    '<html><body><main id="main">Lions</main></body></html>',
  );
});

it('notices stand above the page with their time, as text', () => {
  const notices = [
    {
      text: 'Road to <Ndutu> closed & wet.',
      from: '2026-03-20T15:00:00.000Z',
      until: '2026-05-31T21:00:00.000Z',
    },
    { text: 'Ask us.' },
  ];
  expect(previewDocument(page({ kind: 'home', notices }))).toContain(
    '<p class="page">Road to &lt;Ndutu&gt; closed &amp; wet. (Shown from 2026-03-20 18:00 until 2026-06-01 00:00)</p><p class="page">Ask us.</p></div><main id="main">',
  );
});

it('notices wear what they wear on the site', () => {
  const shown = previewDocument(
    page({ kind: 'home', notices: [{ text: 'Ask us.' }] }),
    '/assets/notices-a.css',
  );
  expect(shown).toContain(
    '<link rel="stylesheet" href="/assets/notices-a.css"><div class="notices"><p class="page">Ask us.</p></div><main',
  );
});
