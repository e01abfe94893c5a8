import { useState } from 'react';
import { retentionNames } from '../../../content/office/retention-names.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { callOffice } from '../../../device/office/session/page.ts';
import { problemLines } from '../../../forms/engine/outcome/alert-text.ts';
import { useDraftlessForm } from '../../../forms/engine/use-draftless-form.ts';
import {
  MAX_RETENTION_MONTHS,
  type RetentionChange,
  type RetentionSetting,
  retentionChangeSchema,
} from '../../../kinds/calls/retention.ts';
import { Field } from '../../../ui/field/field.tsx';
import { say, sayKnown } from '../../../words/say.ts';
import { AnswerState } from '../../features/dashboard/answer-state.tsx';
import { useOfficeAnswer } from '../../features/dashboard/use-office-answer.ts';
import { useOfficeDialogs } from '../../shell/frame/dialogs.tsx';
import { formatDate, officeDayOf } from '../../table/engine/format.ts';
import { RetentionRun } from './retention-run.tsx';

/** Settings for how long each kind of data is kept. */
export function Retention() {
  const answer = useOfficeAnswer<RetentionSetting[]>(endpoints.retention);
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

/** Months that stand in a field; null for ever. */
const monthsIn = (text = ''): number | null => (text.trim() ? Number(text) : null);

function RetentionForm({ settings, onSaved }: RetentionFormProps) {
  const { confirm } = useOfficeDialogs();
  const [said, setSaid] = useState<{ ok: boolean; text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const changedIn = (typed: Readonly<Record<string, string>>) =>
    settings.filter(({ kind, months }) => monthsIn(typed[kind]) !== months);
  const { press, field, watch } = useDraftlessForm({
    values: Object.fromEntries(settings.map(({ kind, months }) => [kind, String(months ?? '')])),
    follows: true,
    schema: retentionChangeSchema.shape.months,
    toPayload: (typed) =>
      Object.fromEntries(changedIn(typed).map(({ kind }) => [kind, monthsIn(typed[kind])])),
    async send(months) {
      await save(months);
      return null;
    },
  });
  const changed = changedIn(watch());

  async function save(months: RetentionChange['months']): Promise<void> {
    const shorter = settings.filter(({ kind, months: before }) => {
      const after = months[kind];
      return (
        after !== undefined && (after ?? Number.POSITIVE_INFINITY) < (before ?? Number.POSITIVE_INFINITY)
      );
    });
    const names = shorter.map(({ kind }) => sayKnown(retentionNames[kind])).join(', ');
    if (
      names &&
      !(await confirm(
        say(
          'Keep these for a shorter time: {names}? Records older than the new limit will be removed; only a backup still has them.',
          { names },
        ),
      ))
    )
      return;
    setBusy(true);
    const answer = await callOffice('PUT', endpoints.retention, { months });
    setBusy(false);
    if (answer.ok) {
      setSaid({ ok: true, text: say('Saved.') });
      onSaved();
    } else setSaid({ ok: false, text: problemLines(answer.problem).map(sayKnown).join(' ') });
  }

  return (
    <form
      className="retention"
      aria-label={say('Retention')}
      noValidate
      onChange={() => setSaid(null)}
      onSubmit={press}
    >
      {settings.map(({ kind, changedAt, changedBy }) => (
        <Field
          key={kind}
          label={say('{what} (months)', { what: sayKnown(retentionNames[kind]) })}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_RETENTION_MONTHS}
          placeholder={say('For ever')}
          {...field(kind)}
          hint={
            changedAt && changedBy
              ? say('Set by {name}, {day}.', { name: changedBy, day: formatDate(officeDayOf(changedAt)) })
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
