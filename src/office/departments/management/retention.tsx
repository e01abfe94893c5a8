import { type FormEvent, useState } from 'react';
import { retentionNames } from '../../../content/office/retention-names.ts';
import { calls } from '../../../contract/protocol/calls.ts';
import { callOffice } from '../../../device/office/session/page.ts';
import { linesOf } from '../../../forms/engine/words.ts';
import {
  RETENTION_MAX_MONTHS,
  type RetentionChange,
  type RetentionSetting,
  retentionChangeSchema,
} from '../../../kinds/retention.ts';
import { Field } from '../../../ui/field.tsx';
import { say, sayKnown } from '../../../words/say.ts';
import { AnswerState } from '../../features/dashboard/answer-state.tsx';
import { useOfficeAnswer } from '../../features/dashboard/use-office-answer.ts';
import { useOfficeDialogs } from '../../shell/frame/dialogs.tsx';
import { dayOf, formatDate } from '../../table/engine/format.ts';
import { RetentionRun } from './retention-run.tsx';

/** Settings for how long each kind of data is kept. */
export function Retention() {
  const answer = useOfficeAnswer<RetentionSetting[]>(calls.retention);
  return (
    <>
      <p className="prose">
        {say(
          'Records are removed this many months after they came in or, if later, after the day that they are about. Leave a field empty to keep them for ever. What is removed can be recovered only from a backup.',
        )}
      </p>
      <RetentionRun />
      <AnswerState answer={answer} what={say('The settings')}>
        {answer.value && <RetentionForm settings={answer.value} onSaved={() => void answer.ask()} />}
      </AnswerState>
    </>
  );
}

interface RetentionFormProps {
  settings: readonly RetentionSetting[];
  onSaved: () => void;
}

function RetentionForm({ settings, onSaved }: RetentionFormProps) {
  const { confirm } = useOfficeDialogs();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [said, setSaid] = useState<{ ok: boolean; text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const changed = settings.filter(({ kind, months }) => {
    const text = typed[kind];
    return text !== undefined && text.trim() !== String(months ?? '');
  });

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const months = Object.fromEntries(
      changed.map(({ kind }) => [kind, typed[kind]?.trim() ? Number(typed[kind]) : null]),
    ) as RetentionChange['months'];
    const parsed = retentionChangeSchema.safeParse({ months });
    if (!parsed.success) {
      setErrors(
        Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[1]), message])),
      );
      return;
    }
    setErrors({});
    const shorter = changed.filter(({ kind, months: before }) => {
      const after = months[kind] ?? Number.POSITIVE_INFINITY;
      return after < (before ?? Number.POSITIVE_INFINITY);
    });
    const names = shorter.map(({ kind }) => sayKnown(retentionNames[kind])).join(', ');
    if (
      names &&
      !(await confirm(say('Keep for a shorter time: {names}? What is older will be removed.', { names })))
    )
      return;
    setBusy(true);
    const answer = await callOffice('PUT', calls.retention, { months });
    setBusy(false);
    if (answer.ok) {
      setSaid({ ok: true, text: say('Saved.') });
      // Values typed while the request was under way are not saved yet.
      setTyped((all) =>
        Object.fromEntries(Object.entries(all).filter(([kind, text]) => text !== typed[kind])),
      );
      onSaved();
    } else setSaid({ ok: false, text: linesOf(answer.problem).map(sayKnown).join(' ') });
  }

  return (
    <form className="retention" aria-label={say('Retention')} noValidate onSubmit={save}>
      {settings.map(({ kind, months, changedAt, changedBy }) => (
        <Field
          key={kind}
          label={say('{what} (months)', { what: sayKnown(retentionNames[kind]) })}
          type="number"
          inputMode="numeric"
          min={1}
          max={RETENTION_MAX_MONTHS}
          placeholder={say('For ever')}
          value={typed[kind] ?? String(months ?? '')}
          onChange={({ target }: { target: { value: string } }) => {
            setSaid(null);
            setTyped((all) => ({ ...all, [kind]: target.value }));
          }}
          error={errors[kind]}
          hint={
            changedAt && changedBy
              ? say('Set by {name}, {day}.', { name: changedBy, day: formatDate(dayOf(changedAt)) })
              : say('Nobody has changed it.')
          }
        />
      ))}
      <div className="buttons">
        <button type="submit" className="button primary" disabled={busy || changed.length === 0}>
          {say('Save')}
        </button>
      </div>
      <p role="status" className={said ? `notice ${said.ok ? 'done' : 'problem'}` : undefined}>
        {said?.text}
      </p>
    </form>
  );
}
