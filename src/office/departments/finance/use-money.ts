/** What tours are worth: from the records on the device for those who have them, else from the server. */

import { useMemo } from 'react';
import { calls } from '../../../contract/calls.ts';
import type { MoneyFigures } from '../../../contract/department-figures.ts';
import { mayHandle } from '../../../contract/roles.ts';
import { useRecords } from '../../../device/feed/index.ts';
import { useSession } from '../../../device/session/page.ts';
import { type OfficeAnswer, useOfficeAnswer } from '../../parts/dashboard/use-office-answer.ts';
import { moneyOf } from '../../parts/figures/money.ts';

export function useMoney(): OfficeAnswer<MoneyFigures> {
  const { session } = useSession();
  const hasRecords = mayHandle(session?.account.role ?? '', 'tour');
  const answer = useOfficeAnswer<MoneyFigures>(hasRecords || !session ? '' : calls.financeFigures, {
    keep: true,
  });
  const tours = useRecords('tour');
  const campaigns = useRecords('campaign');
  const state = tours.state === 'ready' ? campaigns.state : tours.state;
  const read = useMemo<OfficeAnswer<MoneyFigures>>(
    () => ({
      state,
      value: state === 'ready' ? moneyOf(tours.rows, campaigns.rows) : null,
      message: tours.error ?? campaigns.error ?? '',
      at: tours.syncedAt,
      ask: () => Promise.resolve(),
    }),
    [state, tours, campaigns],
  );
  return hasRecords ? read : answer;
}
