/** How requests get on, as sums: of the kinds that the asker's role handles (docs/contract.md#working-states). */
import type { RecordKind } from '../accounts/roles.ts';

/** Requests of one kind that were received in one month and are in one state now. */
export interface RequestCount {
  kind: RecordKind;
  /** `YYYY-MM`, by the operator’s zone. */
  month: string;
  /** One of `workingStates`; a later version of the server may say something else. */
  state: string;
  requests: number;
}

/** How long requests of one kind, received in one month, waited for their first answer. */
export interface AnswerTime {
  kind: RecordKind;
  /** `YYYY-MM`, by the operator’s zone. */
  month: string;
  answered: number;
  /** Of all of them together. */
  seconds: number;
}

/** The answer of `GET /api/figures/requests`. */
export interface RequestFigures {
  states: readonly RequestCount[];
  answers: readonly AnswerTime[];
}
