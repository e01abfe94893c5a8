import { useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { departmentNames } from '../../../content/office/role-names.ts';
import {
  type AccountAnswer,
  type NewAccount,
  newAccountSchema,
} from '../../../contract/accounts/accounts.ts';
import { roles } from '../../../contract/accounts/roles.ts';
import { calls } from '../../../contract/protocol/calls.ts';
import { callOffice } from '../../../device/office/session/page.ts';
import { payloadResolver } from '../../../forms/engine/payload-resolver.ts';
import { messagesNotShown } from '../../../forms/engine/words.ts';
import { Field } from '../../../ui/field.tsx';
import { say, sayKnown } from '../../../words/say.ts';

const EMPTY = { name: '', email: '', role: '' };
type Values = typeof EMPTY;

export function NewAccountForm({ onAdded }: { onAdded: (answer: AccountAnswer) => void }) {
  const [problem, setProblem] = useState('');
  const form = useForm<Values, unknown, NewAccount>({
    defaultValues: EMPTY,
    resolver: payloadResolver<Values, NewAccount>(newAccountSchema, (values) => values),
  });
  const { register, formState, handleSubmit, setError, setFocus, reset } = form;

  const submit = handleSubmit(async (account) => {
    setProblem('');
    const answer = await callOffice<AccountAnswer>('POST', calls.accounts, account);
    if (answer.ok) {
      reset(EMPTY);
      onAdded(answer.value);
      return;
    }
    const fields = Object.entries(answer.problem.fields ?? {});
    for (const [name, message] of fields) setError(name as Path<Values>, { type: 'server', message });
    if (fields[0]) setFocus(fields[0][0] as Path<Values>);
    setProblem(messagesNotShown(answer.problem, Object.keys(EMPTY)));
  });
  const field = (name: keyof Values) => ({
    ...register(name),
    error: formState.errors[name]?.message,
  });

  return (
    <form className="form" onSubmit={submit} noValidate aria-label={say('New account')}>
      <Field label={say('Name')} autoComplete="off" required {...field('name')} />
      <Field label={say('E-mail')} type="email" autoComplete="off" required {...field('email')} />
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
      <button type="submit" className="button primary" disabled={formState.isSubmitting}>
        {say('Add account')}
      </button>
    </form>
  );
}
