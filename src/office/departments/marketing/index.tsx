/** The marketing department (docs/contract.md#departments). */

import type { Section } from '../../parts/frame/section.ts';
import { MadeHere } from '../../parts/records/made-here.tsx';
import { MarketingDashboard } from './dashboard.tsx';
import { PageViews } from './page-views.tsx';

export const sections: readonly Section[] = [
  { slug: 'dashboard', label: 'Dashboard', component: MarketingDashboard },
  {
    slug: 'leads-generated',
    label: 'Leads Generated',
    component: () => <MadeHere maker="lead" />,
    submits: 'lead',
  },
  {
    slug: 'campaign-performance',
    label: 'Campaign Performance',
    component: () => <MadeHere maker="campaign" />,
    submits: 'campaign',
  },
  {
    slug: 'customer-feedback',
    label: 'Customer Feedback',
    component: () => <MadeHere maker="feedback" />,
    submits: 'feedback',
  },
  { slug: 'page-views', label: 'Page Views', component: PageViews },
];
