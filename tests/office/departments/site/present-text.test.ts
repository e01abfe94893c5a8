/** What the editor of the site says of a text: published, drafted, of an older text. */
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import type { ListedField } from '../../../../src/content/editable/field.ts';
import type { FieldOverride } from '../../../../src/content/editable/overrides.ts';
import type { ShownDraft } from '../../../../src/device/records/index.ts';
import { draftKey } from '../../../../src/kinds/site-draft/schema.ts';
import { presentText } from '../../../../src/office/departments/management/site/present-text.ts';

const item = { id: 'place/serengeti' };
const field: ListedField = {
  path: 'standfirst',
  label: 'Sentence',
  kind: 'line',
  isTranslated: true,
  value: 'Grass to the horizon.',
  de: 'Gras bis zum Horizont.',
};
type Language = FieldOverride['language'];
const draft = (language: Language, value: string | null, source?: string): ShownDraft => ({
  id: v7(),
  item: item.id,
  field: field.path,
  language,
  value,
  ...(source && { source }),
  by: { id: v7(), name: 'Asha' },
  at: '2026-11-29T12:00:00.000Z',
});
const byKey = <Entry extends Pick<ShownDraft, 'item' | 'field' | 'language'>>(...entries: Entry[]) =>
  new Map(entries.map((entry) => [draftKey(entry), entry]));
const textOf = (language: Language, drafts: ShownDraft[], published: FieldOverride[] = []) =>
  presentText(item, field, language, { drafts: byKey(...drafts), published: byKey(...published) });

it('is what stands in the content, until something is published or drafted', () => {
  expect(textOf('en', [])).toMatchObject({ text: 'Grass to the horizon.', draft: undefined, seen: null });
  expect(textOf('de', [])).toMatchObject({ text: 'Gras bis zum Horizont.', isOfOlderText: false });
  expect(textOf('fr', [])).toMatchObject({ text: '', isUntranslated: true, isOfOlderText: false });
  const published = { item: item.id, field: field.path, language: 'en' as const, value: 'Grass.' };
  expect(textOf('en', [], [published])).toMatchObject({ text: 'Grass.', published: 'Grass.' });
  const mine = draft('en', 'Grass, far.');
  expect(textOf('en', [mine], [published])).toMatchObject({
    text: 'Grass, far.',
    published: 'Grass.',
    seen: mine.id,
  });
});

it('says that a translation is of the older text, until it is made of the new one', () => {
  const english = draft('en', 'Grass.');
  expect(textOf('de', [english])).toMatchObject({ text: 'Gras bis zum Horizont.', isOfOlderText: true });
  expect(textOf('de', [english, draft('de', 'Gras.', 'Grass.')])).toMatchObject({
    text: 'Gras.',
    isOfOlderText: false,
  });
  expect(textOf('de', [draft('de', 'Gras.', 'Grass.')])).toMatchObject({ isOfOlderText: true });
});

it('is published again once its draft was taken back, and knows which entry did that', () => {
  const back = draft('en', null);
  expect(textOf('en', [back])).toMatchObject({
    text: 'Grass to the horizon.',
    draft: undefined,
    seen: back.id,
  });
});
