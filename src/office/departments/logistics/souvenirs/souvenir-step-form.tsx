/** The form for the next step of a souvenir: who hands it over, to whom, and where. Works offline too. */
import { useId, useMemo, useState } from 'react';
import { newSubmissionId } from '../../../../device/core/submission-id.ts';
import { loadedRows, type Row, staffActions, useRecords } from '../../../../device/records/index.ts';
import { alertText } from '../../../../forms/engine/outcome/alert-text.ts';
import { useDraftlessForm } from '../../../../forms/engine/use-draftless-form.ts';
import { souvenirStepSchema, souvenirStepStrings } from '../../../../kinds/souvenir-step/schema.ts';
import type { StaffPayload } from '../../../../kinds/staff-submissions.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { SuggestionList } from '../../../../ui/field/suggestion-list.tsx';
import { say, sayKnown } from '../../../../words/say.ts';
import { nameSuggestions } from '../../../records/entry/name-suggestions.ts';
import { useOfficeDialogs } from '../../../shell/frame/dialogs.tsx';
import { statusAfter } from './souvenir-steps.ts';

type Souvenir = Row<'souvenir'>;

interface StepFormProps {
  row: Souvenir;
  /** Name of the person who has it now, as far as this device knows. */
  holder: string;
  /** Called with the outcome of the step in words. */
  onSaved: (words: string) => void;
}

export function StepForm({ row, holder, onSaved }: StepFormProps) {
  const { alert } = useOfficeDialogs();
  const title = useId();
  const [isDelivered, setDelivered] = useState(false);
  const names = useStepNames();
  const lists = { to: useId(), place: useId() };
  const { press, sending, field, typed, reset } = useDraftlessForm({
    values: {
      from: holder,
      to: isDelivered ? row.customer_name : '',
      place: isDelivered ? row.place_of_delivery : '',
      note: '',
    },
    follows: true,
    schema: souvenirStepSchema,
    toPayload: (texts) => ({
      ...texts,
      delivered: isDelivered ? 'yes' : 'no',
      souvenir: row.id,
      souvenirReference: row.reference,
    }),
    async send(step) {
      await save(step);
      return null;
    },
  });
  const input = (name: 'from' | 'to' | 'place' | 'note') => ({ autoComplete: 'off', ...field(name) });

  async function save(step: StaffPayload<'souvenirStep'>): Promise<void> {
    const before = JSON.stringify(typed());
    const outcome = await staffActions().submitStaff('souvenirStep', step, newSubmissionId());
    if (outcome.type !== 'accepted' && outcome.type !== 'saved') {
      void alert(alertText(souvenirStepStrings, outcome));
      return;
    }
    onSaved(
      outcome.type === 'saved'
        ? say('Saved on this device, not sent yet.')
        : sayKnown(souvenirStepStrings.success),
    );
    // Text typed since the step was submitted belongs to the next step.
    if (JSON.stringify(typed()) === before) reset();
    setDelivered(false);
    void setSouvenirStatus(row.id, statusAfter(step));
  }

  return (
    <form aria-labelledby={title} noValidate onSubmit={press}>
      <h4 id={title}>{say('Hand over')}</h4>
      <Field label={say('Handed over by')} {...input('from')} optional />
      <Field label={say('Handed over to')} list={lists.to} {...input('to')} />
      <SuggestionList id={lists.to} values={names.people} />
      <Field label={say('Place')} list={lists.place} {...input('place')} />
      <SuggestionList id={lists.place} values={names.places} />
      <Field label={say('Note')} {...input('note')} optional />
      <label className="souvenir-delivered">
        <input
          type="checkbox"
          checked={isDelivered}
          onChange={({ target }) => setDelivered(target.checked)}
        />
        {say('Delivered to its owner')}
      </label>
      <button type="submit" className="button primary" disabled={sending}>
        {say('Save the step')}
      </button>
    </form>
  );
}

/** Number of latest steps that are searched for names. */
const LATEST = 1_000;

/** Names for the fields: the guides and places of the lists, then those of earlier steps, the latest first. */
function useStepNames(): { people: readonly string[]; places: readonly string[] } {
  const resources = useRecords('resource').rows;
  const { rows } = useRecords('souvenirStep');
  return useMemo(() => {
    const latest = rows.slice(-LATEST).reverse();
    const people = latest.flatMap(({ from, to }) => [to, from]);
    const places = latest.map(({ place }) => place);
    return {
      people: nameSuggestions(['guide'], resources, people).suggestions,
      places: nameSuggestions(['place', 'camp'], resources, places).suggestions,
    };
  }, [resources, rows]);
}

/** Reads the souvenir anew, because a step may be undone some time later. A conflict is shown in its row. */
export async function setSouvenirStatus(
  souvenir: string,
  status: Souvenir['delivery_status'],
): Promise<void> {
  const row = loadedRows('souvenir').find(({ id }) => id === souvenir);
  if (row && row.delivery_status !== status)
    await staffActions().changeRecord(row, { delivery_status: status });
}
