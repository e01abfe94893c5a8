import { LogisticsDashboard } from '../dashboard/logistics-dashboard.tsx';
import { CustomerFeedback } from '../feedback/customer-feedback.tsx';
import type { Section } from '../frame/section.ts';
import { Manifest } from './manifest.tsx';
import { PeopleTransported } from './people-transported.tsx';
import { SouvenirsTransported } from './souvenirs-transported.tsx';

export const sections: readonly Section[] = [
  { slug: 'dashboard', label: 'Dashboard', component: LogisticsDashboard },
  {
    slug: 'souvenirs-transported',
    label: 'Souvenirs Transported',
    component: SouvenirsTransported,
    submits: 'souvenir',
  },
  {
    slug: 'people-transported',
    label: 'People Transported',
    component: PeopleTransported,
    submits: 'person',
  },
  {
    slug: 'customer-feedback',
    label: 'Customer Feedback',
    component: CustomerFeedback,
    submits: 'feedback',
  },
  { slug: 'manifest', label: 'Manifest', component: Manifest },
];
