/** The rows that a table shows: the engine's answer, or the first screen of last time. */
export interface ShownRows<Row> {
  count: number;
  rowAt: (place: number) => Row | undefined;
  /** Number of all rows; null while unknown. */
  total: number | null;
  /** The question that it answers, of those that a person puts: another one brings other rows. */
  question?: unknown;
  /** False while the first screen of last time stands in for the answer. */
  settled: boolean;
}
