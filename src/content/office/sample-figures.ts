/** The fixed sample figures of the dashboards, unchanged (docs/contract.md#sample-figures). */

export interface SampleFigure {
  label: string;
  value: string;
}

export const sampleFigures = {
  operations: [
    { label: 'Tours booked', value: '50' },
    { label: 'Events completed', value: '12' },
    { label: 'Feedback', value: 'mostly positive' },
    { label: 'Popular destinations', value: 'Serengeti, Ngorongoro, Zanzibar' },
    { label: 'Revenue', value: '15,000 dollars' },
  ],
  logistics: [
    { label: 'Tourists transported', value: '150' },
    { label: 'Satisfaction', value: '90%' },
    { label: 'Delivery time', value: '2 days' },
    { label: 'Vehicle usage', value: '75%' },
  ],
  marketing: [
    { label: 'Leads', value: '120' },
    { label: 'Converted', value: '45' },
    { label: 'Satisfaction', value: '85%' },
    { label: 'Retention', value: '78%' },
    { label: 'Reach', value: '50,000' },
    { label: 'Engagement', value: '15%' },
  ],
  finance: [
    { label: 'Revenue', value: '$50,000' },
    { label: 'Margin', value: '35%' },
    { label: 'Expenses', value: '$15,000' },
    { label: 'Operating costs', value: '$5,000' },
    { label: 'Billing', value: '80% paid and 20% pending' },
  ],
  hr: [
    { label: 'Satisfaction', value: '85%' },
    { label: 'Rating', value: '4.5/5' },
    { label: 'Staff', value: '50' },
    { label: 'Turnover', value: '12%' },
    { label: 'Training', value: '75% complete' },
  ],
} as const satisfies Record<string, readonly SampleFigure[]>;

/** Shown with every sample, so that nobody mistakes it for real data. */
export const SAMPLE_NOTE = 'Fixed examples, not counted from our records.';
