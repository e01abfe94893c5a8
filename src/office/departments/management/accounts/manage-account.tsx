import { useState } from 'react';
import { departmentNames } from '../../../../content/office/role-names.ts';
import {
  type AccountAnswer,
  type AccountChange,
  accountChangeSchema,
  type ListedAccount,
} from '../../../../contract/accounts/accounts.ts';
import { roles } from '../../../../contract/accounts/roles.ts';
import { endpoints } from '../../../../contract/protocol/endpoints.ts';
import { callOffice } from '../../../../device/office/session/page.ts';
import { problemLines } from '../../../../forms/engine/outcome/alert-text.ts';
import { useDraftlessForm } from '../../../../forms/engine/use-draftless-form.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { say, sayKnown } from '../../../../words/say.ts';
import { SessionsAndDevices } from '../../../account/sessions-and-devices.tsx';
import { useOfficeDialogs } from '../../../shell/frame/dialogs.tsx';

interface ManageAccountProps {
  account: ListedAccount;
  /** True for the account of the signed-in person. */
  own: boolean;
  onChanged: (answer: AccountAnswer) => void;
}

interface Act {
  label: string;
  set: AccountChange;
  /** Message after it is done. */
  done: string;
  /** Question before it is done. */
  question?: string;
  isDanger?: boolean;
  /** True while there is nothing to do it to. */
  isIdle?: boolean;
}

function actsOn({ name, role, editsSite, disabled, sessions, passkeys }: ListedAccount): Act[] {
  return [
    {
      label: say('Reset password'),
      set: { resetPassword: true },
      done: say('There is a new one-time password.'),
      question: say('Reset the password of {name}? The present one stops working, and all sessions end.', {
        name,
      }),
    },
    { label: say('Unlock'), set: { unlock: true }, done: say('Failed sign-ins are forgiven.') },
    {
      label: say('End sessions'),
      set: { endSessions: true },
      done: say('All sessions have ended.'),
      question: say(
        'End all sessions of {name}? Entries that are not sent yet stay on the person’s devices until they sign in again.',
        { name },
      ),
      isIdle: sessions === 0,
    },
    ...(passkeys > 0
      ? [
          {
            label: say('Remove passkeys'),
            set: { removePasskeys: true as const },
            done: say('The passkeys are removed.'),
            question: say(
              'Remove all passkeys of {name}? Then the password is enough to sign in, and all sessions end.',
              { name },
            ),
          },
        ]
      : []),
    ...(role === 'management'
      ? []
      : [
          editsSite
            ? {
                label: say('Stop this account from editing the site'),
                set: { editsSite: false },
                done: say('The site can no longer be edited with this account.'),
              }
            : {
                label: say('Let this account edit the site'),
                set: { editsSite: true },
                done: say('The site can be edited with this account.'),
              },
        ]),
    disabled
      ? { label: say('Enable'), set: { disabled: false }, done: say('The account is in use again.') }
      : {
          label: say('Disable'),
          set: { disabled: true },
          done: say('The account is disabled.'),
          question: say(
            'Disable the account of {name}? Its sessions end at once, and nobody can sign in with it.',
            { name },
          ),
          isDanger: true,
        },
  ];
}

/** Controls for all that management may change of one account. */
export function ManageAccount({ account, own, onChanged }: ManageAccountProps) {
  // The frame shows the confirmation, because closing a dialog inside this one would close both.
  const { confirm } = useOfficeDialogs();
  const [said, setSaid] = useState<{ ok: boolean; text: string } | null>(null);
  const [busy, setBusy] = useState(false);

  async function change(set: AccountChange, done: string, question = ''): Promise<void> {
    if (question && !(await confirm(question))) return;
    setBusy(true);
    const answer = await callOffice<AccountAnswer>('PATCH', `${endpoints.accounts}/${account.id}`, set);
    setBusy(false);
    if (answer.ok) onChanged(answer.value);
    setSaid({ ok: answer.ok, text: answer.ok ? done : problemLines(answer.problem).map(sayKnown).join(' ') });
  }

  const { press, sending, field } = useDraftlessForm({
    values: { name: account.name, role: account.role as string },
    schema: accountChangeSchema,
    async send(set) {
      await change(set, say('Saved.'));
      return null;
    },
  });
  const acts = actsOn(account).filter(({ set }) => !own || set.disabled === undefined);
  return (
    <div className="manage-account">
      <p className="office-note">{account.email}</p>
      <form className="form" aria-label={say('Account')} onSubmit={press}>
        <Field label={say('Name')} required {...field('name')} />
        <Field
          label={say('Department')}
          {...field('role')}
          hint={say(
            'Another department: its sessions end, and its records leave the device at the next sign-in.',
          )}
        >
          {roles.map((value) => (
            <option key={value} value={value}>
              {sayKnown(departmentNames[value])}
            </option>
          ))}
        </Field>
        <button type="submit" className="button primary" disabled={busy || sending}>
          {say('Save')}
        </button>
      </form>
      <div className="buttons">
        {acts.map(({ label, set, done, question, isDanger, isIdle }) => (
          <button
            key={Object.keys(set).join()}
            type="button"
            className={isDanger ? 'button danger' : 'button quiet'}
            disabled={busy || isIdle}
            onClick={() => void change(set, done, question)}
          >
            {label}
          </button>
        ))}
      </div>
      <details>
        <summary>{say('Sessions and devices')}</summary>
        <SessionsAndDevices key={account.sessions} address={`${endpoints.accounts}/${account.id}/sessions`} />
      </details>
      <p role="status" className={said ? `notice ${said.ok ? 'done' : 'problem'}` : undefined}>
        {said?.text}
      </p>
    </div>
  );
}
