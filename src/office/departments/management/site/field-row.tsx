/** One field of an item in each of its languages, with what the site says where a draft differs. */
import type { ClipboardEvent } from 'react';
import { cleanPasted } from '../../../../content/editable/clean-pasted.ts';
import type { ListedField } from '../../../../content/editable/field.ts';
import { staffActions } from '../../../../device/records/index.ts';
import { Field, type FieldProps } from '../../../../ui/field/field.tsx';
import { say, sayKnown, sayWith } from '../../../../words/say.ts';
import { useOfficeDialogs } from '../../../shell/frame/dialogs.tsx';
import { OfficeMoment } from '../../../time/office-moment.tsx';
import { FieldConflict } from './form/field-conflict.tsx';
import type { Input } from './form/form-inputs.ts';
import type { OtherText } from './form/other-texts.ts';
import { OtherTextsHint } from './form/other-texts-hint.tsx';
import type { PageGroup } from './form/page-groups.ts';
import { languageNames } from './language-names.ts';
import { MomentField } from './moment-field.tsx';
import { PagesField } from './pages-field.tsx';
import type { ChosenPhotograph } from './photograph/chosen-photograph.ts';
import { FieldValue } from './photograph/field-value.tsx';
import { FocusField } from './photograph/focus-field.tsx';
import { PhotographField } from './photograph/photograph-field.tsx';
import { needsDescription } from './photograph/photograph-item.ts';
import type { FormPhotograph } from './photograph/use-form-photograph.ts';
import type { PresentText } from './present-text.ts';

interface FieldRowProps {
  item: string;
  field: ListedField;
  /** The inputs of the field, one for each language. */
  inputs: readonly Input[];
  onKeepMine: (input: Input) => void;
  onGiveUpMine: (input: Input) => void;
  /** Properties of the input of a language. */
  inputOf: (language: PresentText['language']) => { name: string; error?: string | undefined };
  /** Other texts that say what the site says now in this field. */
  otherTexts: () => readonly OtherText[];
  /** What an input has now. */
  textNow: (name: string) => string;
  /** Pages that a field may choose from. */
  pages: readonly PageGroup[];
  photograph: FormPhotograph;
  choose: (photograph: ChosenPhotograph) => void;
  /** Puts a text in the place of all that an input has. */
  replace: (name: string, text: string) => void;
  /** Puts text in the place of what is chosen in an input. */
  insert: (name: string, input: HTMLTextAreaElement | HTMLInputElement, text: string) => void;
}

const ONE_LINE: readonly string[] = [
  'price',
  'number',
  'year',
  'email',
  'whatsapp',
  'day',
  'currency',
  'rate',
];
/** Characters of a text of one line that are seen at once. */
const SEEN = 40;

export function FieldRow(props: FieldRowProps) {
  const {
    otherTexts,
    onKeepMine,
    onGiveUpMine,
    item,
    field,
    inputOf,
    textNow,
    pages,
    photograph,
    choose,
    replace,
    insert,
  } = props;
  const { label, help, kind, locked, isOptional } = field;
  if (locked) {
    return (
      <div className="site-field">
        <p className="label">{label}</p>
        <p className="site-locked">{props.inputs[0]?.text.text}</p>
        <p className="hint">{say('Cannot be changed here. {reason}', { reason: locked })}</p>
      </div>
    );
  }
  const isAlone = props.inputs.length === 1;
  const inputs = props.inputs.map((own) => {
    const { text, refused } = own;
    const { language } = text;
    const below = refused ? (
      <FieldConflict
        field={field}
        refused={refused}
        onKeep={() => onKeepMine(own)}
        onGiveUp={() => onGiveUpMine(own)}
      />
    ) : (
      <Drafted item={item} field={field} text={text} />
    );
    const { name, ...input } = inputOf(language);
    const props = {
      ...input,
      name,
      label: isAlone ? label : `${label}, ${languageNames[language]}`,
      optional: Boolean(isOptional) && !(needsDescription(item, field) && photograph.shown),
      hint: isAlone ? help : stateOf(text),
      lang: language,
      dir: 'auto',
      autoComplete: 'off',
      ...(kind === 'day' && { type: 'date' }),
      ...(!isOneLine(kind, own.standing) && { multiline: true, rows: rowsOf(own.standing) }),
      onPaste: (event: ClipboardEvent<HTMLInputElement & HTMLTextAreaElement>) => {
        const { clipboardData, currentTarget } = event;
        const html = clipboardData.getData('text/html') || clipboardData.getData('text/plain');
        event.preventDefault();
        insert(name, currentTarget, cleanPasted(html));
      },
    };
    if (kind === 'pages') {
      const { error, ...registered } = input;
      return (
        <div key={language}>
          <input type="hidden" name={name} {...registered} />
          <PagesField
            label={label}
            help={help}
            error={error}
            text={textNow(name)}
            groups={pages}
            onChange={(chosen) => replace(name, chosen)}
          />
          {below}
        </div>
      );
    }
    if (kind === 'moment') {
      const { error, ...registered } = input;
      return (
        <div key={language}>
          <input type="hidden" name={name} {...registered} />
          <MomentField
            label={label}
            help={help}
            error={error}
            text={textNow(name)}
            isEnd={field.path === 'until'}
            onChange={(chosen) => replace(name, chosen)}
          />
          {below}
        </div>
      );
    }
    if (kind === 'photograph' || kind === 'point') {
      const { error, ...registered } = input;
      return (
        <div key={language}>
          <input type="hidden" name={name} {...registered} />
          {kind === 'photograph' ? (
            <PhotographField
              label={label}
              help={help}
              error={error}
              shown={photograph.shown}
              unsaved={photograph.unsaved}
              onChoose={choose}
              onRemove={() => replace(name, '')}
            />
          ) : (
            <FocusField
              label={label}
              help={help}
              text={textNow(name)}
              picture={photograph.shown?.picture ?? null}
              onChange={(moved) => replace(name, moved)}
            />
          )}
          {below}
        </div>
      );
    }
    return (
      <div key={language}>
        <Field {...(props as unknown as FieldProps)} />
        {below}
        {language === 'en' && item.startsWith('figures/') && textNow(name) !== text.published && (
          <OtherTextsHint texts={otherTexts()} />
        )}
      </div>
    );
  });
  if (isAlone) return <div className="site-field">{inputs}</div>;
  return (
    <fieldset className="site-field">
      <legend>{label}</legend>
      {help && <p className="hint">{help}</p>}
      <div className="site-languages">{inputs}</div>
    </fieldset>
  );
}

/** True for what one line shows whole. */
const isOneLine = (kind: string, text: string) =>
  ONE_LINE.includes(kind) || (kind === 'line' && text.length <= SEEN);

/** Lines of an input in which a text is seen at once, up to a bound. */
const rowsOf = (text: string) => Math.min(14, 1 + Math.ceil(text.length / 40));

function stateOf({ language, isOfOlderText, isUntranslated }: PresentText): string | undefined {
  if (isUntranslated) return say('Not translated: shown in English.');
  if (!isOfOlderText) return undefined;
  return language === 'de'
    ? say('German still has the old text: translate it.')
    : say('French still has the old text: translate it.');
}

/** Who drafted it, what the site says, and the way back. */
function Drafted({
  item,
  field,
  text: { draft, published, language, seen },
}: Pick<FieldRowProps, 'item' | 'field'> & { text: PresentText }) {
  const { alert } = useOfficeDialogs();
  if (!draft) return null;
  const takeBack = async () => {
    const failed = await staffActions().saveDrafts([
      { item, field: field.path, language, value: null, seen },
    ]);
    if (failed) await alert(sayKnown(failed.error));
  };
  return (
    <div className="site-drafted">
      <p className="label">
        {sayWith('Drafted by {name}, {time}.', {
          name: draft.by.name,
          time: <OfficeMoment key="time" at={draft.at} />,
        })}{' '}
        <span>{draft.isWaiting && say('Not sent yet.')}</span>
      </p>
      <details>
        <summary>{say('On the site now')}</summary>
        <p className="site-locked">
          <FieldValue kind={field.kind} text={published} />
        </p>
      </details>
      <button type="button" className="button quiet" onClick={() => void takeBack()}>
        {say('Take back the draft')}{' '}
        <span className="visually-hidden">{`${field.label}, ${languageNames[language]}`}</span>
      </button>
    </div>
  );
}
