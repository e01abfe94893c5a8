import { useRecords } from '../../../device/records/index.ts';
import { say, sayNumber } from '../../../words/say.ts';
import { tableUrl } from '../../records/list/record-url.ts';
import { officeDay } from '../../time/office-time.ts';
import { DUE_WITHIN_DAYS, dueTraining } from '../figures/training.ts';
import type { DashboardFigure } from './dashboard-frame.tsx';
import { useComputedFigures } from './live-figures.tsx';

/** Figure of the training that falls due, from the records on this device. */
export function useTrainingFigure(): DashboardFigure {
  const records = useRecords('training');
  return useComputedFigures([records], (now) => {
    const due = dueTraining(records.rows, officeDay(now));
    const expired = due.filter(({ days }) => days < 0).length;
    return {
      label: say('Training that falls due'),
      to: tableUrl('training'),
      value: records.state === 'ready' ? sayNumber(due.length) : '–',
      note: say('{expired} expired, the others within {days} days.', { expired, days: DUE_WITHIN_DAYS }),
    };
  });
}
