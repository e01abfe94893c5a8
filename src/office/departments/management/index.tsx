/**
 * The management department (docs/contract.md#departments): an overview of all departments, and
 * administration.
 */
import { lazy } from 'react';
import { calendarSection } from '../../features/calendar/calendar-section.tsx';
import { EntrySection } from '../../records/entry/entry-section.tsx';
import type { Section } from '../../shell/frame/section.ts';
import { Accounts } from './accounts/accounts.tsx';
import { AuditLog } from './audit-log/audit-log.tsx';
import { Customers } from './customers.tsx';
import { Devices } from './devices.tsx';
import { SITE_SECTION } from './item-url.ts';
import { Overview } from './overview.tsx';
import { ReplyTemplates } from './reply-templates.tsx';
import { Retention } from './retention.tsx';
import { System } from './system.tsx';

export const sections: readonly Section[] = [
  { slug: 'overview', label: 'Overview', component: Overview },
  { slug: 'accounts', label: 'Staff Accounts', component: Accounts },
  { slug: 'audit-log', label: 'Audit Log', component: AuditLog },
  { slug: 'devices', label: 'Devices', component: Devices },
  { slug: 'customers', label: 'Customers', component: Customers },
  {
    slug: 'templates',
    label: 'Templates of Answers',
    component: ReplyTemplates,
    submits: 'replyTemplate',
  },
  {
    slug: 'capacities',
    label: 'Capacities',
    component: () => <EntrySection maker="capacity" />,
    submits: 'capacity',
  },
  calendarSection,
  { slug: SITE_SECTION, label: 'Site', component: lazy(() => import('./site/site.tsx')), right: 'site' },
  { slug: 'retention', label: 'Retention', component: Retention },
  { slug: 'system', label: 'System', component: System },
];
