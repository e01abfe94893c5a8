/** Where an account is signed in and which devices it knows; each can be ended. */
import { useState } from 'react';
import type { ListedAccess } from '../../contract/account-access.ts';
import { callOffice } from '../../device/session/page.ts';
import { AnswerState } from '../parts/dashboard/answer-state.tsx';
import { PlainTable } from '../parts/dashboard/plain-table.tsx';
import { useOfficeAnswer } from '../parts/dashboard/use-office-answer.ts';
import { Moment } from '../parts/moment.tsx';

interface AccessListProps {
  /** The call that lists them; with an id below it, it ends one. */
  address: string;
  onEnded?: () => void;
}

export function AccessList({ address, onEnded }: AccessListProps) {
  const answer = useOfficeAnswer<ListedAccess[]>(address);
  const [problem, setProblem] = useState('');

  async function end({ id }: ListedAccess): Promise<void> {
    const ended = await callOffice('DELETE', `${address}/${id}`);
    setProblem(ended.ok ? '' : ended.problem.message);
    await answer.ask();
    if (ended.ok) onEnded?.();
  }

  return (
    <AnswerState answer={answer} what="The sessions">
      <PlainTable
        caption="Sessions and devices"
        rows={answer.value ?? []}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Device', cell: ({ browser }) => browser ?? 'Unknown' },
          {
            label: 'State',
            cell: ({ kind, current }) =>
              current ? 'Signed in, this one' : kind === 'session' ? 'Signed in' : 'Signed out, known',
          },
          { label: 'Last seen', cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} /> },
          {
            label: 'End',
            cell: (one) =>
              one.current ? (
                '–'
              ) : (
                <button type="button" className="row-button" onClick={() => void end(one)}>
                  {one.kind === 'session' ? 'End session' : 'Forget device'}{' '}
                  <span className="visually-hidden">{one.browser}</span>
                </button>
              ),
          },
        ]}
      />
      <p className="problem" role="alert">
        {problem}
      </p>
    </AnswerState>
  );
}
