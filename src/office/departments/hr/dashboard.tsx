import { sampleFigures } from '../../../content/office/sample-figures.ts';
import { DashboardFrame } from '../../features/dashboard/dashboard-frame.tsx';
import { StaffLive } from './staff-live.tsx';

export function HrDashboard() {
  return (
    <DashboardFrame samples={sampleFigures.hr}>
      <StaffLive />
    </DashboardFrame>
  );
}
