import { type ChangeEvent, useState } from 'react';
import { departmentNames } from '../../../content/office/role-names.ts';
import type { AccountAnswer, AccountChange, ListedAccount } from '../../../contract/accounts/accounts.ts';
import { isRole, roles } from '../../../contract/accounts/roles.ts';
import { calls } from '../../../contract/protocol/calls.ts';
import { callOffice } from '../../../device/office/session/page.ts';
import { linesOf } from '../../../forms/engine/words.ts';
import { Field } from '../../../ui/field.tsx';
import { AccessList } from '../../account/access-list.tsx';
import { useOfficeDialogs } from '../../shell/frame/dialogs.tsx';

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

function actsOn({ name, disabled, sessions, passkeys }: ListedAccount): Act[] {
  return [
    {
      label: 'Reset password',
      set: { resetPassword: true },
      done: 'There is a new one-time password.',
      question: `Reset the password of ${name}? The present one stops working, and all sessions end.`,
    },
    { label: 'Unlock', set: { unlock: true }, done: 'Failed sign-ins are forgiven.' },
    {
      label: 'End sessions',
      set: { endSessions: true },
      done: 'All sessions have ended.',
      question: `End all sessions of ${name}? What is not sent yet stays on its devices and asks for a sign-in.`,
      isIdle: sessions === 0,
    },
    ...(passkeys > 0
      ? [
          {
            label: 'Remove passkeys',
            set: { removePasskeys: true as const },
            done: 'The passkeys are removed.',
            question: `Remove all passkeys of ${name}? Then the password is enough to sign in, and all sessions end.`,
          },
        ]
      : []),
    disabled
      ? { label: 'Enable', set: { disabled: false }, done: 'The account is in use again.' }
      : {
          label: 'Disable',
          set: { disabled: true },
          done: 'The account is disabled.',
          question: `Disable the account of ${name}? Its sessions end at once, and nobody can sign in with it.`,
          isDanger: true,
        },
  ];
}

/** Controls for all that management may change of one account. */
export function ManageAccount({ account, own, onChanged }: ManageAccountProps) {
  // The frame shows the confirmation, because closing a dialog inside this one would close both.
  const { confirm } = useOfficeDialogs();
  const [name, setName] = useState(account.name);
  const [role, setRole] = useState<string>(account.role);
  const [said, setSaid] = useState<{ ok: boolean; text: string } | null>(null);
  const [busy, setBusy] = useState(false);

  async function change(set: AccountChange, done: string, question = ''): Promise<void> {
    if (question && !(await confirm(question))) return;
    setBusy(true);
    const answer = await callOffice<AccountAnswer>('PATCH', `${calls.accounts}/${account.id}`, set);
    setBusy(false);
    if (answer.ok) onChanged(answer.value);
    setSaid({ ok: answer.ok, text: answer.ok ? done : linesOf(answer.problem).join(' ') });
  }

  const acts = actsOn(account).filter(({ set }) => !own || set.disabled === undefined);
  return (
    <div className="manage-account">
      <p className="office-note">{account.email}</p>
      <form
        className="form"
        aria-label="Account"
        onSubmit={(event) => {
          event.preventDefault();
          if (isRole(role)) void change({ name, role }, 'Saved.');
        }}
      >
        <Field
          label="Name"
          value={name}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => setName(target.value)}
          required
        />
        <Field
          label="Department"
          value={role}
          onChange={({ target }: ChangeEvent<HTMLSelectElement>) => setRole(target.value)}
          hint="Another department: its sessions end, and its records leave the device at the next sign-in."
        >
          {roles.map((value) => (
            <option key={value} value={value}>
              {departmentNames[value]}
            </option>
          ))}
        </Field>
        <button type="submit" className="button primary" disabled={busy}>
          Save
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
        <summary>Sessions and devices</summary>
        <AccessList key={account.sessions} address={`${calls.accounts}/${account.id}/sessions`} />
      </details>
      <p role="status" className={said ? `notice ${said.ok ? 'done' : 'problem'}` : undefined}>
        {said?.text}
      </p>
    </div>
  );
}
