import { type ReactNode, useMemo } from 'react';
import type { RecordKind } from '../../../contract/roles.ts';
import type { RecordsSnapshot } from '../../../device/feed/index.ts';
import { Moment } from '../../../ui/moment.tsx';

type AnySnapshot = Pick<RecordsSnapshot<RecordKind>, 'state' | 'version' | 'syncedAt' | 'error'>;

/** Counts anew when a record has come or changed, and not at any other drawing. */
export function useFigures<Figures>(
  snapshots: readonly AnySnapshot[],
  count: (now: Date) => Figures,
): Figures {
  const versions = snapshots.map(({ state, version }) => `${state} ${version}`).join();
  // The versions stand for the records that `count` reads.
  return useMemo(() => count(new Date()), [versions]);
}

/** Figures once the records are read; until then, or if they cannot be, words. */
export function LiveFigures({
  of: snapshots,
  children,
}: {
  of: readonly AnySnapshot[];
  children: ReactNode;
}) {
  const failed = snapshots.find(({ state }) => state === 'failed');
  if (failed) {
    return (
      <p className="notice problem">
        The records on this device could not be read. Please reload the page. {failed.error}
      </p>
    );
  }
  if (snapshots.some(({ state }) => state === 'loading')) {
    return <p role="status">Reading the records on this device …</p>;
  }
  const times = snapshots.flatMap(({ syncedAt }) => syncedAt ?? []).sort();
  return (
    <>
      <p className="office-note">
        {times[0] ? (
          <>
            From the records on this device, as of <Moment at={times[0]} />.
          </>
        ) : (
          'From what is on this device. The records of the office come with the first signal.'
        )}
      </p>
      {children}
    </>
  );
}
