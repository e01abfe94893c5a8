import { type ChangeEvent, useCallback, useEffect, useState } from 'react';
import type { AuditLine, AuditPage } from '../../../contract/accounts.ts';
import { calls } from '../../../contract/calls.ts';
import { callOffice } from '../../../device/session/page.ts';
import { Field } from '../../../ui/field.tsx';
import { AnswerState } from '../../parts/dashboard/answer-state.tsx';
import { PlainTable } from '../../parts/dashboard/plain-table.tsx';
import { plural } from '../../parts/dashboard/words.ts';
import { Moment } from '../../parts/moment.tsx';
import { changesOf, matchesSearch } from './audit-words.ts';
import './management.css';

interface Loaded {
  state: 'loading' | 'ready' | 'failed';
  lines: readonly AuditLine[];
  more: boolean;
  message: string;
  at: string | null;
}

const NOTHING: Loaded = { state: 'loading', lines: [], more: false, message: '', at: null };

/** Who did what, newest first. Nothing here can be changed. */
export function AuditLog() {
  const [loaded, setLoaded] = useState(NOTHING);
  const [wanted, setWanted] = useState('');
  const load = useCallback(async (before?: number) => {
    const address = before === undefined ? calls.audit : `${calls.audit}?before=${before}`;
    const answer = await callOffice<AuditPage>('GET', address);
    setLoaded((last) => {
      if (!answer.ok) {
        const state = last.lines.length > 0 ? 'ready' : 'failed';
        return { ...last, state, message: answer.problem.message };
      }
      const { lines, more } = answer.value;
      // Pressed twice, or loaded again meanwhile: these lines are already shown, or no longer fit.
      if (before !== undefined && last.lines.at(-1)?.number !== before) return last;
      return {
        state: 'ready',
        lines: before === undefined ? lines : [...last.lines, ...lines],
        more,
        message: '',
        at: new Date().toISOString(),
      };
    });
  }, []);
  useEffect(() => void load(), [load]);

  const { lines, more } = loaded;
  const shown = lines.filter((line) => matchesSearch(line, wanted));
  const last = lines.at(-1);
  return (
    <AnswerState answer={{ ...loaded, ask: load }} what="The audit log">
      <div className="office-block">
        <Field
          label="Filter"
          type="search"
          value={wanted}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => setWanted(target.value)}
          hint={`Who, what or whom, in the ${plural(lines.length, 'line')} that ${lines.length === 1 ? 'is' : 'are'} loaded.`}
        />
        {shown.length === 0 ? (
          <p role="status">
            {lines.length === 0 ? 'Nothing has happened yet.' : 'None of the loaded lines matches.'}
          </p>
        ) : (
          <PlainTable
            caption="Audit log"
            rows={shown}
            keyOf={({ number }) => String(number)}
            columns={[
              { label: 'Number', cell: ({ number }) => number },
              { label: 'When', cell: ({ at }) => <Moment at={at} /> },
              { label: 'Who', cell: ({ by }) => by },
              { label: 'What', cell: ({ action }) => action },
              { label: 'To what', cell: ({ subject }) => subject || '–' },
              { label: 'Before and after', cell: (line) => <Changes line={line} /> },
            ]}
          />
        )}
        {more && last && (
          <p>
            <button type="button" className="button quiet" onClick={() => void load(last.number)}>
              Load older lines
            </button>
          </p>
        )}
      </div>
    </AnswerState>
  );
}

function Changes({ line }: { line: AuditLine }) {
  const changes = changesOf(line);
  if (changes.length === 0) return '–';
  return (
    <details className="audit-change">
      <summary>{plural(changes.length, 'value')}</summary>
      {changes.map(({ name, before, after }) => (
        <code key={name}>
          {name}: {before} → {after}
        </code>
      ))}
    </details>
  );
}
