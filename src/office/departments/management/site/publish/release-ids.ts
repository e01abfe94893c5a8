/** Ids of releases that the server has not answered yet: the same release, sent again, is published once. */
import { newSubmissionId } from '../../../../../device/core/submission-id.ts';
import type { ReleaseBody } from '../../../../../kinds/calls/site-editions.ts';

/** By what they say, so that a release with other drafts has another id. In this tab, while it is open. */
const unanswered = new Map<string, string>();

/** Returns the release with its id: that of before where it was sent before, and nobody knows whether it arrived. */
export function withReleaseId(release: Omit<ReleaseBody, 'id'>): ReleaseBody {
  const said = JSON.stringify(release);
  const id = unanswered.get(said) ?? newSubmissionId();
  unanswered.set(said, id);
  return { id, ...release };
}

/** Call this once a release was answered. */
export function forgetReleaseId({ id }: Pick<ReleaseBody, 'id'>): void {
  for (const [said, known] of unanswered) if (known === id) unanswered.delete(said);
}
