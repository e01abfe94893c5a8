/** The HR department (docs/contract.md#departments). */
import type { Section } from '../../shell/frame/section.ts';
import { HrDashboard } from './dashboard.tsx';
import { EmployeeDetails } from './employee-details.tsx';
import { TrainingAndDevelopment } from './training.tsx';

export const sections: readonly Section[] = [
  { slug: 'dashboard', label: 'Dashboard', component: HrDashboard },
  { slug: 'employee-details', label: 'Employee Details', component: EmployeeDetails },
  {
    slug: 'training-development',
    label: 'Training & Development',
    component: TrainingAndDevelopment,
    submits: 'training',
  },
];
