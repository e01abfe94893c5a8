import type { EditedRequest } from '../../device/outbox/index.ts';
import { say } from '../../words/say.ts';

/** Which request the form corrects, and what Submit does to it. Nothing for one that never left. */
export function CorrectionNotice({
  edited: { reference, isCorrection, payload },
}: {
  edited: EditedRequest;
}) {
  if (!isCorrection) return null;
  return (
    <p className="notice">
      <strong>{say('Correct request {reference}.', { reference })}</strong>{' '}
      <span>
        {payload
          ? say('Change what is wrong and press Submit.')
          : say(
              'What you sent is not kept on this device: please fill in the whole form once more, as it should be.',
            )}
      </span>{' '}
      {say('It stays one request, under the same reference.')}
    </p>
  );
}
