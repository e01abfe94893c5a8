import { useRecords } from '../../../device/records/index.ts';
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
      label: 'Training that falls due',
      value: records.state === 'ready' ? due.length.toLocaleString('en') : '–',
      note: `${expired.toLocaleString('en')} expired, the others within ${DUE_WITHIN} days.`,
    };
  });
}
