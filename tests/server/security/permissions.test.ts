/**
 * Every route, asked by every role, by a role that is none of ours, by an account with its
 * one-time password, and by nobody. What the application mounts must stand in the table, and
 * every address of the contract too.
 */

import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areaRoles, type Role, roles } from '../../../src/contract/accounts/roles.ts';
import { calls } from '../../../src/contract/protocol/calls.ts';
import { entryKinds } from '../../../src/kinds/entry-kinds.ts';
import { kinds } from '../../../src/kinds/list.ts';
import { allSubmissions } from '../../../src/kinds/staff-submissions.ts';
import type { SubmissionDefinition } from '../../../src/kinds/submission.ts';
import { openTestServer, type TestServer } from '../../parts/server.ts';
import { addAccount, signedIn, signIn } from '../../parts/staff.ts';

/** Anyone; whoever is signed in, even with a one-time password; or accounts of these roles. */
type Rule = 'anyone' | 'signed in' | readonly Role[];

const table: Record<string, Rule> = {
  [`GET ${calls.health}`]: 'anyone',
  [`GET ${calls.sealingKey}`]: 'anyone',
  [`POST ${calls.lookup}`]: 'anyone',
  [`POST ${calls.guests}`]: ['logistics', 'management'],
  [`POST ${calls.analytics}`]: 'anyone',
  [`POST ${calls.replay}`]: 'anyone',
  [`POST ${calls.sealedReplay}`]: 'anyone',
  [`POST ${calls.known}`]: 'anyone',
  [`POST ${calls.login}`]: 'anyone',
  [`POST ${calls.passkeyChallenge}`]: 'anyone',
  [`POST ${calls.passkeyLogin}`]: 'anyone',
  [`POST ${calls.proof}`]: roles,
  [`POST ${calls.passkeyOptions}`]: roles,
  [`GET ${calls.passkeys}`]: roles,
  [`POST ${calls.passkeys}`]: roles,
  [`DELETE ${calls.passkeys}/:id`]: roles,
  [`POST ${calls.recoveryCodes}`]: roles,
  [`GET ${calls.sessions}`]: roles,
  [`DELETE ${calls.sessions}/:id`]: roles,
  [`GET ${calls.accounts}/:id/sessions`]: areaRoles.accounts,
  [`DELETE ${calls.accounts}/:id/sessions/:session`]: areaRoles.accounts,
  [`DELETE ${calls.session}`]: 'anyone',
  [`GET ${calls.session}`]: 'signed in',
  [`POST ${calls.password}`]: 'signed in',
  [`PUT ${calls.language}`]: 'signed in',
  ...Object.fromEntries(
    Object.values(allSubmissions).map(({ call, who }: SubmissionDefinition) => [`POST ${call}`, who]),
  ),
  [`GET ${calls.bookingInfos}`]: kinds.tour.roles,
  [`PATCH ${calls.bookingInfos}/:id`]: kinds.tour.roles,
  [`GET ${calls.packagesBookings}`]: kinds.packageBooking.roles,
  [`GET ${calls.tripPlans}`]: kinds.tripPlan.roles,
  [`GET ${calls.flightRequests}`]: kinds.flightRequest.roles,
  [`GET ${calls.eventRequests}`]: kinds.eventRequest.roles,
  [`GET ${calls.stayBookings}`]: kinds.stayBooking.roles,
  [`DELETE ${calls.stayBookings}/:id`]: kinds.stayBooking.roles,
  [`GET ${calls.souvenirs}`]: kinds.souvenir.roles,
  [`PATCH ${calls.souvenirs}/:id`]: kinds.souvenir.roles,
  [`GET ${calls.people}`]: kinds.person.roles,
  [`GET ${calls.leads}`]: kinds.lead.roles,
  [`GET ${calls.campaigns}`]: kinds.campaign.roles,
  [`GET ${calls.feedback}`]: kinds.feedback.roles,
  [`GET ${calls.templates}`]: kinds.replyTemplate.roles,
  [`GET ${calls.capacities}`]: kinds.capacity.roles,
  [`GET ${calls.payments}`]: kinds.payment.roles,
  [`GET ${calls.training}`]: kinds.training.roles,
  [`GET ${calls.resources}`]: kinds.resource.roles,
  [`GET ${calls.souvenirSteps}`]: kinds.souvenirStep.roles,
  [`GET ${calls.changes}`]: roles,
  [`GET ${calls.changesStream}`]: roles,
  [`POST ${calls.passports}`]: kinds.flightRequest.roles,
  [`GET ${calls.figures}`]: areaRoles.pageFigures,
  [`GET ${calls.financeFigures}`]: areaRoles.financeFigures,
  [`GET ${calls.hrFigures}`]: areaRoles.hrFigures,
  [`GET ${calls.requestFigures}`]: areaRoles.requestFigures,
  [`GET ${calls.accounts}`]: areaRoles.accounts,
  [`POST ${calls.accounts}`]: areaRoles.accounts,
  [`PATCH ${calls.accounts}/:id`]: areaRoles.accounts,
  [`GET ${calls.audit}`]: areaRoles.audit,
  [`POST ${calls.devices}`]: roles,
  [`GET ${calls.devices}`]: areaRoles.devices,
  [`POST ${calls.deviceKeys}`]: roles,
  [`GET ${calls.deviceKeys}`]: 'anyone',
  [`DELETE ${calls.deviceKeys}/:account/:device`]: areaRoles.devices,
  [`GET ${calls.notices}`]: ['operations', 'bookings', 'management'],
  [`PUT ${calls.notices}`]: ['operations', 'bookings', 'management'],
  [`GET ${calls.retention}`]: areaRoles.retention,
  [`PUT ${calls.retention}`]: areaRoles.retention,
  [`GET ${calls.retentionRun}`]: areaRoles.retention,
  [`POST ${calls.retentionRun}`]: areaRoles.retention,
  [`POST ${calls.customers}`]: areaRoles.customers,
  [`DELETE ${calls.customers}`]: areaRoles.customers,
  [`GET ${calls.metrics}`]: areaRoles.metrics,
  [`GET ${calls.log}`]: areaRoles.metrics,
  [`GET ${calls.disk}`]: areaRoles.metrics,
};

interface Asker {
  name: string;
  role: string | null;
  mustChange: boolean;
  headers: Record<string, string>;
}

let server: TestServer;
const askers: Asker[] = [];
beforeAll(async () => {
  server = await openTestServer();
  askers.push({ name: 'nobody', role: null, mustChange: false, headers: {} });
  for (const role of [...roles, 'astronaut']) {
    askers.push({ name: role, role, mustChange: false, headers: (await signedIn(server, role)).headers });
  }
  const { email } = await addAccount(server, 'management', { mustChangePassword: true });
  const headers = await signIn(server, email);
  askers.push({ name: 'one-time password', role: 'management', mustChange: true, headers });
});
afterAll(() => server.close());

/** 401, 403, or null for anything else that is no failure of ours. */
function expected(rule: Rule, { role, mustChange }: Asker): 401 | 403 | null {
  if (rule === 'anyone') return null;
  if (role === null) return 401;
  if (rule === 'signed in') return null;
  return mustChange || !(rule as readonly string[]).includes(role) ? 403 : null;
}

async function ask(method: string, path: string, headers: Record<string, string>) {
  const reads = method === 'GET' || method === 'HEAD';
  const response = await server.app.request(
    path.replace(/:id|:account/, v7()).replace(/:session|:device/, 'x'),
    {
      method,
      headers: {
        Accept: 'application/json',
        ...headers,
        ...(!reads && { 'Content-Type': 'application/json' }),
      },
      ...(!reads && { body: '{}' }),
    },
  );
  // A stream would never end.
  await response.body?.cancel();
  return response.status;
}

/** Routes that the application mounts, beside middleware and pages. */
const mounted = () =>
  server.app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
    .map(({ method, path }) => `${method} ${path}`);

describe('Every route', () => {
  it('that is mounted stands in the table, and so does every address of the contract', () => {
    expect(new Set(mounted())).toEqual(new Set(Object.keys(table)));
    const addresses = new Set(Object.keys(table).map((route) => route.split(' ')[1]));
    expect(Object.values(calls).filter((call) => !addresses.has(call))).toEqual([]);
    expect(Object.values(entryKinds).filter(({ call }) => !Object.hasOwn(table, `POST ${call}`))).toEqual([]);
  });

  it('is open to whom the contract names, and to nobody else', async () => {
    const wrong: string[] = [];
    // Signing out comes last: it is asked with sessions that are needed until then.
    const signOut = `DELETE ${calls.session}`;
    const routes = [...new Set(mounted())].sort((a, b) => Number(a === signOut) - Number(b === signOut));
    for (const route of routes) {
      const [named = '', path = ''] = route.split(' ');
      for (const method of named === 'GET' ? ['GET', 'HEAD'] : [named]) {
        for (const asker of askers) {
          const status = await ask(method, path, asker.headers);
          const wanted = expected(table[route] ?? [], asker);
          const fits = wanted === null ? ![401, 403].includes(status) && status < 500 : status === wanted;
          if (!fits)
            wrong.push(`${asker.name}: ${method} ${path} gave ${status}, not ${wanted ?? 'an answer'}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('What is no route', () => {
  const paths = [
    ...Object.values(calls),
    '/api',
    '/api/',
    '/api/nothing',
    '/API/ACCOUNTS',
    '/api/accounts/',
    '/api//accounts',
    '/api/%61ccounts',
    '/%61pi/accounts',
    '/api/session/../accounts',
    '/stay_bookings/x/y',
    '/Stay_Bookings',
  ];
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

  it('is closed to who is not signed in, whatever the method and the spelling', async () => {
    const open: string[] = [];
    for (const path of paths) {
      for (const method of methods) {
        if (table[`${method.replace('HEAD', 'GET')} ${path}`] === 'anyone') continue;
        const status = await ask(method, path, {});
        // A public call in a spelling of no route is no page either: 405.
        if (![401, 405].includes(status)) open.push(`${method} ${path} gave ${status}`);
      }
    }
    expect(open).toEqual([]);
  });
});
