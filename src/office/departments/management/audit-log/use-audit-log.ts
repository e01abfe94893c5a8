import { useCallback, useEffect, useRef, useState } from 'react';
import type { AuditLine, AuditPage } from '../../../../contract/accounts/audit.ts';
import { endpoints } from '../../../../contract/protocol/endpoints.ts';
import { callOffice } from '../../../../device/office/session/page.ts';
import { officeNow } from '../../../time/office-clock.ts';

export interface AuditLogPage {
  state: 'loading' | 'ready' | 'failed';
  lines: readonly AuditLine[];
  more: boolean;
  /** Why the last question failed, in words. */
  message: string;
  at: string | null;
}

const NOTHING: AuditLogPage = { state: 'loading', lines: [], more: false, message: '', at: null };

/** Lines of the audit log, page by page. @param query that of `calls.audit`, without `before` */
export function useAuditLog(query: string) {
  const [loaded, setLoaded] = useState(NOTHING);
  /** Only the answer to the last question is shown, in whatever order they come. */
  const asked = useRef(0);
  const ask = useCallback(
    async (before?: number) => {
      asked.current += 1;
      const question = asked.current;
      const whole = [query, before === undefined ? '' : `before=${before}`].filter(Boolean).join('&');
      const answer = await callOffice<AuditPage>(
        'GET',
        whole ? `${endpoints.audit}?${whole}` : endpoints.audit,
      );
      if (question !== asked.current) return;
      setLoaded((last) => {
        if (!answer.ok) {
          const state = last.lines.length > 0 ? 'ready' : 'failed';
          return { ...last, state, message: answer.problem.message };
        }
        const { lines, more } = answer.value;
        return {
          state: 'ready',
          lines: before === undefined ? lines : [...last.lines, ...lines],
          more,
          message: '',
          at: officeNow().toISOString(),
        };
      });
    },
    [query],
  );
  useEffect(() => {
    setLoaded((last) => ({ ...last, lines: [], more: false, state: 'loading' }));
    void ask();
  }, [ask]);
  return { ...loaded, ask };
}
