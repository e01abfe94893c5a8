/** The office's sums of money, kept on the device for times without a signal. */

import type { MoneyFigures } from '../../../contract/office/department-figures.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { type OfficeAnswer, useOfficeAnswer } from '../dashboard/use-office-answer.ts';

export const useMoneyFigures = (): OfficeAnswer<MoneyFigures> =>
  useOfficeAnswer<MoneyFigures>(endpoints.financeFigures, { keep: true });
