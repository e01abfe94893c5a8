/**
 * Enters several people of one vehicle at once, pasted as lines or ticked in an earlier list: either all of
 * them or none.
 */
import { type ChangeEvent, useState } from 'react';
import type { Path } from 'react-hook-form';
import { newSubmissionId } from '../../../../device/core/submission-id.ts';
import { staffActions, useRecords } from '../../../../device/records/index.ts';
import { DraftOffer } from '../../../../forms/engine/draft/draft-offer.tsx';
import { SAVED_MESSAGE } from '../../../../forms/engine/outcome/outcome-messages.ts';
import { personForm } from '../../../../kinds/person/office.ts';
import { currentStaffSchema } from '../../../../kinds/staff-submissions.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { say, sayCount, sayKnown } from '../../../../words/say.ts';
import { initialTexts, type TypedFields } from '../../../records/entry/entry-values.ts';
import type { StaffForm } from '../../../records/entry/use-staff-form.ts';
import { SpecialRequestsByPerson } from '../special-requests-by-person.tsx';
import { earlierNameLists, parseNames, repeatedNames, withKeys, withoutRepeatedNames } from './name-lines.ts';
import {
  AlreadyEnteredQuestion,
  type NameQuestion,
  RepeatedNamesQuestion,
  type SharedFields,
} from './name-questions.tsx';
import { type TypedNames, useTypedNames } from './use-typed-names.ts';
import { namesAlreadyEntered } from './vehicle-passengers.ts';

interface EnterSeveralPeopleProps {
  form: Pick<StaffForm<TypedFields>, 'form' | 'payloadOf'>;
}

const schema = currentStaffSchema('person');
/** Fields that the next passenger shares. */
const SHARED = Object.entries(personForm.fields).flatMap(([name, { remembered }]) =>
  remembered ? [name] : [],
);
const people = (count: number) => sayCount(count, '1 person', '{count} people');

export function EnterSeveralPeople({ form }: EnterSeveralPeopleProps) {
  const [isOpen, setOpen] = useState(false);
  /** Ids of those that were saved last. */
  const [saved, setSaved] = useState<readonly string[]>([]);
  const kept = useTypedNames(() => setOpen(true));
  return (
    <div className="wide several-names">
      <p className="buttons">
        <button
          type="button"
          className="button quiet"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
            setSaved([]);
          }}
        >
          {say('Several names at once')}
        </button>
      </p>
      <DraftOffer draft={kept.draft} />
      {isOpen && (
        <Names
          form={form}
          kept={kept}
          onSaved={(ids) => {
            setSaved(ids);
            setOpen(false);
            form.form.setFocus('name');
          }}
        />
      )}
      <p role="status">{saved.length > 0 && <SavedPeople ids={saved} />}</p>
    </div>
  );
}

interface NamesProps extends EnterSeveralPeopleProps {
  kept: ReturnType<typeof useTypedNames>;
  onSaved: (ids: readonly string[]) => void;
}

/** State of several people, by the same rows as the list below: of those who were deleted since, nothing is said. */
export function SavedPeople({ ids }: { ids: readonly string[] }) {
  const { rows } = useRecords('person');
  const own = new Set(ids);
  const here = rows.filter(({ id }) => own.has(id));
  // All are stored at once, so a row that is missing beside another was deleted, and is not yet to come.
  const [haveCome, setHaveCome] = useState(false);
  if (!haveCome && here.length > 0) setHaveCome(true);
  const count = haveCome ? here.length : ids.length;
  if (count === 0) return null;
  const isSent = haveCome && here.every(({ receivedAt }) => receivedAt !== '');
  const what = isSent ? say('Sent.') : sayKnown(SAVED_MESSAGE);
  return sayCount(count, '1 person: {what}', '{count} people: {what}', { what });
}

function Names({ form, kept, onSaved }: NamesProps) {
  const { rows } = useRecords('person');
  const { typed, change } = kept;
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<NameQuestion | null>(null);
  const { transportDate = '', vehicle = '' } = form.form.getValues();
  const lists = earlierNameLists(rows, { transportDate, vehicle });
  const list = lists.find(({ key }) => key === typed.listed);
  const boxes = withKeys(list?.names ?? []);
  const ticked = boxes.filter(({ key }) => typed.ticked.includes(key));
  const lines = parseNames(typed.text);
  const all = withKeys([...('names' in lines ? lines.names : []), ...ticked.map(({ name }) => name)]);

  const type = (part: Partial<TypedNames>) => {
    setProblem(undefined);
    setAsked(null);
    change(part);
  };

  /** Checks the values that all of them share; null if one is invalid, which is then shown at its field. */
  function checkedShared(): SharedFields | null {
    // Requests of one person must not be copied to the others.
    const values = Object.entries(form.form.getValues()).filter(([name]) => SHARED.includes(name));
    const { data, error } = schema.safeParse(
      form.payloadOf({ ...initialTexts(personForm.fields), ...Object.fromEntries(values), name: 'Name' }),
    );
    if (data) return data;
    const [first] = error.issues.map(({ path, message }) => {
      const field = String(path[0]) as Path<TypedFields>;
      form.form.setError(field, { type: 'server', message });
      return field;
    });
    if (first) form.form.setFocus(first);
    return null;
  }

  async function save(shared: SharedFields, names: readonly string[]): Promise<void> {
    setAsked(null);
    const ids = names.map(() => newSubmissionId());
    const people = withKeys(names).map(({ key, name }) => ({
      ...shared,
      name,
      requests: typed.requests[key] ?? '',
    }));
    const failed = await staffActions().saveMany('person', people, undefined, ids);
    if (failed) setProblem(say('Nothing was entered: {reason}', { reason: sayKnown(failed.error) }));
    else {
      kept.clear();
      onSaved(ids);
    }
  }

  async function press(): Promise<void> {
    if ('problem' in lines) return setProblem(lines.problem);
    const names = all.map(({ name }) => name);
    if (names.length === 0) return setProblem(say('Please write a name in each line, or tick who came.'));
    const shared = checkedShared();
    if (!shared) return;
    const repeated = repeatedNames(names);
    if (repeated.length > 0) setAsked({ about: 'repeated', shared, names, said: repeated });
    else await go(shared, names);
  }

  /** Asks before entering anybody who is already there. */
  async function go(shared: SharedFields, names: readonly string[]): Promise<void> {
    const again = namesAlreadyEntered(rows, shared, names);
    if (again.length > 0) setAsked({ about: 'again', shared, names, said: withoutRepeatedNames(again) });
    else await save(shared, names);
  }

  return (
    <>
      <Field
        label={say('Names, one in each line')}
        multiline
        dir="auto"
        rows={6}
        autoCapitalize="words"
        value={typed.text}
        error={problem}
        onChange={({ target }) => type({ text: target.value })}
      />
      {lists.length > 0 && (
        <Field
          label={say('Or from a list that was entered before')}
          value={list ? typed.listed : ''}
          onChange={({ target }: ChangeEvent<HTMLSelectElement>) =>
            type({ listed: target.value, ticked: [] })
          }
        >
          <option value="">{say('Choose …')}</option>
          {lists.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Field>
      )}
      {list && (
        <fieldset className="tick-names">
          <legend>{say('Who came?')}</legend>
          {boxes.map(({ key, name }) => (
            <label key={key}>
              <input
                type="checkbox"
                checked={typed.ticked.includes(key)}
                onChange={({ target }) => {
                  const others = typed.ticked.filter((other) => other !== key);
                  type({ ticked: target.checked ? [...others, key] : others });
                }}
              />
              <bdi>{name}</bdi>
            </label>
          ))}
          <button
            type="button"
            className="button quiet"
            onClick={() => type({ ticked: boxes.map(({ key }) => key) })}
          >
            {say('Tick all')}
          </button>
        </fieldset>
      )}
      <SpecialRequestsByPerson
        people={all}
        requests={typed.requests}
        onChange={(requests) => type({ requests })}
      />
      {asked &&
        (asked.about === 'again' ? (
          <AlreadyEnteredQuestion {...asked} go={save} />
        ) : (
          <RepeatedNamesQuestion {...asked} go={go} />
        ))}
      <p className="send">
        <button type="button" className="button primary" onClick={() => void press()}>
          {all.length > 0 ? say('Add {people}', { people: people(all.length) }) : say('Add people')}
        </button>
      </p>
    </>
  );
}
