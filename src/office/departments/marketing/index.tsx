/** The marketing department (docs/contract.md#departments). */

import type { Section } from '../../parts/frame/section.ts';
import { CustomerFeedback } from '../../shared-sections/customer-feedback.tsx';
import { CampaignPerformance } from './campaigns.tsx';
import { MarketingDashboard } from './dashboard.tsx';
import { LeadsGenerated } from './leads.tsx';
import { PageViews } from './page-views.tsx';

export const sections: readonly Section[] = [
  { slug: 'dashboard', label: 'DashboardFrame', component: MarketingDashboard },
  { slug: 'leads-generated', label: 'Leads Generated', component: LeadsGenerated, submits: 'lead' },
  {
    slug: 'campaign-performance',
    label: 'Campaign Performance',
    component: CampaignPerformance,
    submits: 'campaign',
  },
  {
    slug: 'customer-feedback',
    label: 'Customer Feedback',
    component: CustomerFeedback,
    submits: 'feedback',
  },
  { slug: 'page-views', label: 'Page Views', component: PageViews },
];
