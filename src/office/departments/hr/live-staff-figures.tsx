import { departmentNames } from '../../../content/office/role-names.ts';
import type { StaffFigures } from '../../../contract/office/department-figures.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { say, sayKnown, sayNumber } from '../../../words/say.ts';
import { BarChart } from '../../features/charts/bar-chart.tsx';
import { formatShare } from '../../features/charts/chart-points.ts';
import { AnswerState } from '../../features/dashboard/answer-state.tsx';
import { ChartGrid, FigureRow } from '../../features/dashboard/dashboard-frame.tsx';
import { PlainTable } from '../../features/dashboard/plain-table.tsx';
import { useTrainingFigure } from '../../features/dashboard/training-figure.ts';
import { useOfficeAnswer } from '../../features/dashboard/use-office-answer.ts';

/** Figures of accounts for HR, which may know how many there are, but not whose they are. */
export function LiveStaffFigures() {
  const answer = useOfficeAnswer<StaffFigures>(endpoints.hrFigures, { keep: true });
  return (
    <AnswerState answer={answer} what={say('The live figures')}>
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
        {say(
          'Counted from the accounts of the staff, their devices and their training. Staff without an account are not in these figures; reviews and turnover are not recorded here.',
        )}
      </p>
      <FigureRow
        figures={[
          { label: say('Accounts in use'), value: sayNumber(accounts) },
          {
            label: say('Seen in the last 30 days'),
            value: formatShare(seenLately, accounts),
            note: say('{part} of {whole}.', { part: seenLately, whole: accounts }),
          },
          {
            label: say('Invited, not yet signed in'),
            value: sayNumber(notBegun),
            note: say('They have a one-time password.'),
          },
          { label: say('Disabled'), value: sayNumber(disabled) },
          {
            label: say('Devices in use'),
            value: sayNumber(devices),
            note: say('In touch in the last 30 days.'),
          },
          trainingFigure,
        ]}
      />
      <PlainTable
        caption={say('Accounts by department')}
        rows={roles}
        keyOf={({ role }) => role}
        columns={[
          { label: say('Department'), cell: ({ role }) => sayKnown(departmentNames[role]) },
          { label: say('Accounts'), cell: ({ accounts: value }) => sayNumber(value), number: true },
          { label: say('Active in 30 days'), cell: ({ seen }) => sayNumber(seen), number: true },
        ]}
      />
      <ChartGrid>
        <BarChart
          title={say('Accounts by department')}
          of={say('Department')}
          what={say('Accounts')}
          empty={say('No accounts yet.')}
          points={roles.map(({ role, accounts: value }) => ({
            label: sayKnown(departmentNames[role]),
            value,
          }))}
        />
      </ChartGrid>
    </>
  );
}
