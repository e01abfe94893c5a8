/** What a field says: its text, or the photograph that it names. */
import type { FieldKind } from '../../../../../content/editable/field.ts';
import { endpoints } from '../../../../../contract/protocol/endpoints.ts';
import { say } from '../../../../../words/say.ts';
import { useValueInWords } from '../changes/value-in-words.ts';

export function FieldValue({ kind, text }: { kind: FieldKind | undefined; text: string }) {
  const inWords = useValueInWords();
  if (text === '') return say('Nothing');
  if (kind !== 'photograph') return inWords(text, kind);
  return <img className="site-thumb" src={`${endpoints.sitePhotos}/${text}`} alt={say('A photograph')} />;
}
