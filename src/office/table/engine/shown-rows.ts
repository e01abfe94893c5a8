/** The rows that a table shows: the engine's answer, or the first screen of last time. */
export interface ShownRows<Row> {
  count: number;
  rowAt: (place: number) => Row | undefined;
  /** All rows there are; null while that is not known. */
  total: number | null;
  /** False while the first screen of last time stands in for the answer. */
  settled: boolean;
}
