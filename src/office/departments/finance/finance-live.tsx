import { type ReactNode, useMemo } from 'react';
import type { MoneyFigures } from '../../../contract/department-figures.ts';
import { AnswerState } from '../../parts/dashboard/answer-state.tsx';
import { type FinanceFigures, financeFigures } from '../../parts/figures/money.ts';
import { useMoney } from './use-money.ts';

interface FinanceLiveProps {
  children: (figures: FinanceFigures, money: MoneyFigures) => ReactNode;
}

/** Figures from tours, once they are there. */
export function FinanceLive({ children }: FinanceLiveProps) {
  const answer = useMoney();
  const { value } = answer;
  const figures = useMemo(() => value && financeFigures(value, new Date()), [value]);
  return (
    <AnswerState answer={answer} what="The live figures">
      {value && figures && children(figures, value)}
    </AnswerState>
  );
}

/** What a tour is worth, in one sentence for those who read the figures. */
export const VALUE_OF_A_TOUR =
  'A tour is worth days times travelers times budget, as its booking says. Bookings that staff added have no budget and count without a value.';
