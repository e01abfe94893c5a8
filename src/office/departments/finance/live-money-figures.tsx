import { type ReactNode, useMemo } from 'react';
import type { MoneyFigures } from '../../../contract/office/department-figures.ts';
import { pageLanguage, say } from '../../../words/say.ts';
import { AnswerState } from '../../features/dashboard/answer-state.tsx';
import { type FinanceFigures, financeFigures } from '../../features/figures/finance.ts';
import { useMoneyFigures } from '../../features/money/use-money-figures.ts';
import { officeNow } from '../../time/office-clock.ts';

interface FinanceLiveProps {
  children: (figures: FinanceFigures, money: MoneyFigures) => ReactNode;
}

/** Shows figures from the office's sums, once they have arrived. */
export function LiveMoneyFigures({ children }: FinanceLiveProps) {
  const answer = useMoneyFigures();
  const { value } = answer;
  const figures = useMemo(() => value && financeFigures(value, officeNow()), [value, pageLanguage()]);
  return (
    <AnswerState answer={answer} what={say('The live figures')}>
      {value && figures && children(figures, value)}
    </AnswerState>
  );
}

/** Explains to readers of the figures which money counts. */
export const COUNTED_MONEY_NOTE =
  'Money counts once a request is confirmed or done: the price that was agreed on it, and its payments. Currencies are not added together.';

export const NO_MONEY_NOTE = 'No confirmed request has a price or a payment yet.';
