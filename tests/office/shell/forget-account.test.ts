import { expect, it } from 'vitest';
import { draftOf, keepDraft } from '../../../src/office/records/details/note-drafts.ts';
import { forgetOtherAccounts } from '../../../src/office/shell/frame/forget-other-accounts.ts';

const BEGUN = { text: 'Call Rehema back', author: 'a' };

it('A note that somebody began is there for that account alone, whichever tab signed it out', () => {
  forgetOtherAccounts(undefined);
  forgetOtherAccounts('a');
  keepDraft('record', BEGUN);
  forgetOtherAccounts('a');
  expect(draftOf('record')).toEqual(BEGUN);
  forgetOtherAccounts('b');
  expect(draftOf('record').text).toBe('');

  keepDraft('record', BEGUN);
  forgetOtherAccounts(undefined);
  expect(draftOf('record').text).toBe('');
});
