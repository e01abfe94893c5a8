/** Drafts of this device that were refused and that stand in no field of the form, with both versions where somebody else drafted the same. */
import type { ListedItem } from '../../../../content/editable/field.ts';
import { textOfValue } from '../../../../content/editable/field-text.ts';
import { type RefusedDraft, staffActions } from '../../../../device/records/index.ts';
import { say, sayKnown } from '../../../../words/say.ts';
import { useOfficeDialogs } from '../../../shell/frame/dialogs.tsx';
import { OfficeMoment } from '../../../time/office-moment.tsx';
import { languageNames } from './language-names.ts';
import { FieldValue } from './photograph/field-value.tsx';

interface ConflictsProps {
  item: ListedItem;
  /** Those of this item. */
  refused: readonly RefusedDraft[];
}

export function Conflicts({ item, refused }: ConflictsProps) {
  const { alert } = useOfficeDialogs();
  const settle = async (entryId: string, mine: RefusedDraft['mine'] | null) => {
    const failed = await staffActions().settleDraft(entryId, mine);
    if (failed) await alert(sayKnown(failed.error));
  };
  return refused.map(({ entryId, mine, theirs, message }) => {
    const field = item.fields.find(({ path }) => path === mine.field);
    const shown = (value: unknown) => (
      <FieldValue kind={field?.kind} text={field && value !== null ? textOfValue(field, value) : ''} />
    );
    return (
      <section key={entryId} className="conflict notice problem" aria-label={say('Two versions')}>
        <p role="alert">
          {say('{field} in {language}. {reason}', {
            field: field?.label ?? mine.field,
            language: languageNames[mine.language],
            reason: sayKnown(message),
          })}
        </p>
        <dl className="site-versions">
          <dt>{say('Yours')}</dt>
          <dd>{shown(mine.value)}</dd>
          {theirs && (
            <>
              <dt>
                {say('Theirs')}, <bdi>{theirs.by.name}</bdi>, <OfficeMoment at={theirs.at} />
              </dt>
              <dd>{shown(theirs.value)}</dd>
            </>
          )}
        </dl>
        <p className="buttons">
          {theirs && (
            <button
              type="button"
              className="button"
              onClick={() => void settle(entryId, { ...mine, seen: theirs.id })}
            >
              {say('Keep yours')}
            </button>
          )}
          <button type="button" className="button" onClick={() => void settle(entryId, null)}>
            {theirs ? say('Take theirs') : say('Discard')}
          </button>
        </p>
      </section>
    );
  });
}
