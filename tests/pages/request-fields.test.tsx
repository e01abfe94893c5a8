// @vitest-environment happy-dom
/** What guests read of a request that they sent. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RequestFields } from '../../src/forms/engine/outcome/request-fields.tsx';
import { tripPlan } from '../parts/records/sample-requests.ts';

it('A guest reads the trip that they built line by line, and never its code', () => {
  const page = document.createElement('dl');
  page.innerHTML = renderToStaticMarkup(<RequestFields payload={tripPlan} />);
  const fields = [...page.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.innerHTML.split('<br>').join('|'),
  ]);
  expect(fields).toContainEqual(['Your plan', tripPlan.planShown.replaceAll('\n', '|')]);
  expect(page.textContent).not.toContain(tripPlan.plan);
});
