/**
 * What `/stay_bookings` answers to who does not submit: the page to who prefers HTML, and to
 * everyone else the list, which belongs to the staff. Nobody is let in who is not signed in.
 */
import { Hono } from 'hono';
import { calls, isCall } from '../../src/contract/addresses.ts';
import { answerProblem } from '../answers.ts';

export function stayBookingRoutes(): Hono {
  const routes = new Hono();
  for (const path of [calls.stayBookings, `${calls.stayBookings}/*`]) {
    routes.all(path, async (c, next) => {
      c.header('Vary', 'Accept', { append: true });
      const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
      if (reads && !isCall(c.req.path, c.req.header('Accept') ?? null)) return next();
      return answerProblem(c, 401, { message: 'Please sign in first.' });
    });
  }
  return routes;
}
