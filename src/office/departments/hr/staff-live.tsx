import { departmentNames } from '../../../content/office/role-names.ts';
import type { StaffFigures } from '../../../contract/office/department-figures.ts';
import { calls } from '../../../contract/protocol/calls.ts';
import { BarChart } from '../../features/charts/bar-chart.tsx';
import { shareInWords } from '../../features/charts/points.ts';
import { AnswerState } from '../../features/dashboard/answer-state.tsx';
import { Charts, FigureRow } from '../../features/dashboard/dashboard-frame.tsx';
import { PlainTable } from '../../features/dashboard/plain-table.tsx';
import { useTrainingFigure } from '../../features/dashboard/training-figure.ts';
import { useOfficeAnswer } from '../../features/dashboard/use-office-answer.ts';

/** Figures of accounts for HR, which may know how many there are, but not whose they are. */
export function StaffLive() {
  const answer = useOfficeAnswer<StaffFigures>(calls.hrFigures, { keep: true });
  return (
    <AnswerState answer={answer} what="The live figures">
      {answer.value && <Staff figures={answer.value} />}
    </AnswerState>
  );
}

function Staff({ figures }: { figures: StaffFigures }) {
  const trainingFigure = useTrainingFigure();
  const { roles, seenLately, notBegun, disabled, devices } = figures;
  const accounts = roles.reduce((sum, role) => sum + role.accounts, 0);
  return (
    <>
      <p className="office-note">
        Counted from the accounts of the staff, their devices and their training. Who has no account is not in
        these figures; reviews and turnover are not recorded here.
      </p>
      <FigureRow
        figures={[
          { label: 'Accounts in use', value: accounts.toLocaleString('en') },
          {
            label: 'Seen in the last 30 days',
            value: shareInWords(seenLately, accounts),
            note: `${seenLately.toLocaleString('en')} of ${accounts.toLocaleString('en')}.`,
          },
          {
            label: 'Not begun',
            value: notBegun.toLocaleString('en'),
            note: 'Their one-time password still stands.',
          },
          { label: 'Disabled', value: disabled.toLocaleString('en') },
          {
            label: 'Devices in use',
            value: devices.toLocaleString('en'),
            note: 'In touch in the last 30 days.',
          },
          trainingFigure,
        ]}
      />
      <PlainTable
        caption="Accounts by department"
        rows={roles}
        keyOf={({ role }) => role}
        columns={[
          { label: 'Department', cell: ({ role }) => departmentNames[role] },
          { label: 'Accounts', cell: ({ accounts: value }) => value.toLocaleString('en'), number: true },
          { label: 'Active in 30 days', cell: ({ seen }) => seen.toLocaleString('en'), number: true },
        ]}
      />
      <Charts>
        <BarChart
          title="Accounts by department"
          of="Department"
          what="Accounts"
          empty="No accounts yet."
          points={roles.map(({ role, accounts: value }) => ({ label: departmentNames[role], value }))}
        />
      </Charts>
    </>
  );
}
