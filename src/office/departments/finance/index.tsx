/** The finance department (docs/contract.md#departments). */
import type { Section } from '../../shell/frame/section.ts';
import { BillingStatus } from './billing.tsx';
import { FinanceDashboard } from './dashboard.tsx';
import { ExpensesAndCosts } from './expenses.tsx';
import { MoneyDue } from './money-due.tsx';
import { Payments } from './payments.tsx';

export const sections: readonly Section[] = [
  { slug: 'dashboard', label: 'Dashboard', component: FinanceDashboard },
  { slug: 'billing-status', label: 'Billing Status', component: BillingStatus },
  { slug: 'expenses-costs', label: 'Expenses & Costs', component: ExpensesAndCosts },
  { slug: 'special-financial-page', label: 'Special Financial Page', component: MoneyDue },
  { slug: 'payments', label: 'Payments', component: Payments },
];
