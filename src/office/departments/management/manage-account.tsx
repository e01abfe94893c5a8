import { type ChangeEvent, useState } from 'react';
import { departmentNames } from '../../../content/office/role-names.ts';
import type { AccountAnswer, AccountChange, ListedAccount } from '../../../contract/accounts.ts';
import { calls } from '../../../contract/calls.ts';
import { isRole, roles } from '../../../contract/roles.ts';
import { callOffice } from '../../../device/session/page.ts';
import { linesOf } from '../../../forms/engine/words.ts';
import { Field } from '../../../ui/field.tsx';
import { AccessList } from '../../account/access-list.tsx';
import { useOfficeDialogs } from '../../parts/frame/dialogs.tsx';

interface ManageAccountProps {
  account: ListedAccount;
  /** The account of whoever is at the screen. */
  own: boolean;
  onChanged: (answer: AccountAnswer) => void;
}

/** What management may change of one account. */
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

  const { disabled } = account;
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
        <button
          type="button"
          className="button quiet"
          disabled={busy}
          onClick={() =>
            void change(
              { resetPassword: true },
              'There is a new one-time password.',
              `Reset the password of ${account.name}? The present one stops working, and all sessions end.`,
            )
          }
        >
          Reset password
        </button>
        <button
          type="button"
          className="button quiet"
          disabled={busy}
          onClick={() => void change({ unlock: true }, 'Failed sign-ins are forgiven.')}
        >
          Unlock
        </button>
        <button
          type="button"
          className="button quiet"
          disabled={busy || account.sessions === 0}
          onClick={() =>
            void change(
              { endSessions: true },
              'All sessions have ended.',
              `End all sessions of ${account.name}? What is not sent yet stays on its devices and asks for a sign-in.`,
            )
          }
        >
          End sessions
        </button>
        {account.passkeys > 0 && (
          <button
            type="button"
            className="button quiet"
            disabled={busy}
            onClick={() =>
              void change(
                { removePasskeys: true },
                'The passkeys are removed.',
                `Remove all passkeys of ${account.name}? Then the password is enough to sign in, and all sessions end.`,
              )
            }
          >
            Remove passkeys
          </button>
        )}
        {!own && (
          <button
            type="button"
            className={disabled ? 'button quiet' : 'button danger'}
            disabled={busy}
            onClick={() =>
              void change(
                { disabled: !disabled },
                disabled ? 'The account is in use again.' : 'The account is disabled.',
                disabled
                  ? ''
                  : `Disable the account of ${account.name}? Its sessions end at once, and nobody can sign in with it.`,
              )
            }
          >
            {disabled ? 'Enable' : 'Disable'}
          </button>
        )}
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
