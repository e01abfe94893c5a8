import type { Others } from '../../device/outbox/index.ts';

/**
 * What other accounts left on this device: how much, and who can act on it (docs/contract.md#sensitive-data).
 */
export function OutboxOthers({ others: { waiting, parked, accounts } }: { others: Others }) {
  const one = accounts === 1;
  const whose = one ? 'another account' : 'other accounts';
  return (
    <>
      {waiting > 0 && (
        <p className="notice">
          {waiting === 1 ? `1 entry of ${whose} waits` : `${waiting} entries of ${whose} wait`} here.{' '}
          {waiting === 1 ? 'It' : 'They'} will be sent when{' '}
          {one ? 'that account signs' : 'those accounts sign'} in.
        </p>
      )}
      {parked > 0 && (
        <p className="notice">
          {parked === 1 ? `1 entry of ${whose} was` : `${parked} entries of ${whose} were`} not accepted. Only{' '}
          {one ? 'that account' : 'those accounts'} can correct {parked === 1 ? 'it' : 'them'}.
        </p>
      )}
    </>
  );
}
