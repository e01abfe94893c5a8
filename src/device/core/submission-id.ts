import { v7 } from 'uuid';

/**
 * A submission's id, made when its form is first touched, never when sending (docs/contract.md#identity).
 * Separate from the outbox, which a form loads later.
 */
export function newSubmissionId(): string {
  return v7();
}
