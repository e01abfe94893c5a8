/**
 * The steps of a souvenir from hand to hand, and the form for the next one. Works offline too. A wrong step
 * is voided, never changed.
 */
import { useId, useState } from 'react';
import { isVoided } from '../../../contract/protocol/record-base.ts';
import { newSubmissionId } from '../../../device/core/submission-id.ts';
import { loadedRows, type Row, staffActions, useRecords } from '../../../device/records/index.ts';
import { alertText } from '../../../forms/engine/alert-text.ts';
import { useDraftlessForm } from '../../../forms/engine/use-draftless-form.ts';
import { souvenirStepSchema, souvenirStepStrings } from '../../../kinds/souvenir-step/schema.ts';
import type { StaffPayload } from '../../../kinds/staff-submissions.ts';
import { Field } from '../../../ui/field.tsx';
import { VoidEntry } from '../../records/change/void-entry.tsx';
import { RowProblem } from '../../records/list/row-problem.tsx';
import { useOfficeDialogs } from '../../shell/frame/dialogs.tsx';
import { OfficeMoment } from '../../time/office-moment.tsx';
import { lastStep, statusAfter, stepsOf } from './souvenir-steps.ts';
import './souvenirs.css';
import { say, sayKnown, sayWith } from '../../../words/say.ts';

type Souvenir = Row<'souvenir'>;

export function SouvenirChain({ row }: { row: Souvenir }) {
  const { rows } = useRecords('souvenirStep');
  const steps = stepsOf(rows, row.id);
  const last = lastStep(steps);
  const [note, setNote] = useState('');
  return (
    <section className="souvenir-chain" aria-label={say('On its way')}>
      <h3>{say('On its way')}</h3>
      <ol>
        <li>
          <p>
            {sayWith('{name} entered it for {customer}.', {
              name: (
                <strong key="name">
                  <bdi>{row.enteredBy?.name || say('A colleague')}</bdi>
                </strong>
              ),
              customer: row.customer_name,
            })}
          </p>
          <p className="label">
            <OfficeMoment at={row.capturedAt} />
          </p>
        </li>
        {steps.map((step) => (
          <li key={step.id} className={isVoided(step) ? 'voided-step' : undefined}>
            <p>
              {sayWith('{from} to {to}, {place}.', {
                from: (
                  <strong key="from">
                    <bdi>{step.from || say('Whoever entered it')}</bdi>
                  </strong>
                ),
                to: (
                  <strong key="to">
                    <bdi>{step.to}</bdi>
                  </strong>
                ),
                place: step.place,
              })}{' '}
              <span>{step.delivered === 'yes' && say('Delivered.')}</span> <bdi>{step.note}</bdi>
            </p>
            <p className="label">
              {sayWith('{time}, entered by {name}.', {
                time: <OfficeMoment key="time" at={step.capturedAt} />,
                name: step.enteredBy?.name || say('a colleague'),
              })}{' '}
              <span>{step.pending && !step.problem && say('Not sent yet.')}</span>
            </p>
            <RowProblem row={step} />
            <VoidEntry row={step} onVoided={(voided) => followSteps(row.id, { id: step.id, voided })} />
          </li>
        ))}
      </ol>
      {!isVoided(row) && (
        <StepForm key={row.id} row={row} holder={last?.to ?? row.enteredBy?.name ?? ''} onSaved={setNote} />
      )}
      <p role="status">{note}</p>
    </section>
  );
}

interface StepFormProps {
  row: Souvenir;
  /** Name of the person who has it now, as far as this device knows. */
  holder: string;
  /** Called with the outcome of the step in words. */
  onSaved: (words: string) => void;
}

function StepForm({ row, holder, onSaved }: StepFormProps) {
  const { alert } = useOfficeDialogs();
  const title = useId();
  const [isDelivered, setDelivered] = useState(false);
  const { press, sending, field, typed, reset } = useDraftlessForm({
    // What is known of the souvenir.
    values: {
      from: holder,
      to: isDelivered ? row.customer_name : '',
      place: row.place_of_delivery,
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
    void setStatus(row.id, statusAfter(step));
  }

  return (
    <form aria-labelledby={title} noValidate onSubmit={press}>
      <h4 id={title}>{say('Hand over')}</h4>
      <Field label={say('Handed over by')} {...input('from')} optional />
      <Field label={say('Handed over to')} {...input('to')} />
      <Field label={say('Place')} {...input('place')} />
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

/**
 * Sets the status of a souvenir from the steps that are not voided. @param as the step that was just voided
 * or restored
 */
async function followSteps(souvenir: string, as: { id: string; voided: string }): Promise<void> {
  const steps = stepsOf(loadedRows('souvenirStep'), souvenir);
  await setStatus(souvenir, statusAfter(lastStep(steps, as)));
}

/** Reads the souvenir anew, because a step may be undone some time later. A conflict is shown in its row. */
async function setStatus(souvenir: string, status: Souvenir['delivery_status']): Promise<void> {
  const row = loadedRows('souvenir').find(({ id }) => id === souvenir);
  if (row && row.delivery_status !== status)
    await staffActions().changeRecord(row, { delivery_status: status });
}
