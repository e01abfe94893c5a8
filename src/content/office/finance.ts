/** Sample rows of the finance department, which say that they are samples (docs/contract.md#sample-figures). */

export interface BillingRow {
  client: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** US dollars. */
  amount: number;
  status: 'Paid' | 'Pending';
}

/** Five bills: four paid, one pending, as the sample figure says. */
export const billingRows: readonly BillingRow[] = [
  { client: 'Sample client A', date: '2026-06-04', amount: 7_400, status: 'Paid' },
  { client: 'Sample client B', date: '2026-06-19', amount: 12_012, status: 'Paid' },
  { client: 'Sample client C', date: '2026-07-08', amount: 5_310, status: 'Paid' },
  { client: 'Sample client D', date: '2026-07-22', amount: 15_278, status: 'Paid' },
  { client: 'Sample client E', date: '2026-08-03', amount: 10_000, status: 'Pending' },
];

export interface CostRow {
  label: string;
  /** US dollars. */
  amount: number;
}

/** Their sum is the sample figure of expenses, $15,000. */
export const expenseRows: readonly CostRow[] = [
  { label: 'Park and conservation fees', amount: 5_600 },
  { label: 'Fuel and vehicle upkeep', amount: 3_400 },
  { label: 'Camp food and supplies', amount: 2_700 },
  { label: 'Partner lodges and boats', amount: 2_300 },
  { label: 'Campaigns', amount: 1_000 },
];

/** Their sum is the sample figure of operating costs, $5,000. */
export const operatingCostRows: readonly CostRow[] = [
  { label: 'Rent, power and water', amount: 1_900 },
  { label: 'Insurance and licences', amount: 1_400 },
  { label: 'Telephone, radio and internet', amount: 900 },
  { label: 'Bank and card charges', amount: 800 },
];
