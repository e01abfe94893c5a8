/** The marketing department (docs/contract.md#departments). */

import { EntrySection } from '../../records/entry/entry-section.tsx';
import type { Section } from '../../shell/frame/section.ts';
import { MarketingDashboard } from './dashboard.tsx';
import { PageViews } from './page-views.tsx';

export const sections: readonly Section[] = [
  { slug: 'dashboard', label: 'Dashboard', component: MarketingDashboard },
  {
    slug: 'leads-generated',
    label: 'Leads Generated',
    component: () => <EntrySection maker="lead" />,
    submits: 'lead',
  },
  {
    slug: 'campaign-performance',
    label: 'Campaign Performance',
    component: () => <EntrySection maker="campaign" />,
    submits: 'campaign',
  },
  {
    slug: 'customer-feedback',
    label: 'Customer Feedback',
    component: () => <EntrySection maker="feedback" />,
    submits: 'feedback',
  },
  { slug: 'page-views', label: 'Page Views', component: PageViews },
];
