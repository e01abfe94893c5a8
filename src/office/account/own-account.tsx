/** One's own account: passkeys, recovery codes, password, sessions and devices (docs/contract.md#passkeys). */
import { useState } from 'react';
import type { OwnPasskeys, PasskeyAnswer } from '../../contract/account-access.ts';
import { calls } from '../../contract/calls.ts';
import { callOffice, refreshSession } from '../../device/session/page.ts';
import { AnswerState } from '../parts/dashboard/answer-state.tsx';
import { PlainTable } from '../parts/dashboard/plain-table.tsx';
import { useOfficeAnswer } from '../parts/dashboard/use-office-answer.ts';
import { useOfficeDialogs } from '../parts/frame/dialogs.tsx';
import { Moment } from '../parts/moment.tsx';
import { NewPasswordForm } from '../parts/sign-in/new-password-form.tsx';
import { AccessList } from './access-list.tsx';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { NoticeSettings } from './notice-settings.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import './account.css';

export default function OwnAccount() {
  const [changed, setChanged] = useState(false);
  return (
    <>
      <NoticeSettings />
      <Passkeys />
      <section className="office-block" aria-labelledby="sessions">
        <h2 id="sessions">Sessions and devices</h2>
        <p className="office-note">
          Where you are signed in, and devices that you have signed in on before. End what you do not know.
        </p>
        <AccessList address={calls.sessions} />
      </section>
      <section className="office-block" aria-labelledby="own-password">
        <h2 id="own-password">Password</h2>
        <p className="office-note">A new password ends all your other sessions.</p>
        <NewPasswordForm current="Present password" onChanged={() => setChanged(true)} />
        <p role="status">{changed && 'Your password is changed.'}</p>
      </section>
    </>
  );
}

function Passkeys() {
  const answer = useOfficeAnswer<OwnPasskeys>(calls.passkeys);
  const { confirm } = useOfficeDialogs();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');
  const { passkeys = [], recoveryCodesLeft = 0 } = answer.value ?? {};

  async function onAdded({ recoveryCodes = [] }: PasskeyAnswer): Promise<void> {
    setCodes(recoveryCodes);
    setProblem('');
    await Promise.all([answer.ask(), refreshSession()]);
  }

  async function change(method: 'POST' | 'DELETE', address: string, question: string): Promise<void> {
    if (!(await confirm(question))) return;
    const done = await callOffice<PasskeyAnswer>(method, address, method === 'POST' ? {} : undefined);
    if (done.ok) await onAdded(done.value);
    else setProblem(done.problem.message);
  }

  return (
    <section className="office-block" aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p className="office-note">
        A passkey is your phone, your computer or a security key. Once you have one, it is asked for after the
        password, and signs you in without it too. What is saved on this device opens without a signal as
        before.
      </p>
      <AnswerState answer={answer} what="Your passkeys">
        {passkeys.length > 0 && (
          <>
            <PlainTable
              caption="Passkeys"
              rows={passkeys}
              keyOf={({ id }) => id}
              columns={[
                { label: 'Name', cell: ({ name }) => name },
                { label: 'Added', cell: ({ createdAt }) => <Moment at={createdAt} /> },
                {
                  label: 'Last used',
                  cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : 'Never'),
                },
                {
                  label: 'Remove',
                  cell: ({ id, name }) => (
                    <button
                      type="button"
                      className="row-button"
                      onClick={() =>
                        void change('DELETE', `${calls.passkeys}/${id}`, `Remove the passkey ${name}?`)
                      }
                    >
                      Remove <span className="visually-hidden">{name}</span>
                    </button>
                  ),
                },
              ]}
            />
            <p>
              Recovery codes left: {recoveryCodesLeft}{' '}
              <button
                type="button"
                className="row-button"
                onClick={() =>
                  void change(
                    'POST',
                    calls.recoveryCodes,
                    'Make new recovery codes? The old ones stop working.',
                  )
                }
              >
                Make new codes
              </button>
            </p>
          </>
        )}
        {codes.length > 0 && <RecoveryCodes codes={codes} />}
        <p className="problem" role="alert">
          {problem}
        </p>
        <AddPasskeyForm onAdded={(added) => void onAdded(added)} />
      </AnswerState>
    </section>
  );
}
