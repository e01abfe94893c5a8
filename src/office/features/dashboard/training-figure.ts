import { useRecords } from '../../../device/records/index.ts';
import { say, sayNumber } from '../../../words/say.ts';
import { officeDay } from '../../time/office-time.ts';
import { DUE_WITHIN, dueTraining } from '../figures/training.ts';
import type { Figure } from './dashboard-frame.tsx';
import { useFigures } from './live-figures.tsx';

/** How much training falls due, from the records on this device. */
export function useTrainingFigure(): Figure {
  const records = useRecords('training');
  return useFigures([records], (now) => {
    const due = dueTraining(records.rows, officeDay(now));
    const expired = due.filter(({ days }) => days < 0).length;
    return {
      label: say('Training that falls due'),
      value: records.state === 'ready' ? sayNumber(due.length) : '–',
      note: say('{expired} expired, the others within {days} days.', { expired, days: DUE_WITHIN }),
    };
  });
}
