/** The row of a draft of the public site. */

export interface SiteDraftRow {
  /** With field and language, its key. */
  item: string;
  field: string;
  language: 'en' | 'de' | 'fr';
  /** JSON; null once it was taken back or published. */
  value: string | null;
  /** English text of which a translation was made; null for English. */
  source: string | null;
  /** Who changed it last. */
  account_id: string;
  /** ISO 8601, the server's clock. */
  changed_at: string;
  /** The submission that changed it last. */
  change: string;
  /** Place in the feed of its last change. */
  seq: number;
}
