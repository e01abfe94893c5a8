/** A change of a record by staff, inside the transaction that stores it. */

import type { Problem } from '../../../src/contract/protocol/answers.ts';
import type { ChangeKind } from '../../../src/kinds/entry-kinds.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import type { Author } from '../check.ts';

/** A checked change and its author. */
export interface StaffChange {
  id: string;
  kind: ChangeKind;
  payload: object;
  author: Author;
  capturedAt: string;
  /** As of the submission. */
  clockAhead: number | null;
  /** The server's clock, ISO 8601. */
  now: string;
  /** Null where no mail is sent. */
  mail: MailContext | null;
}

/** Error of a change that is refused, with the reason; everything that it wrote so far is rolled back. */
export class RefusedChange extends Error {
  readonly status: 400 | 404 | 409 | 425;
  readonly problem: Problem;
  /** Seconds after which it may be sent again; undefined where nobody knows. */
  readonly retryAfter: number | undefined;
  constructor(status: RefusedChange['status'], problem: Problem, retryAfter?: number) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}
