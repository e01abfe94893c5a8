/** Rows that save reading all records: contacts, sums, page reports. */

/** One page view or web vital, without anything that identifies the visitor. */
export interface PageReportRow {
  id: string;
  /** `pathKey` of a page. */
  path: string;
  /** The device's clock. */
  at: string;
  metric: string;
  value: number;
  received_at: string;
  /** The day on which it counts, by the operator's zone; null for that in UTC. */
  day: string | null;
}

/** A contact or name by which a record is found (`contact-index.ts`). */
export interface ContactRow {
  record_id: string;
  what: 'email' | 'phone' | 'name';
  /** 1 for what the record was made with, 0 for what its texts mention. */
  own: number;
  /** In one spelling; the digits of phone numbers from the last to the first. */
  value: string;
}

/** A sum that triggers keep (migration 0011); one without a day is of all days. */
export interface DailySumRow {
  /**
   * Subject of the sum: `tour`, `campaign`, `state`, `answer`, a metric of pages; `agreed`, `due`, `paid`,
   * `apart` of `money_line`; `submission`, `record`, `pageReports` without days.
   */
  topic: string;
  /** `YYYY-MM-DD` by the operator's zone, or empty; of `money_line`, as people agreed it. */
  day: string;
  /** Part of the topic that is counted apart: payment status, page, value of a web vital, kind, currency, or kind and state. */
  part: string;
  count: number;
  /** How many of them have an amount. */
  priced: number;
  /** US dollars; of `answer`, seconds; of `money_line`, hundredths. */
  amount: number;
}

/** The single row with the time zone of the sums, and the progress of a change of zone (`sum-zone.ts`). */
export interface SumZoneRow {
  id: number;
  /** IANA name. */
  zone: string;
  /** The last row that was processed, or empty; null when all have been. */
  submission_after: string | null;
  report_after: string | null;
}

/** Value of each tour, kept by triggers. */
export interface TourValueRow {
  id: string;
  received_at: string;
  /** Its day of receipt by the operator's zone; null for that in UTC. */
  day: string | null;
  payment_status: string;
  /** US dollars; null for a tour that staff added. */
  value: number | null;
}

/** One sum of the money of a request, kept by triggers (migration 0018). */
export interface MoneyLineRow {
  /** Id of the request. */
  id: string;
  /** Type of the sum. All are of confirmed requests, except `apart`: payments for any other request. */
  what: 'agreed' | 'deposit' | 'balance' | 'paid' | 'apart';
  currency: string;
  /** Day on which it is due or was paid, `YYYY-MM-DD`; empty for no day. */
  day: string;
  /** Hundredths. */
  amount: number;
}
