import { useState } from 'react';
import type { ListedDevice } from '../../../contract/protocol/device-reports.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { callOffice } from '../../../device/office/session/page.ts';
import { say, sayKnown, sayNumber, sayWith } from '../../../words/say.ts';
import { AnswerState } from '../../features/dashboard/answer-state.tsx';
import { FigureRow } from '../../features/dashboard/dashboard-frame.tsx';
import { formatWaitingTime } from '../../features/dashboard/format-figures.ts';
import { PlainTable } from '../../features/dashboard/plain-table.tsx';
import { useOfficeAnswer } from '../../features/dashboard/use-office-answer.ts';
import { useOfficeDialogs } from '../../shell/frame/dialogs.tsx';
import { officeNow } from '../../time/office-clock.ts';
import { OfficeMoment } from '../../time/office-moment.tsx';

/** The state of the outboxes, by device and person. */
export function Devices() {
  const answer = useOfficeAnswer<ListedDevice[]>(endpoints.devices);
  return (
    <>
      <p className="office-note">
        {say(
          'What each device told when it was last in touch. A device without a signal tells nothing: look at its last contact.',
        )}
      </p>
      <AnswerState answer={answer} what={say('The devices')}>
        {answer.value && <DeviceList devices={answer.value} ask={answer.ask} />}
      </AnswerState>
    </>
  );
}

function DeviceList({ devices, ask }: { devices: readonly ListedDevice[]; ask: () => Promise<void> }) {
  const now = officeNow();
  const { confirm } = useOfficeDialogs();
  const [said, setSaid] = useState('');

  async function revoke({ device, account }: ListedDevice): Promise<void> {
    const question = say(
      'Revoke this device of {name}? It is signed out, and colleagues cannot carry what is entered on it from now on. What was entered before is still accepted for 14 days.',
      account,
    );
    if (!(await confirm(question))) return;
    const answer = await callOffice('DELETE', `${endpoints.deviceKeys}/${account.id}/${device}`);
    setSaid(answer.ok ? say('The device of {name} is revoked.', account) : sayKnown(answer.problem.message));
    await ask();
  }

  const unsent = devices.reduce((sum, { pending }) => sum + pending, 0);
  const parked = devices.reduce((sum, device) => sum + device.parked, 0);
  const [oldest] = devices.flatMap(({ oldestCapturedAt }) => oldestCapturedAt ?? []).sort();
  if (devices.length === 0) return <p role="status">{say('No device has been in touch yet.')}</p>;
  return (
    <>
      <FigureRow
        figures={[
          { label: say('Devices'), value: sayNumber(devices.length) },
          {
            label: say('Not sent'),
            value: sayNumber(unsent),
            note: say('They will be sent when the device has a signal.'),
          },
          {
            label: say('To be corrected'),
            value: sayNumber(parked),
            note: say('The office refused them. They must be corrected on that device.'),
          },
          { label: say('Oldest'), value: oldest ? formatWaitingTime(oldest, now) : '–' },
        ]}
      />
      <PlainTable
        caption={say('Devices')}
        rows={devices}
        keyOf={({ device, account }) => `${device} ${account.id}`}
        columns={[
          { label: say('Person'), cell: ({ account }) => account.name },
          { label: say('E-mail'), cell: ({ account }) => account.email },
          { label: say('Device'), cell: ({ device }) => <code>{device.slice(-6)}</code> },
          { label: say('Last contact'), cell: ({ lastContact }) => <OfficeMoment at={lastContact} /> },
          { label: say('Not sent'), cell: ({ pending }) => pending, number: true },
          { label: say('To be corrected'), cell: ({ parked: count }) => count, number: true },
          {
            label: say('Oldest'),
            cell: ({ oldestCapturedAt: at }) =>
              at ? say('{time} ago', { time: formatWaitingTime(at, now) }) : '–',
          },
          { label: say('Version'), cell: ({ version }) => <code>{version.slice(0, 10)}</code> },
          {
            label: say('May hand over'),
            cell: (device) => <HandsOver device={device} onRevoke={() => void revoke(device)} />,
          },
        ]}
      />
      <p role="status">{said}</p>
    </>
  );
}

/** Whether colleagues may carry what is entered on it. */
function HandsOver({
  device: { signing, account },
  onRevoke,
}: {
  device: ListedDevice;
  onRevoke: () => void;
}) {
  if (!signing) return say('Not registered yet');
  if (signing.revokedAt) {
    return sayWith('Revoked {time}', { time: <OfficeMoment key="time" at={signing.revokedAt} /> });
  }
  return (
    <button
      type="button"
      className="link-button"
      aria-label={say('Revoke the device of {name}', account)}
      onClick={onRevoke}
    >
      {say('Revoke')}
    </button>
  );
}
