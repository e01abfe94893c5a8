import { v7 } from 'uuid';

/** A submission's id: made when its form is first touched, never at sending (decisions section 9). */
export function newSubmissionId(): string {
  return v7();
}
