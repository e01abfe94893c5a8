import { sampleFigures } from '../../../content/office/sample-figures.ts';
import { DashboardFrame } from '../../features/dashboard/dashboard-frame.tsx';
import { LiveStaffFigures } from './live-staff-figures.tsx';

export function HrDashboard() {
  return (
    <DashboardFrame samples={sampleFigures.hr}>
      <LiveStaffFigures />
    </DashboardFrame>
  );
}
