import { isolateDirection } from '../../../../words/isolate-direction.ts';
import { say, sayKnown } from '../../../../words/say.ts';
import { StaffEntryForm } from '../../../records/entry/staff-entry-form.tsx';
import { LiveTable } from '../../../records/list/live-table.tsx';
import { formatDate } from '../../../table/engine/format.ts';
import { EntryScreen } from '../entry-screen.tsx';
import { LateSouvenirList } from './late-souvenir-list.tsx';
import { SouvenirChain } from './souvenir-chain.tsx';

export function SouvenirsTransported() {
  return (
    <EntryScreen
      kind="souvenir"
      today={say('Entered today')}
      nothing={say('No souvenir was entered today.')}
      inWords={(row) => ({
        title: `${row.quantity} × ${isolateDirection(row.item)}`,
        text: [
          say('for {customer_name}, to {place_of_delivery}', row),
          formatDate(row.date),
          sayKnown(row.delivery_status),
        ].join(', '),
      })}
      form={
        <>
          <StaffEntryForm maker="souvenir" />
          <LateSouvenirList />
        </>
      }
      table={<LiveTable kind="souvenir" details={(row) => <SouvenirChain row={row} />} />}
    />
  );
}
