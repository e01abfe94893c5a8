/** Enters several people of one vehicle at once: pasted as lines, or ticked in an earlier list. All of them or none. */
import { type ChangeEvent, useState } from 'react';
import type { Path } from 'react-hook-form';
import { currentStaffSchema, type StaffPayload } from '../../../contract/staff-submissions.ts';
import { saveMany, useRecords } from '../../../device/feed/index.ts';
import { SAVED } from '../../../forms/engine/result.ts';
import { Field } from '../../../ui/field.tsx';
import { isolated } from '../../../words/isolated.ts';
import { say, sayCount, sayKnown } from '../../../words/say.ts';
import { personForm } from '../../kinds/person.ts';
import { emptyOf, type Texts } from '../../parts/forms/entry-values.ts';
import type { StaffForm } from '../../parts/forms/use-staff-form.ts';
import { enteredAlready } from './aboard.ts';
import { earlierLists, namesIn, withoutRepeats } from './name-lines.ts';

type Shared = Omit<StaffPayload<'person'>, 'name'>;

/** Waits for an answer: some of the names are entered already. */
interface Asked {
  shared: Shared;
  names: readonly string[];
  again: readonly string[];
}

interface SeveralNamesProps {
  form: Pick<StaffForm<Texts>, 'form' | 'payloadOf'>;
}

const schema = currentStaffSchema('person');
/** Fields that the next passenger shares. */
const SHARED = Object.entries(personForm.fields).flatMap(([name, { remembered }]) =>
  remembered ? [name] : [],
);
const people = (count: number) => sayCount(count, '1 person', '{count} people');

export function SeveralNames({ form }: SeveralNamesProps) {
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  return (
    <div className="wide several-names">
      <p className="buttons">
        <button
          type="button"
          className="button quiet"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
            setNote('');
          }}
        >
          {say('Several names at once')}
        </button>
      </p>
      {isOpen && (
        <Names
          form={form}
          onSaved={(words) => {
            setNote(words);
            setOpen(false);
            form.form.setFocus('name');
          }}
        />
      )}
      <p role="status">{note}</p>
    </div>
  );
}

function Names({ form, onSaved }: SeveralNamesProps & { onSaved: (words: string) => void }) {
  const { rows } = useRecords('person');
  const [text, setText] = useState('');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [listed, setListed] = useState('');
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { transportDate = '', vehicle = '' } = form.form.getValues();
  const lists = earlierLists(rows, { transportDate, vehicle });
  const list = lists.find(({ key }) => key === listed);
  const lines = namesIn(text);
  const count = ('names' in lines ? lines.names.length : 0) + ticked.size;

  const touch = () => {
    setProblem(undefined);
    setAsked(null);
  };

  /** What all of them share, checked; null when something of it is wrong, which its fields then say. */
  function checkedShared(): Shared | null {
    // What one of them asked for is nobody else's.
    const values = Object.entries(form.form.getValues()).filter(([name]) => SHARED.includes(name));
    const { data, error } = schema.safeParse(
      form.payloadOf({ ...emptyOf(personForm.fields), ...Object.fromEntries(values), name: 'Name' }),
    );
    if (data) return data;
    const [first] = error.issues.map(({ path, message }) => {
      const field = String(path[0]) as Path<Texts>;
      form.form.setError(field, { type: 'server', message });
      return field;
    });
    if (first) form.form.setFocus(first);
    return null;
  }

  async function save(shared: Shared, names: readonly string[]): Promise<void> {
    setAsked(null);
    const failed = await saveMany(
      'person',
      names.map((name) => ({ ...shared, name })),
    );
    if (failed) setProblem(say('Nothing was entered: {reason}', { reason: sayKnown(failed.error) }));
    else {
      onSaved(
        sayCount(names.length, '1 person: {what}', '{count} people: {what}', { what: sayKnown(SAVED) }),
      );
    }
  }

  async function press(): Promise<void> {
    if ('problem' in lines) return setProblem(lines.problem);
    const names = withoutRepeats([...lines.names, ...ticked]);
    if (names.length === 0) return setProblem(say('Please write a name in each line, or tick who came.'));
    const shared = checkedShared();
    if (!shared) return;
    const again = enteredAlready(rows, shared, names);
    if (again.length > 0) setAsked({ shared, names, again });
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
        value={text}
        error={problem}
        onChange={({ target }) => {
          touch();
          setText(target.value);
        }}
      />
      {lists.length > 0 && (
        <Field
          label={say('Or from a list that was entered before')}
          value={listed}
          onChange={({ target }: ChangeEvent<HTMLSelectElement>) => {
            touch();
            setListed(target.value);
            setTicked(new Set());
          }}
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
          {list.names.map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={ticked.has(name)}
                onChange={({ target }) => {
                  touch();
                  const next = new Set(ticked);
                  if (target.checked) next.add(name);
                  else next.delete(name);
                  setTicked(next);
                }}
              />
              <bdi>{name}</bdi>
            </label>
          ))}
          <button type="button" className="button quiet" onClick={() => setTicked(new Set(list.names))}>
            {say('Tick all')}
          </button>
        </fieldset>
      )}
      {asked && <Again asked={asked} save={save} />}
      <p className="buttons">
        <button type="button" className="button" onClick={() => void press()}>
          {count > 0 ? say('Add {people}', { people: people(count) }) : say('Add people')}
        </button>
      </p>
    </>
  );
}

/** Names that are said; the others are counted. */
const SAID = 5;

function Again({
  asked: { shared, names, again },
  save,
}: {
  asked: Asked;
  save: (shared: Shared, names: readonly string[]) => Promise<void>;
}) {
  const others = names.filter((name) => !again.includes(name));
  const said = again.slice(0, SAID).map(isolated).join(', ');
  const more = again.length - SAID;
  return (
    <div className="notice" role="alert">
      <p>
        {more > 0
          ? sayCount(
              more,
              'Entered already for {vehicle} on this day: {names} and 1 more. Enter them again?',
              'Entered already for {vehicle} on this day: {names} and {count} more. Enter them again?',
              { vehicle: shared.vehicle, names: said },
            )
          : say('Entered already for {vehicle} on this day: {names}. Enter them again?', {
              vehicle: shared.vehicle,
              names: said,
            })}
      </p>
      <p className="buttons">
        {others.length > 0 && (
          <button type="button" className="button" onClick={() => void save(shared, others)}>
            {sayCount(others.length, 'Only the other one', 'Only the {count} others')}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => void save(shared, names)}>
          {say('Enter all {count}', { count: names.length })}
        </button>
      </p>
    </div>
  );
}
