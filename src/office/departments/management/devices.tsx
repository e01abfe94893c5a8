import { calls } from '../../../contract/calls.ts';
import type { ListedDevice } from '../../../contract/devices.ts';
import { AnswerState } from '../../parts/dashboard/answer-state.tsx';
import { FigureRow } from '../../parts/dashboard/dashboard-frame.tsx';
import { PlainTable } from '../../parts/dashboard/plain-table.tsx';
import { useOfficeAnswer } from '../../parts/dashboard/use-office-answer.ts';
import { waited } from '../../parts/dashboard/words.ts';
import { Moment } from '../../parts/moment.tsx';

/** The state of the outboxes, by device and person. */
export function Devices() {
  const answer = useOfficeAnswer<ListedDevice[]>(calls.devices);
  return (
    <>
      <p className="office-note">
        What each device told when it was last in touch. A device without a signal tells nothing: look at its
        last contact.
      </p>
      <AnswerState answer={answer} what="The devices">
        {answer.value && <Told devices={answer.value} />}
      </AnswerState>
    </>
  );
}

function Told({ devices }: { devices: readonly ListedDevice[] }) {
  const now = new Date();
  const unsent = devices.reduce((sum, { pending }) => sum + pending, 0);
  const parked = devices.reduce((sum, device) => sum + device.parked, 0);
  const [oldest] = devices.flatMap(({ oldestCapturedAt }) => oldestCapturedAt ?? []).sort();
  if (devices.length === 0) return <p role="status">No device has been in touch yet.</p>;
  return (
    <>
      <FigureRow
        figures={[
          { label: 'Devices', value: devices.length.toLocaleString('en') },
          { label: 'Not sent', value: unsent.toLocaleString('en'), note: 'Goes out by itself.' },
          {
            label: 'Waiting for a person',
            value: parked.toLocaleString('en'),
            note: 'To be corrected there.',
          },
          { label: 'The oldest waits for', value: oldest ? waited(oldest, now) : '–' },
        ]}
      />
      <PlainTable
        caption="Devices"
        rows={devices}
        keyOf={({ device, account }) => `${device} ${account.id}`}
        columns={[
          { label: 'Person', cell: ({ account }) => account.name },
          { label: 'E-mail', cell: ({ account }) => account.email },
          { label: 'Device', cell: ({ device }) => <code>{device.slice(-6)}</code> },
          { label: 'Last contact', cell: ({ lastContact }) => <Moment at={lastContact} /> },
          { label: 'Not sent', cell: ({ pending }) => pending, number: true },
          { label: 'To be corrected', cell: ({ parked: count }) => count, number: true },
          {
            label: 'Oldest',
            cell: ({ oldestCapturedAt: at }) => (at ? `${waited(at, now)} ago` : '–'),
          },
          { label: 'Version', cell: ({ version }) => <code>{version.slice(0, 10)}</code> },
        ]}
      />
    </>
  );
}
