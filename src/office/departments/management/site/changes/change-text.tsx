/** A text before and after a change, with what differs marked; of long ones that part alone, and the whole on demand. */
import type { FieldKind } from '../../../../../content/editable/field.ts';
import { say } from '../../../../../words/say.ts';
import { FieldValue } from '../photograph/field-value.tsx';
import type { Language } from '../present-text.ts';
import { type DifferingPart, differingParts } from './differing-parts.ts';
import { useValueInWords } from './value-in-words.ts';

interface ChangeTextProps {
  before: string;
  after: string;
  language: Language;
  kind?: FieldKind | undefined;
}

export function ChangeText({ language, kind, ...texts }: ChangeTextProps) {
  const inWords = useValueInWords();
  const [before, after] = [inWords(texts.before, kind), inWords(texts.after, kind)];
  if (kind === 'photograph') {
    return (
      <dl className="site-change">
        <dt>{say('Before')}</dt>
        <dd>
          <FieldValue kind={kind} text={before} />
        </dd>
        <dt>{say('After')}</dt>
        <dd>
          <FieldValue kind={kind} text={after} />
        </dd>
      </dl>
    );
  }
  const parts = differingParts(before, after);
  const isCut = whole(parts.before) !== before || whole(parts.after) !== after;
  return (
    <>
      <dl className="site-change">
        <dt>{say('Before')}</dt>
        <dd lang={language} dir="auto">
          {before === '' ? say('Nothing') : <Marked part={parts.before} as="del" />}
        </dd>
        <dt>{say('After')}</dt>
        <dd lang={language} dir="auto">
          {after === '' ? say('Nothing') : <Marked part={parts.after} as="ins" />}
        </dd>
      </dl>
      {isCut && (
        <details>
          <summary>{say('The whole text')}</summary>
          <dl className="site-change">
            <dt>{say('Before')}</dt>
            <dd lang={language} dir="auto">
              {before || say('Nothing')}
            </dd>
            <dt>{say('After')}</dt>
            <dd lang={language} dir="auto">
              {after || say('Nothing')}
            </dd>
          </dl>
        </details>
      )}
    </>
  );
}

const whole = ({ lead, own, tail }: DifferingPart) => lead + own + tail;

function Marked({ part: { lead, own, tail }, as: Mark }: { part: DifferingPart; as: 'del' | 'ins' }) {
  return (
    <>
      {lead}
      {own && <Mark>{own}</Mark>}
      {tail}
    </>
  );
}
