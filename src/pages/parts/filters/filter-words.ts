/** Choices of the package filter, and how many packages fit, in words. */
import { askedFor, type Fitting, type Wish, type Wishes } from '../../../content/packages/fitting.ts';
import { dollars } from '../../../content/packages/party-price.ts';
import { monthName } from '../../../ui/dates/months.ts';
import { say, sayCount, sayPrice } from '../../../words/say.ts';
import { describeShown } from '../months/month-filter.tsx';

/** "up to 8 days", "sea": a wish in words, as an option and in sentences. */
export function wishInWords(wish: Wish, { month, days, land, budget }: Wishes): string {
  switch (wish) {
    case 'month':
      return monthName(month);
    case 'days':
      return limitInWords(days);
    case 'land':
      return land === 'sea' ? say('sea') : say('bush');
    case 'budget':
      return budgetInWords(budget);
  }
}

export const limitInWords = (days: number) => sayCount(days, 'one day', 'up to {count} days');
export const budgetInWords = (budget: number) =>
  say('up to {price}', { price: sayPrice(dollars(budget * 100)) });

/** Says how many of all fit, and for how many the price is on request. */
export function howManyFit(wishes: Wishes, found: Fitting<unknown>, all: number): string {
  const asked = askedFor(wishes);
  const { fitting, onRequest } = found;
  const further =
    onRequest > 0 &&
    sayCount(
      onRequest,
      'For one other we work out the price: none is published for your party.',
      'For {count} others we work out the price: none is published for your party.',
    );
  const { month } = wishes;
  const first =
    fitting === 0
      ? say('No package fits: {wishes}.', {
          wishes: asked.map((wish) => wishInWords(wish, wishes)).join(', '),
        })
      : asked.length === 1 && month
        ? describeShown({ fitting, all, noun: 'packages', month, reason: '' })
        : sayCount(fitting, 'One of {all} packages fits.', '{count} of {all} packages fit.', { all });
  return [first, further].filter(Boolean).join(' ');
}
