/** Notifications of new requests on this device: the browser asks for its permission by this press alone. */
import { useState } from 'react';
import { useSession } from '../../device/office/session/page.ts';
import { requestKinds } from '../../kinds/list.ts';
import { mayHandle } from '../../kinds/record-roles.ts';
import { say } from '../../words/say.ts';
import { type NotificationState, notificationState } from '../shell/notifications/notification-state.ts';
import { turnOffNotifications, turnOnNotifications } from '../shell/notifications/notifications.ts';

/** Settings of notifications; empty for a person who gets no requests. */
export function NotificationSettings() {
  const { session } = useSession();
  if (!session || !requestKinds.some((kind) => mayHandle(session.account.role, kind))) return null;
  return <Settings key={session.account.id} account={session.account.id} />;
}

function Settings({ account }: { account: string }) {
  const [state, setState] = useState(() => notificationState(account));
  return (
    <section className="office-block" aria-labelledby="notifications">
      <h2 id="notifications">{say('Notifications on this device')}</h2>
      <p className="office-note">
        {say(
          'They tell you about new requests while you look at something else: what kind and how many, never whose.',
        )}
      </p>
      <p role="status">{say(WORDS[state])}</p>
      {state === 'off' && (
        <p className="buttons">
          <button
            type="button"
            className="button"
            onClick={() => void turnOnNotifications(account).then(setState, () => setState('forbidden'))}
          >
            {say('Turn on')}
          </button>
        </p>
      )}
      {state === 'on' && (
        <p className="buttons">
          <button type="button" className="button" onClick={() => setState(turnOffNotifications(account))}>
            {say('Turn off')}
          </button>
        </p>
      )}
    </section>
  );
}

const WORDS = {
  missing: 'This browser has no notifications.',
  forbidden: 'This browser forbids them. Allow notifications of this site in its settings first.',
  off: 'They are off.',
  on: 'They are on.',
} as const satisfies Readonly<Record<NotificationState, string>>;
