import { sampleFigures } from '../../../content/office/sample-figures.ts';
import { Dashboard } from '../../parts/dashboard/dashboard.tsx';
import { StaffLive } from './staff-live.tsx';

export function HrDashboard() {
  return (
    <Dashboard samples={sampleFigures.hr}>
      <StaffLive />
    </Dashboard>
  );
}
