/** Sessions of an account and the devices that it knows; each can be ended. */
import { useState } from 'react';
import type { SessionOrDevice } from '../../contract/accounts/sign-in-methods.ts';
import { callOffice } from '../../device/office/session/page.ts';
import { say, sayKnown } from '../../words/say.ts';
import { AnswerState } from '../features/dashboard/answer-state.tsx';
import { PlainTable } from '../features/dashboard/plain-table.tsx';
import { useOfficeAnswer } from '../features/dashboard/use-office-answer.ts';
import { OfficeMoment } from '../time/office-moment.tsx';

interface AccessListProps {
  /** The call that lists them; with an id below it, it ends one. */
  address: string;
  onEnded?: () => void;
}

export function SessionsAndDevices({ address, onEnded }: AccessListProps) {
  const answer = useOfficeAnswer<SessionOrDevice[]>(address);
  const [problem, setProblem] = useState('');

  async function end({ id }: SessionOrDevice): Promise<void> {
    const ended = await callOffice('DELETE', `${address}/${id}`);
    setProblem(ended.ok ? '' : ended.problem.message);
    await answer.ask();
    if (ended.ok) onEnded?.();
  }

  return (
    <AnswerState answer={answer} what={say('The sessions')}>
      <PlainTable
        caption={say('Sessions and devices')}
        rows={answer.value ?? []}
        keyOf={({ id }) => id}
        columns={[
          { label: say('Device'), cell: ({ browser }) => sayKnown(browser ?? 'Unknown') },
          {
            label: say('State'),
            cell: ({ kind, current }) =>
              current
                ? say('Signed in (this device)')
                : kind === 'session'
                  ? say('Signed in')
                  : say('Signed out, remembered'),
          },
          { label: say('Last seen'), cell: ({ lastSeenAt }) => <OfficeMoment at={lastSeenAt} /> },
          {
            label: say('End'),
            cell: (one) =>
              one.current ? (
                '–'
              ) : (
                <button type="button" className="row-button" onClick={() => void end(one)}>
                  <span>{one.kind === 'session' ? say('End session') : say('Forget device')}</span>{' '}
                  <span className="visually-hidden">{one.browser}</span>
                </button>
              ),
          },
        ]}
      />
      <p className="problem" role="alert">
        {sayKnown(problem)}
      </p>
    </AnswerState>
  );
}
