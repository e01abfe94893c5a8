import { v7 } from 'uuid';

/** A submission's id: made when its form is first touched, never at sending (docs/contract.md#identity). */
export function newSubmissionId(): string {
  return v7();
}
