/** At its field: a text of this device that was refused, with that of the colleague who was quicker beside it. */
import type { ListedField } from '../../../../../content/editable/field.ts';
import { textOfValue } from '../../../../../content/editable/field-text.ts';
import type { RefusedDraft } from '../../../../../device/records/index.ts';
import { say, sayKnown, sayWith } from '../../../../../words/say.ts';
import { OfficeMoment } from '../../../../time/office-moment.tsx';
import { languageNames } from '../language-names.ts';

interface FieldConflictProps {
  field: ListedField;
  refused: RefusedDraft;
  onKeep: () => void;
  onGiveUp: () => void;
}

export function FieldConflict({ field, refused, onKeep, onGiveUp }: FieldConflictProps) {
  const { mine, theirs, message } = refused;
  const named = <span className="visually-hidden">{`${field.label}, ${languageNames[mine.language]}`}</span>;
  if (!theirs) {
    return (
      <div className="site-conflict notice problem">
        <p role="alert">
          {say('Not saved: {reason} Correct it, and save again.', { reason: sayKnown(message) })}
        </p>
        <p className="buttons">
          <button type="button" className="button" onClick={onGiveUp}>
            {say('Throw my text away')} {named}
          </button>
        </p>
      </div>
    );
  }
  const text = theirs.value === null ? '' : textOfValue(field, theirs.value);
  return (
    <div className="site-conflict notice problem">
      <p role="alert">
        {sayWith('Not saved: {name} changed this {time}. Your text is still in the field; this is theirs:', {
          name: <bdi key="name">{theirs.by.name}</bdi>,
          time: <OfficeMoment key="time" at={theirs.at} />,
        })}
      </p>
      <blockquote className="site-locked" lang={mine.language} dir="auto">
        {theirs.value === null ? say('No draft: the text of the site stays.') : text || say('Nothing')}
      </blockquote>
      <p className="buttons">
        <button type="button" className="button" onClick={onKeep}>
          {say('Keep mine')} {named}
        </button>
        <button type="button" className="button" onClick={onGiveUp}>
          {say('Take theirs')} {named}
        </button>
      </p>
    </div>
  );
}
