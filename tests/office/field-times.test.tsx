/** The lists of today hold everybody's entries: each says whose it is. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Times } from '../../src/office/departments/logistics/field-screen.tsx';

const textOf = (row: Parameters<typeof Times>[0]['row']) =>
  renderToStaticMarkup(<Times row={row} />).replaceAll(/<[^>]*>/g, '');

it('says who entered a record, when, and when it arrived', () => {
  const row = { capturedAt: '2027-06-14T06:00:00.000Z', receivedAt: '' };
  const juma = { id: 'j', name: 'Juma Komba' };
  expect(textOf({ ...row, enteredBy: juma })).toMatch(/^By Juma Komba\. Captured .+\. Not sent yet\.$/);
  expect(textOf({ ...row, receivedAt: '2027-06-14T06:00:05.000Z' })).toMatch(
    /^By a colleague\. .+ Received .+\.$/,
  );
});
