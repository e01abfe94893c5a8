import { departments } from '../../../content/office/departments.ts';
import type { ListedDevice } from '../../../contract/protocol/device-reports.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { sectionUrl } from '../../../contract/protocol/routes.ts';
import { useUnsentOfAccount } from '../../../device/records/index.ts';
import { Link } from '../../../words/link.tsx';
import { say, sayCount } from '../../../words/say.ts';
import { countFigure, FigureRow } from '../../features/dashboard/dashboard-frame.tsx';
import { formatWaitingTime } from '../../features/dashboard/format-figures.ts';
import { useOfficeAnswer } from '../../features/dashboard/use-office-answer.ts';
import { officeNow } from '../../time/office-clock.ts';

/** Unsent entries of this device, and of all devices as they report them. */
export function UnsentEntries() {
  const unsent = useUnsentOfAccount();
  const { value: devices } = useOfficeAnswer<ListedDevice[]>(endpoints.devices);
  const sum = (of: (device: ListedDevice) => number) =>
    (devices ?? []).reduce((all, one) => all + of(one), 0);
  const [oldest] = (devices ?? []).flatMap(({ oldestCapturedAt }) => oldestCapturedAt ?? []).sort();
  const own = unsent?.count ?? 0;
  if (!devices && own === 0) return null;
  return (
    <section className="office-block" aria-label={say('Not sent')}>
      <h2>
        <Link to={sectionUrl(departments.management.address, 'devices')}>{say('Not sent')}</Link>
      </h2>
      {own > 0 && (
        <p className="notice">
          {sayCount(
            own,
            '1 entry of yours on this device is not sent yet.',
            '{count} entries of yours on this device are not sent yet.',
          )}
        </p>
      )}
      {devices && (
        <FigureRow
          figures={[
            countFigure(
              say('Entries on all devices'),
              sum(({ pending }) => pending),
            ),
            countFigure(
              say('To be corrected'),
              sum(({ parked }) => parked),
            ),
            {
              label: say('Oldest'),
              value: oldest ? formatWaitingTime(oldest, officeNow()) : '–',
            },
          ]}
        />
      )}
    </section>
  );
}
