/** Management, signed in (decisions section 7): all departments at a glance, and what keeps the house in order. */
import type { Section } from '../frame/section.ts';
import { Accounts } from './accounts.tsx';
import { AuditLog } from './audit-log.tsx';
import { Overview } from './overview.tsx';

export const sections: readonly Section[] = [
  { slug: 'overview', label: 'Overview', component: Overview },
  { slug: 'accounts', label: 'Staff Accounts', component: Accounts },
  { slug: 'audit-log', label: 'Audit Log', component: AuditLog },
];
