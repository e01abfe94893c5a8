/** Searches all records and opens the one that is chosen in its department, with its panel. */
import { useNavigate } from 'react-router-dom';
import { say } from '../../../words/say.ts';
import { kindsOfRole, recordUrl } from '../../records/list/record-url.ts';
import { OtherDepartmentRequests } from './other-department-requests.tsx';
import { SearchDialog } from './search-dialog.tsx';

export default function RecordSearch({ role, onClose }: { role: string; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <SearchDialog
      title={say('Search all records')}
      kinds={kindsOfRole(role)}
      onClose={onClose}
      Further={role === 'logistics' ? OtherDepartmentRequests : undefined}
      onPick={({ kind, reference }) => {
        const address = recordUrl(kind, reference, role);
        if (address) navigate(address);
      }}
    />
  );
}
