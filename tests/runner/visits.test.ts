/** No page of a browser test reports an error that nobody is told of. */
import { expect, it } from 'vitest';
import { createVisitWatch } from '../parts/browser/visits.ts';

const visit = (errors: string[], open = false) => ({
  errors,
  isOpen: () => open,
  addresses: () => ['http://127.0.0.1/map'],
});

it('What pages reported is told once their visit is closed, by whomever', () => {
  const watch = createVisitWatch();
  watch.add(visit(['/map: it broke']));
  expect(() => watch.tellErrors()).toThrow('/map: it broke');
  expect(() => watch.tellErrors()).not.toThrow();
});

it('What a test expected is not told, nor what a visit reports that goes on', () => {
  const watch = createVisitWatch();
  const errors = ['net::ERR_FAILED'];
  watch.add(visit(errors));
  watch.add(visit(['/map: it broke'], true));
  errors.length = 0;
  expect(() => watch.tellErrors()).not.toThrow();
});

it('A visit that is left open is told with its address', () => {
  const watch = createVisitWatch();
  watch.add(visit([], true));
  expect(() => watch.tellOpen()).toThrow('http://127.0.0.1/map');
  expect(() => watch.tellOpen()).not.toThrow();
});
