/** Notices above every section: about the session, the clock and the room on this device. */
import type { useSession } from '../../../device/office/session/page.ts';
import { ClockNotice } from './clock-notice.tsx';
import { FullDeviceNotice } from './full-device-notice.tsx';
import { SessionEndNotice } from './session-end-notice.tsx';
import { SessionExpired } from './session-expired.tsx';

/** Their elements stay while there is nothing to say, because only what is put into one that was there is announced. */
export function Notices({ state, session }: ReturnType<typeof useSession>) {
  return (
    <>
      <SessionExpired isShown={state === 'expired' || state === 'out'} />
      {/* Each notice is announced when it comes, and not again when another one does or its time moves on. */}
      <div role="status" aria-atomic="false" aria-relevant="additions">
        {state === 'in' && session && <SessionEndNotice session={session} />}
        {state === 'in' && <ClockNotice />}
        {state === 'in' && <FullDeviceNotice />}
      </div>
    </>
  );
}
