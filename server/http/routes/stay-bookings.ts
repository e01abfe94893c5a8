/** Answers GET `/stay_bookings`: the page to clients that prefer HTML, and the staff's list to all others. */
import { Hono } from 'hono';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { isApiRequest } from '../../../src/contract/protocol/routes.ts';
import { answerProblem } from '../answers.ts';
import { answerRecordList, type ListRoutesDeps } from './lists.ts';

export function stayBookingRoutes(parts: ListRoutesDeps): Hono {
  const routes = new Hono();
  routes.get(endpoints.stayBookings, async (c, next) => {
    c.header('Vary', 'Accept', { append: true });
    return isApiRequest(c.req.path, c.req.header('Accept') ?? null)
      ? answerRecordList(c, 'stayBooking', parts)
      : next();
  });
  routes.all(`${endpoints.stayBookings}/:rest{.+}`, (c) =>
    answerProblem(c, 404, { message: 'There is no such call.' }),
  );
  return routes;
}
