/** The office's sums of money, kept on the device for times without a signal. */

import type { MoneyFigures } from '../../../contract/office/department-figures.ts';
import { calls } from '../../../contract/protocol/calls.ts';
import { type OfficeAnswer, useOfficeAnswer } from '../dashboard/use-office-answer.ts';

export const useMoneyFigures = (): OfficeAnswer<MoneyFigures> =>
  useOfficeAnswer<MoneyFigures>(calls.financeFigures, { keep: true });
