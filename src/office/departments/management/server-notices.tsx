/** Notices that the server's disk is nearly full, and that it lacks sealing keys: nothing while all is well. */
import { DISK_ALARM, type DiskAnswer } from '../../../contract/office/disk-space.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { say, sayNumber } from '../../../words/say.ts';
import { useOfficeAnswer } from '../../features/dashboard/use-office-answer.ts';

export function DiskNotice() {
  const { space, missingKeys = [] } = useOfficeAnswer<DiskAnswer>(endpoints.disk).value ?? {};
  const percent = space && space.used >= DISK_ALARM ? Math.floor(space.used * 100) : null;
  // The element stays while there is room: what is put into one that was there is announced.
  return (
    <>
      <p role="status" className={missingKeys.length === 0 ? 'visually-hidden' : 'notice problem'}>
        {missingKeys.length > 0 &&
          say(
            'Devices keep requests that the server cannot open: it lacks the sealing keys {keys}. Please have their file brought.',
            { keys: missingKeys.join(', ') },
          )}
      </p>
      <p role="status" className={percent === null ? 'visually-hidden' : 'notice problem'}>
        {percent !== null &&
          say(
            'The server’s disk is {percent}% full. Please have room made: once it is full, nothing new can be stored.',
            { percent: sayNumber(percent) },
          )}
      </p>
    </>
  );
}
