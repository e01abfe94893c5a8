/** Notice that the server's disk is nearly full: nothing while there is room. */
import { DISK_ALARM, type DiskAnswer } from '../../../contract/office/disk-space.ts';
import { calls } from '../../../contract/protocol/calls.ts';
import { say, sayNumber } from '../../../words/say.ts';
import { useOfficeAnswer } from '../../features/dashboard/use-office-answer.ts';

export function DiskNotice() {
  const space = useOfficeAnswer<DiskAnswer>(calls.disk).value?.space;
  if (!space || space.used < DISK_ALARM) return null;
  return (
    <p className="notice problem" role="status">
      {say(
        'The server’s disk is {percent}% full. Please have room made: once it is full, nothing new can be stored.',
        {
          percent: sayNumber(Math.floor(space.used * 100)),
        },
      )}
    </p>
  );
}
