/**
 * Sums about requests, of the kinds that the reader's role handles: numbers by state, and answer times
 * (docs/contract.md#working-states).
 */
import type { RecordKind } from '../list.ts';

/** Requests of one kind that were received in one month and are in one state now. */
export interface RequestCount {
  kind: RecordKind;
  /** `YYYY-MM`, by the operator’s zone. */
  month: string;
  /** One of `workingStates`; a later version of the server may say something else. */
  state: string;
  requests: number;
}

/** Time until the first answer, for requests of one kind that were received in one month. */
export interface AnswerTime {
  kind: RecordKind;
  /** `YYYY-MM`, by the operator’s zone. */
  month: string;
  answered: number;
  /** Sum of the waiting times of all answered requests, in seconds. */
  seconds: number;
}

/** The answer of `GET /api/figures/requests`. */
export interface RequestFigures {
  states: readonly RequestCount[];
  answers: readonly AnswerTime[];
}
