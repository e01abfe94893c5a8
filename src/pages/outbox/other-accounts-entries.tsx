import type { UnsentOfOthers } from '../../device/outbox/index.ts';
import { sayCount } from '../../words/say.ts';

/**
 * Entries of other accounts on this device: how many, and who can act on them
 * (docs/contract.md#sensitive-data).
 */
export function OtherAccountsEntries({ others: { waiting, parked, accounts } }: { others: UnsentOfOthers }) {
  const one = accounts === 1;
  return (
    <>
      {waiting > 0 && (
        <p className="notice">
          {one
            ? sayCount(
                waiting,
                '1 entry of another account waits here. It will be sent when that account signs in.',
                '{count} entries of another account wait here. They will be sent when that account signs in.',
              )
            : sayCount(
                waiting,
                '1 entry of other accounts waits here. It will be sent when those accounts sign in.',
                '{count} entries of other accounts wait here. They will be sent when those accounts sign in.',
              )}
        </p>
      )}
      {parked > 0 && (
        <p className="notice">
          {one
            ? sayCount(
                parked,
                '1 entry of another account was not accepted. Only that account can correct it.',
                '{count} entries of another account were not accepted. Only that account can correct them.',
              )
            : sayCount(
                parked,
                '1 entry of other accounts was not accepted. Only those accounts can correct it.',
                '{count} entries of other accounts were not accepted. Only those accounts can correct them.',
              )}
        </p>
      )}
    </>
  );
}
