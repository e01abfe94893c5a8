/** The saved views of one kind of record, in the form that the table takes. */

import { useEffect, useMemo } from 'react';
import { departmentNames } from '../../../content/office/role-names.ts';
import { isRole, type Role } from '../../../contract/accounts/roles.ts';
import { newSubmissionId } from '../../../device/core/submission-id.ts';
import { useSession } from '../../../device/office/session/page.ts';
import { type StaffActions, staffActions, useSavedViews } from '../../../device/records/index.ts';
import { alertText } from '../../../forms/engine/outcome/alert-text.ts';
import { factsOf, type RecordKind } from '../../../kinds/list.ts';
import type { SavedView } from '../../../kinds/saved-view/schema.ts';
import { staffSubmissionDefinitions } from '../../../kinds/staff-submissions.ts';
import { sayKnown } from '../../../words/say.ts';
import { useOfficeDialogs } from '../../shell/frame/dialogs.tsx';
import {
  type SavedTableView,
  type SavedTableViews,
  takeLegacyViews,
  type ViewState,
} from '../../table/view/state/views.ts';

export function useSavedTableViews(kind: RecordKind): SavedTableViews {
  const saved = useSavedViews(kind);
  const { alert } = useOfficeDialogs();
  const account = useSession().session?.account;
  const id = account?.id ?? '';
  const role = account?.role ?? '';
  const own = useMemo((): SavedTableViews => {
    const send = async (change: Parameters<StaffActions['saveView']>[0]) => {
      const outcome = await staffActions().saveView(change);
      if (outcome.type === 'accepted' || outcome.type === 'saved') return;
      await alert(alertText(staffSubmissionDefinitions.savedView.strings, outcome));
    };
    return {
      views: saved?.map((view) => savedTableView(view, id, role)),
      shareWith: sharedWith(kind, role).map((value) => ({ value, label: sayKnown(departmentNames[value]) })),
      save({ id: known, name, department, state }) {
        const view = known ?? newSubmissionId();
        void send({
          view,
          kind,
          name,
          department: isRole(department) ? department : null,
          content: contentOf(state),
        });
        return view;
      },
      remove: (view) => void send({ view, kind, name: '', department: null, content: null }),
    };
  }, [saved, id, role, kind, alert]);

  useEffect(() => {
    if (!id) return;
    // Views that an earlier version kept on this device only.
    for (const { name, search = '', filters = {}, sort = [], columns = [] } of takeLegacyViews(kind)) {
      own.save({ id: null, name, department: null, state: { search, filters, sort, columns, widths: {} } });
    }
  }, [id, kind, own]);
  return own;
}

/**
 * Departments with which views of a kind can be shared: a person's own one. Management can choose any that
 * has the table.
 */
function sharedWith(kind: RecordKind, role: string): Role[] {
  return factsOf(kind).roles.filter((one) => one === role || role === 'management');
}

function savedTableView(
  { id, name, department, content, by }: SavedView,
  account: string,
  role: string,
): SavedTableView {
  const isMine = by.id === account;
  return {
    ...(content as ViewState),
    id,
    name,
    department,
    isMine,
    by: by.name,
    mayRemove: isMine || role === 'management',
  };
}

/** A mutable copy, as the contract's type requires. */
function contentOf({ search, filters, sort, columns, widths }: ViewState) {
  return structuredClone({ search, filters, sort, columns, widths }) as SavedView['content'];
}
