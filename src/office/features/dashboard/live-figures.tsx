import { type ReactNode, useMemo } from 'react';
import type { RecordsSnapshot } from '../../../device/records/index.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import { pageLanguage, say, sayWith } from '../../../words/say.ts';
import { officeMomentOf, officeNow } from '../../time/office-clock.ts';
import { OfficeMoment } from '../../time/office-moment.tsx';
import { officeToday } from '../../time/office-today.ts';
import { useNow } from '../../time/use-now.ts';

type AnySnapshot = Pick<RecordsSnapshot<RecordKind>, 'state' | 'version' | 'syncedAt' | 'error'>;

/** Recomputes only when a record was added or changed, or a day has begun, and not at other renders. */
export function useComputedFigures<Figures>(
  snapshots: readonly AnySnapshot[],
  count: (now: Date) => Figures,
): Figures {
  const versions = snapshots.map(({ state, version }) => `${state} ${version}`).join();
  // The versions represent the records that `count` reads; its words are in the language of the page.
  const today = officeToday(useNow());
  return useMemo(() => count(officeNow()), [versions, today, pageLanguage()]);
}

/** Shows figures once the records are read; before that, or when reading failed, a message. */
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
        {say('The records on this device could not be read. Please reload the page. {reason}', {
          reason: failed.error ?? '',
        })}
      </p>
    );
  }
  if (snapshots.some(({ state }) => state === 'loading')) {
    return <p role="status">{say('Reading the records on this device …')}</p>;
  }
  const times = snapshots.flatMap(({ syncedAt }) => syncedAt ?? []).sort();
  return (
    <>
      <p className="office-note">
        {times[0] ? (
          <span>
            {sayWith('From the records on this device, as of {time}.', {
              time: <OfficeMoment key="time" at={officeMomentOf(times[0])} />,
            })}
          </span>
        ) : (
          say('From what is on this device. The records of the office come with the first signal.')
        )}
      </p>
      {children}
    </>
  );
}
