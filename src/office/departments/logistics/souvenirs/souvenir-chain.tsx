/**
 * The steps of a souvenir from hand to hand, and the form for the next one. A wrong step is voided, never
 * changed.
 */
import { useState } from 'react';
import { isVoided } from '../../../../contract/protocol/record-base.ts';
import { loadedRows, type Row, useRecords } from '../../../../device/records/index.ts';
import { VoidEntry } from '../../../records/change/void-entry.tsx';
import { RowProblem } from '../../../records/list/row-problem.tsx';
import { OfficeMoment } from '../../../time/office-moment.tsx';
import { StepForm, setSouvenirStatus } from './souvenir-step-form.tsx';
import { lastStep, statusAfter, stepsOf } from './souvenir-steps.ts';
import './souvenirs.css';
import { say, sayWith } from '../../../../words/say.ts';

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

/**
 * Sets the status of a souvenir from the steps that are not voided. @param as the step that was just voided
 * or restored
 */
async function followSteps(souvenir: string, as: { id: string; voided: string }): Promise<void> {
  const steps = stepsOf(loadedRows('souvenirStep'), souvenir);
  await setSouvenirStatus(souvenir, statusAfter(lastStep(steps, as)));
}
