import * as z from 'zod/mini';
import { newPasskeySchema, type RecoveryCodesAnswer } from '../../contract/accounts/sign-in-methods.ts';
import { addPasskey, hasPasskeys } from '../../device/office/passkeys/page.ts';
import { useDraftlessForm } from '../../forms/engine/use-draftless-form.ts';
import { Field } from '../../ui/field/field.tsx';
import { say } from '../../words/say.ts';

const schema = z.object({ name: newPasskeySchema.shape.name });

/** Names a passkey and makes it. */
export function AddPasskeyForm({ onAdded }: { onAdded: (answer: RecoveryCodesAnswer) => void }) {
  const { press, problem, sending, field } = useDraftlessForm({
    values: { name: '' },
    schema,
    emptied: true,
    async send({ name }) {
      const answer = await addPasskey(name);
      if (!answer.ok) return answer.problem;
      onAdded(answer.value);
      return null;
    },
  });
  if (!hasPasskeys()) {
    return (
      <p className="office-note">{say('This browser has no passkeys. Open this page in another one.')}</p>
    );
  }

  return (
    <form className="sign-in-form" onSubmit={press} aria-label={say('Add a passkey')}>
      <Field
        label={say('Name of the passkey')}
        maxLength={60}
        autoComplete="off"
        required
        hint={say('What it is on, such as: my phone.')}
        {...field('name')}
      />
      <p className="problem" role="alert">
        {problem}
      </p>
      <button type="submit" className="button primary" disabled={sending}>
        {say('Add passkey')}
      </button>
    </form>
  );
}
