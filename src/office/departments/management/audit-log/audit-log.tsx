import { useState } from 'react';
import type { ListedAccount } from '../../../../contract/accounts/accounts.ts';
import type { AuditLine } from '../../../../contract/accounts/audit.ts';
import { endpoints } from '../../../../contract/protocol/endpoints.ts';
import { kindOfReference } from '../../../../kinds/audit-subject.ts';
import { Link } from '../../../../words/link.tsx';
import { AnswerState } from '../../../features/dashboard/answer-state.tsx';
import { PlainTable } from '../../../features/dashboard/plain-table.tsx';
import { useOfficeAnswer } from '../../../features/dashboard/use-office-answer.ts';
import { recordUrl } from '../../../records/list/record-url.ts';
import { OfficeMoment } from '../../../time/office-moment.tsx';
import { AuditFilter, auditQuery, NO_FILTER } from './audit-filter.tsx';
import { type AccountNames, accountName, auditSentence } from './audit-sentence.ts';
import { useAuditLog } from './use-audit-log.ts';
import '../management.css';
import { say } from '../../../../words/say.ts';

/** Log of who did what, newest first. It is read-only. */
export function AuditLog() {
  const [choice, setChoice] = useState(NO_FILTER);
  const accounts = useOfficeAnswer<ListedAccount[]>(endpoints.accounts).value ?? [];
  const names: AccountNames = new Map(accounts.map(({ id, name }) => [id, name]));
  const query = auditQuery(choice);
  const { lines, more, ...answer } = useAuditLog(query);
  const last = lines.at(-1);
  return (
    <div className="office-block audit-log">
      <AuditFilter choice={choice} accounts={accounts} onChange={setChoice} />
      <AnswerState answer={{ ...answer, ask: () => answer.ask() }} what={say('The audit log')}>
        {lines.length === 0 ? (
          <p role="status">
            {query === '' ? say('Nothing has happened yet.') : say('No line of the log fits this.')}
          </p>
        ) : (
          <PlainTable
            caption={say('Audit log')}
            many
            rows={lines}
            keyOf={({ number }) => String(number)}
            columns={[
              { label: say('What happened'), cell: (line) => auditSentence(line, names) },
              { label: say('About'), cell: (line) => <Subject line={line} names={names} /> },
              { label: say('When'), cell: ({ at }) => <OfficeMoment at={at} /> },
            ]}
          />
        )}
        {more && last && (
          <p>
            <button type="button" className="button quiet" onClick={() => void answer.ask(last.number)}>
              {say('Load older lines')}
            </button>
          </p>
        )}
      </AnswerState>
    </div>
  );
}

/** Link to the record, if it can be opened; for an account, its present name. */
function Subject({ line: { subject, about }, names }: { line: AuditLine; names: AccountNames }) {
  if (kindOfReference(subject)) {
    const address = recordUrl(about, subject);
    return address ? <Link to={address}>{subject}</Link> : subject;
  }
  return about === 'account' && subject !== '' ? accountName(subject, names) : '–';
}
