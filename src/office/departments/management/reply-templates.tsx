/** Templates of answers, with the placeholders that the chosen kind of request fills in. */
import type { RequestKind } from '../../../kinds/list.ts';
import { placeholdersOfKind } from '../../../kinds/reply-template/placeholders.ts';
import { say } from '../../../words/say.ts';
import type { TypedFields } from '../../records/entry/entry-values.ts';
import { StaffEntryForm } from '../../records/entry/staff-entry-form.tsx';
import type { StaffForm } from '../../records/entry/use-staff-form.ts';
import { LiveTable } from '../../records/list/live-table.tsx';

export function ReplyTemplates() {
  return (
    <>
      <StaffEntryForm maker="replyTemplate" Beside={Placeholders} />
      <LiveTable kind="replyTemplate" />
    </>
  );
}

function Placeholders({ form }: { form: StaffForm<TypedFields> }) {
  const about = form.form.watch('about') as RequestKind;
  const names = placeholdersOfKind[about].map((name) => `{${name}}`).join(', ');
  return <p className="label wide">{say('Placeholders: {names}', { names })}</p>;
}
