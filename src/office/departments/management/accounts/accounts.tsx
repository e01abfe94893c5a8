import { useState } from 'react';
import { departmentNames } from '../../../../content/office/role-names.ts';
import type { AccountAnswer, ListedAccount } from '../../../../contract/accounts/accounts.ts';
import { endpoints } from '../../../../contract/protocol/endpoints.ts';
import { useSession } from '../../../../device/office/session/page.ts';
import { Modal } from '../../../../ui/dialog/dialog.tsx';
import { AnswerState } from '../../../features/dashboard/answer-state.tsx';
import { PlainTable } from '../../../features/dashboard/plain-table.tsx';
import { useOfficeAnswer } from '../../../features/dashboard/use-office-answer.ts';
import { officeNow } from '../../../time/office-clock.ts';
import { OfficeMoment } from '../../../time/office-moment.tsx';
import { ManageAccount } from './manage-account.tsx';
import { NewAccountForm } from './new-account-form.tsx';
import { OneTimePassword } from './one-time-password.tsx';
import '../management.css';
import { say, sayKnown } from '../../../../words/say.ts';

export function Accounts() {
  const answer = useOfficeAnswer<ListedAccount[]>(endpoints.accounts);
  const { session } = useSession();
  const [managed, setManaged] = useState<string | null>(null);
  const [told, setTold] = useState<AccountAnswer | null>(null);
  const accounts = answer.value ?? [];
  const chosen = accounts.find(({ id }) => id === managed);

  function onChanged(changed: AccountAnswer): void {
    if (changed.oneTimePassword) {
      setManaged(null);
      setTold(changed);
    }
    void answer.ask();
  }

  return (
    <>
      <section className="office-block" aria-labelledby="new-account">
        <h2 id="new-account">{say('Add somebody')}</h2>
        <NewAccountForm onAdded={onChanged} />
      </section>
      <section className="office-block" aria-labelledby="accounts">
        <h2 id="accounts">{say('Accounts')}</h2>
        <AnswerState answer={answer} what={say('The accounts')}>
          <PlainTable
            caption={say('Staff accounts')}
            rows={accounts}
            keyOf={({ id }) => id}
            columns={[
              { label: say('Name'), cell: ({ name }) => name },
              { label: say('E-mail'), cell: ({ email }) => email },
              { label: say('Department'), cell: ({ role }) => sayKnown(departmentNames[role] ?? role) },
              { label: say('State'), cell: stateOf },
              {
                label: say('Last seen'),
                cell: ({ lastSeenAt }) => (lastSeenAt ? <OfficeMoment at={lastSeenAt} /> : say('Never')),
              },
              { label: say('Sessions'), cell: ({ sessions }) => sessions, number: true },
              {
                label: say('Change'),
                cell: ({ id, name }) => (
                  <button type="button" className="row-button" onClick={() => setManaged(id)}>
                    {say('Manage')} <span className="visually-hidden">{name}</span>
                  </button>
                ),
              },
            ]}
          />
        </AnswerState>
      </section>
      <Modal open={chosen !== undefined} onClose={() => setManaged(null)} title={chosen?.name ?? ''}>
        {chosen && (
          <ManageAccount
            key={chosen.id}
            account={chosen}
            own={chosen.id === session?.account.id}
            onChanged={onChanged}
          />
        )}
      </Modal>
      <OneTimePassword told={told} onClose={() => setTold(null)} />
    </>
  );
}

function stateOf({ disabled, mustChangePassword, oneTimeUntil }: ListedAccount): string {
  if (disabled) return say('Disabled');
  if (!mustChangePassword) return say('In use');
  const isOver = oneTimeUntil !== null && Date.parse(oneTimeUntil) <= officeNow().getTime();
  return isOver ? say('One-time password used or expired') : say('One-time password');
}
