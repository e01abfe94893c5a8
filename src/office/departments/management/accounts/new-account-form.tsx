import { departmentNames } from '../../../../content/office/role-names.ts';
import { type AccountAnswer, newAccountSchema } from '../../../../contract/accounts/accounts.ts';
import { roles } from '../../../../contract/accounts/roles.ts';
import { endpoints } from '../../../../contract/protocol/endpoints.ts';
import { callOffice } from '../../../../device/office/session/page.ts';
import { EmailField, NameField } from '../../../../forms/engine/fields/contact-fields.tsx';
import { useDraftlessForm } from '../../../../forms/engine/use-draftless-form.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { say, sayKnown } from '../../../../words/say.ts';

const EMPTY = { name: '', email: '', role: '' };

export function NewAccountForm({ onAdded }: { onAdded: (answer: AccountAnswer) => void }) {
  const { press, problem, sending, field } = useDraftlessForm({
    values: EMPTY,
    schema: newAccountSchema,
    emptied: true,
    async send(account) {
      const answer = await callOffice<AccountAnswer>('POST', endpoints.accounts, account);
      if (!answer.ok) return answer.problem;
      onAdded(answer.value);
      return null;
    },
  });

  return (
    <form className="form" onSubmit={press} noValidate aria-label={say('New account')}>
      <NameField autoComplete="off" required {...field('name')} />
      <EmailField autoComplete="off" required {...field('email')} />
      <Field label={say('Department')} required {...field('role')}>
        <option value="">{say('Choose …')}</option>
        {roles.map((role) => (
          <option key={role} value={role}>
            {sayKnown(departmentNames[role])}
          </option>
        ))}
      </Field>
      {problem && (
        <p className="notice problem wide" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="button primary" disabled={sending}>
        {say('Add account')}
      </button>
    </form>
  );
}
