// @vitest-environment happy-dom
/** Words beside a carried file: what its maker has to do is said alone, and nothing is called safe that waits for them. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OutboxFile } from '../../src/contract/protocol/outbox-file.ts';
import type { EntryResult } from '../../src/device/outbox/index.ts';
import FileContent from '../../src/pages/outbox/file-content.tsx';

const REFERENCES = ['PT-0000-0000-0', 'PT-1111-1111-1'];
const MAKER_IS_ASKED = 'Whoever wrote this has to sign in again on the device that wrote it.';

/** What the page says of a file of two entries of which both ended alike. */
function wordsOf(result: EntryResult, isKept = true): string {
  const file = {
    site: location.origin,
    savedAt: '2027-01-01T00:00:00.000Z',
    entries: 2,
    references: REFERENCES,
  } as unknown as OutboxFile;
  const results = new Map(REFERENCES.map((reference) => [reference, result]));
  const markup = renderToStaticMarkup(
    <FileContent file={file} results={results} isKept={isKept} sending={false} onSend={() => undefined} />,
  );
  return markup.replace(/<[^>]+>/g, ' ');
}

it('says what the maker has to do, and nothing else, where the office refused their account', () => {
  const words = wordsOf({ type: 'unsent', why: 'forbidden', message: MAKER_IS_ASKED });
  expect(words).toContain(MAKER_IS_ASKED);
  expect(words).not.toMatch(/Nothing is lost|as soon as possible|kept on this device/);
});

it.each([
  ['kept', true, 'it is kept on this device, and sent as soon as possible'],
  ['not kept', false, 'keep the file and send it again'],
])('says of one that is %s what becomes of it, where nobody has answered', (_what, isKept, said) => {
  expect(wordsOf({ type: 'unsent', why: 'unreachable' }, isKept)).toContain(said);
});
