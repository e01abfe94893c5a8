/** The office's sums of money, kept on the device for times without a signal. */
import { calls } from '../../../contract/calls.ts';
import type { MoneyFigures } from '../../../contract/department-figures.ts';
import { type OfficeAnswer, useOfficeAnswer } from '../dashboard/use-office-answer.ts';

export const useMoney = (): OfficeAnswer<MoneyFigures> =>
  useOfficeAnswer<MoneyFigures>(calls.financeFigures, { keep: true });
