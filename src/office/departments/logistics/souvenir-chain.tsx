/** Who handed a souvenir to whom, and the form of the next step. Offline too; a step is never changed. */
import { type FormEvent, useId, useState } from 'react';
import { isVoided } from '../../../contract/changes.ts';
import {
  type SouvenirStep,
  souvenirStepSchema,
  souvenirStepStrings,
} from '../../../contract/souvenir-step.ts';
import { changeRecord, type Row, submitStaff, useRecords } from '../../../device/feed/index.ts';
import { newSubmissionId } from '../../../device/submission-id.ts';
import { wordsOf } from '../../../forms/engine/words.ts';
import { Field } from '../../../ui/field.tsx';
import { useOfficeDialogs } from '../../parts/frame/dialogs.tsx';
import { Moment } from '../../parts/moment.tsx';
import { RowProblem } from '../../parts/records/row-problem.tsx';
import './souvenirs.css';
import { say, sayKnown, sayWith } from '../../../words/say.ts';

type Souvenir = Row<'souvenir'>;

export function SouvenirChain({ row }: { row: Souvenir }) {
  const { rows } = useRecords('souvenirStep');
  const steps = rows.filter(({ souvenir }) => souvenir === row.id);
  steps.sort((one, other) => (one.capturedAt < other.capturedAt ? -1 : 1));
  const last = steps.at(-1);
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
            <Moment at={row.capturedAt} />
          </p>
        </li>
        {steps.map((step) => (
          <li key={step.id}>
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
              {step.delivered === 'yes' && say('Delivered.')} <bdi>{step.note}</bdi>
            </p>
            <p className="label">
              {sayWith('{time}, entered by {name}.', {
                time: <Moment key="time" at={step.capturedAt} />,
                name: step.enteredBy?.name || say('a colleague'),
              })}{' '}
              {step.pending && !step.problem && say('Not sent yet.')}
            </p>
            <RowProblem row={step} />
          </li>
        ))}
      </ol>
      {!isVoided(row) && (
        <StepForm
          key={`${row.id} ${steps.length}`}
          row={row}
          holder={last?.to ?? row.enteredBy?.name ?? ''}
          onSaved={setNote}
        />
      )}
      <p role="status">{note}</p>
    </section>
  );
}

interface StepFormProps {
  row: Souvenir;
  /** Who has it now, as far as this device knows. */
  holder: string;
  /** Told in words what became of the step. */
  onSaved: (words: string) => void;
}

function StepForm({ row, holder, onSaved }: StepFormProps) {
  const { alert } = useOfficeDialogs();
  const title = useId();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isDelivered, setDelivered] = useState(row.delivery_status === 'Delivered');
  const [sending, setSending] = useState(false);

  const press = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const parsed = souvenirStepSchema.safeParse({
      ...typed,
      delivered: isDelivered ? 'yes' : 'no',
      souvenir: row.id,
      souvenirReference: row.reference,
    });
    if (!parsed.success) {
      const issues = parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
      setErrors(Object.fromEntries(issues.reverse()));
      return;
    }
    setErrors({});
    setSending(true);
    const outcome = await submitStaff('souvenirStep', parsed.data, newSubmissionId());
    setSending(false);
    if (outcome.type !== 'accepted' && outcome.type !== 'saved') {
      await alert(wordsOf(souvenirStepStrings, outcome));
      return;
    }
    onSaved(
      outcome.type === 'saved'
        ? say('Saved on this device, not sent yet.')
        : sayKnown(souvenirStepStrings.success),
    );
    await moveStatus(row, parsed.data);
  };

  return (
    <form aria-labelledby={title} noValidate onSubmit={(event) => void press(event)}>
      <h4 id={title}>{say('Hand over')}</h4>
      <Field
        label={say('Handed over by')}
        name="from"
        defaultValue={holder}
        autoComplete="off"
        error={errors.from}
        optional
      />
      <Field
        label={say('Handed over to')}
        name="to"
        {...(isDelivered && { defaultValue: row.customer_name })}
        key={`to ${isDelivered}`}
        autoComplete="off"
        error={errors.to}
      />
      <Field label={say('Place')} name="place" defaultValue={row.place_of_delivery} error={errors.place} />
      <Field label={say('Note')} name="note" autoComplete="off" error={errors.note} optional />
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

/** The status follows the steps. A conflict is shown in the souvenir's row. */
async function moveStatus(row: Souvenir, { delivered }: Pick<SouvenirStep, 'delivered'>): Promise<void> {
  const next = delivered === 'yes' ? 'Delivered' : row.delivery_status === 'Pending' ? 'In Transit' : null;
  if (next && next !== row.delivery_status) await changeRecord(row, { delivery_status: next });
}
