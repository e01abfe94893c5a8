import { expect, it } from 'vitest';
import { draftOf, keepDraft } from '../../../src/office/records/details/note-drafts.ts';
import { forgetOtherAccount } from '../../../src/office/shell/frame/forget-account.ts';

const BEGUN = { text: 'Call Rehema back', author: 'a' };

it('A note that somebody began is there for that account alone, whichever tab signed it out', () => {
  forgetOtherAccount(undefined);
  forgetOtherAccount('a');
  keepDraft('record', BEGUN);
  forgetOtherAccount('a');
  expect(draftOf('record')).toEqual(BEGUN);
  forgetOtherAccount('b');
  expect(draftOf('record').text).toBe('');

  keepDraft('record', BEGUN);
  forgetOtherAccount(undefined);
  expect(draftOf('record').text).toBe('');
});
