/** One's own account: passkeys, recovery codes, password, sessions and devices (docs/contract.md#passkeys). */
import { useState } from 'react';
import type { OwnPasskeys, RecoveryCodesAnswer } from '../../contract/accounts/sign-in-methods.ts';
import { endpoints } from '../../contract/protocol/endpoints.ts';
import { callOffice, refreshSession, useSession } from '../../device/office/session/page.ts';
import { LanguageChoice } from '../../words/language-choice.tsx';
import { AnswerState } from '../features/dashboard/answer-state.tsx';
import { PlainTable } from '../features/dashboard/plain-table.tsx';
import { useOfficeAnswer } from '../features/dashboard/use-office-answer.ts';
import { HandOver } from '../features/hand-over/hand-over.tsx';
import { useOfficeDialogs } from '../shell/frame/dialogs.tsx';
import { NewPasswordForm } from '../shell/sign-in/new-password-form.tsx';
import { OfficeMoment } from '../time/office-moment.tsx';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { NoticeSettings } from './notice-settings.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SessionsAndDevices } from './sessions-and-devices.tsx';
import './account.css';
import { say, sayKnown } from '../../words/say.ts';

export default function OwnAccount() {
  const [changed, setChanged] = useState(false);
  const { session } = useSession();
  return (
    <>
      <section className="office-block" aria-labelledby="language">
        <h2 id="language">{say('Language')}</h2>
        <p className="office-note">
          {say(
            'The language of your account, on all your devices. Without a signal it changes here at once, elsewhere later.',
          )}
        </p>
        <LanguageChoice account={session?.account.id} />
      </section>
      <section className="office-block" aria-labelledby="carrying">
        <h2 id="carrying">{say('Files between phones')}</h2>
        <p className="office-note">
          {say(
            'What you enter without a signal can be handed to a colleague, and you can take a colleague’s file along, whichever department it is of.',
          )}
        </p>
        <HandOver />
      </section>
      <NoticeSettings />
      <NotificationSettings />
      <Passkeys />
      <section className="office-block" aria-labelledby="sessions">
        <h2 id="sessions">{say('Sessions and devices')}</h2>
        <p className="office-note">
          {say(
            'Where you are signed in, and devices that you have signed in on before. End any session that you do not recognise.',
          )}
        </p>
        <SessionsAndDevices address={endpoints.sessions} />
      </section>
      <section className="office-block" aria-labelledby="own-password">
        <h2 id="own-password">{say('Password')}</h2>
        <p className="office-note">
          {say(
            'A new password signs you out on all other devices. What you enter there afterwards cannot be sent through a colleague either, until you sign in there again.',
          )}
        </p>
        <NewPasswordForm current={say('Present password')} onChanged={() => setChanged(true)} />
        <p role="status">{changed && say('Your password is changed.')}</p>
      </section>
    </>
  );
}

function Passkeys() {
  const answer = useOfficeAnswer<OwnPasskeys>(endpoints.passkeys);
  const { confirm } = useOfficeDialogs();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');
  const { passkeys = [], recoveryCodesLeft = 0 } = answer.value ?? {};

  async function onAdded({ recoveryCodes = [] }: RecoveryCodesAnswer): Promise<void> {
    setCodes(recoveryCodes);
    setProblem('');
    await Promise.all([answer.ask(), refreshSession()]);
  }

  async function change(method: 'POST' | 'DELETE', address: string, question: string): Promise<void> {
    if (!(await confirm(question))) return;
    const done = await callOffice<RecoveryCodesAnswer>(method, address, method === 'POST' ? {} : undefined);
    if (done.ok) await onAdded(done.value);
    else setProblem(done.problem.message);
  }

  return (
    <section className="office-block" aria-labelledby="passkeys">
      <h2 id="passkeys">{say('Passkeys')}</h2>
      <p className="office-note">
        {say(
          'A passkey is your phone, your computer or a security key. Once you have one, it is asked for after the password, and signs you in without it too. What is saved on this device opens without a signal as before.',
        )}
      </p>
      <AnswerState answer={answer} what={say('Your passkeys')}>
        {passkeys.length > 0 && (
          <>
            <PlainTable
              caption={say('Passkeys')}
              rows={passkeys}
              keyOf={({ id }) => id}
              columns={[
                { label: say('Name'), cell: ({ name }) => name },
                { label: say('Added'), cell: ({ createdAt }) => <OfficeMoment at={createdAt} /> },
                {
                  label: say('Last used'),
                  cell: ({ lastUsedAt }) => (lastUsedAt ? <OfficeMoment at={lastUsedAt} /> : say('Never')),
                },
                {
                  label: say('Remove'),
                  cell: ({ id, name }) => (
                    <button
                      type="button"
                      className="row-button"
                      onClick={() =>
                        void change(
                          'DELETE',
                          `${endpoints.passkeys}/${id}`,
                          say('Remove the passkey {name}?', { name }),
                        )
                      }
                    >
                      {say('Remove')} <span className="visually-hidden">{name}</span>
                    </button>
                  ),
                },
              ]}
            />
            <p>
              <span>{say('Recovery codes left: {left}', { left: recoveryCodesLeft })}</span>{' '}
              <button
                type="button"
                className="row-button"
                onClick={() =>
                  void change(
                    'POST',
                    endpoints.recoveryCodes,
                    say('Make new recovery codes? The old ones stop working.'),
                  )
                }
              >
                {say('Make new codes')}
              </button>
            </p>
          </>
        )}
        {codes.length > 0 && <RecoveryCodes codes={codes} />}
        <p className="problem" role="alert">
          {sayKnown(problem)}
        </p>
        <AddPasskeyForm onAdded={(added) => void onAdded(added)} />
      </AnswerState>
    </section>
  );
}
