import { say } from '../../../words/say.ts';
import { TakeBackPayment } from '../../features/money/payment-list.tsx';
import { LiveTable } from '../../records/list/live-table.tsx';

/** Every payment and counter-entry. They are entered on their requests. */
export function Payments() {
  return (
    <>
      <p className="office-note">
        {say(
          'A payment is entered on its request, in Billing Status. It is never changed: a wrong one is taken back by a counter-entry.',
        )}
      </p>
      <LiveTable kind="payment" details={(row) => <TakeBackPayment row={row} />} />
    </>
  );
}
