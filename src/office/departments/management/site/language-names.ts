import type { FieldOverride } from '../../../../content/editable/overrides.ts';

/** Languages of travellers, as they are called here. */
export const languageNames: Readonly<Record<FieldOverride['language'], string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
};
