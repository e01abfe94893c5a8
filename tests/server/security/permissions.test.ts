/**
 * Every route, asked by every role, by a role that is none of ours, by an account with its
 * one-time password, and by nobody. What the application mounts must stand in the table, and
 * every address of the contract too.
 */

import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areaRoles, type Role, roles } from '../../../src/contract/accounts/roles.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { entryKinds } from '../../../src/kinds/entry-kinds.ts';
import { kinds } from '../../../src/kinds/list.ts';
import { submissionDefinitions } from '../../../src/kinds/staff-submissions.ts';
import type { SubmissionDefinition } from '../../../src/kinds/submission.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { addAccount, signedIn, signIn } from '../../parts/server/staff.ts';

/**
 * Anyone; whoever is signed in, even with a one-time password; who may edit the site: management, and accounts with that
 * right; or accounts of these roles.
 */
type Rule = 'anyone' | 'signed in' | 'site' | readonly Role[];

const table: Record<string, Rule> = {
  [`GET ${endpoints.health}`]: 'anyone',
  [`GET ${endpoints.sealingKey}`]: 'anyone',
  [`POST ${endpoints.lookup}`]: 'anyone',
  [`POST ${endpoints.guests}`]: ['logistics', 'management'],
  [`POST ${endpoints.analytics}`]: 'anyone',
  [`POST ${endpoints.replay}`]: 'anyone',
  [`POST ${endpoints.sealedReplay}`]: 'anyone',
  [`POST ${endpoints.known}`]: 'anyone',
  [`POST ${endpoints.login}`]: 'anyone',
  [`POST ${endpoints.passkeyChallenge}`]: 'anyone',
  [`POST ${endpoints.passkeyLogin}`]: 'anyone',
  [`POST ${endpoints.proof}`]: roles,
  [`POST ${endpoints.passkeyOptions}`]: roles,
  [`GET ${endpoints.passkeys}`]: roles,
  [`POST ${endpoints.passkeys}`]: roles,
  [`DELETE ${endpoints.passkeys}/:id`]: roles,
  [`POST ${endpoints.recoveryCodes}`]: roles,
  [`GET ${endpoints.sessions}`]: roles,
  [`DELETE ${endpoints.sessions}/:id`]: roles,
  [`GET ${endpoints.accounts}/:id/sessions`]: areaRoles.accounts,
  [`DELETE ${endpoints.accounts}/:id/sessions/:session`]: areaRoles.accounts,
  [`DELETE ${endpoints.session}`]: 'anyone',
  [`GET ${endpoints.session}`]: 'signed in',
  [`POST ${endpoints.password}`]: 'signed in',
  [`PUT ${endpoints.language}`]: 'signed in',
  ...Object.fromEntries(
    Object.values(submissionDefinitions).map(({ call, who, right }: SubmissionDefinition) => [
      `POST ${call}`,
      right ?? who,
    ]),
  ),
  [`GET ${endpoints.bookingInfos}`]: kinds.tour.roles,
  [`PATCH ${endpoints.bookingInfos}/:id`]: kinds.tour.roles,
  [`GET ${endpoints.packagesBookings}`]: kinds.packageBooking.roles,
  [`GET ${endpoints.tripPlans}`]: kinds.tripPlan.roles,
  [`GET ${endpoints.flightRequests}`]: kinds.flightRequest.roles,
  [`GET ${endpoints.eventRequests}`]: kinds.eventRequest.roles,
  [`GET ${endpoints.stayBookings}`]: kinds.stayBooking.roles,
  [`DELETE ${endpoints.stayBookings}/:id`]: kinds.stayBooking.roles,
  [`GET ${endpoints.souvenirs}`]: kinds.souvenir.roles,
  [`PATCH ${endpoints.souvenirs}/:id`]: kinds.souvenir.roles,
  [`GET ${endpoints.people}`]: kinds.person.roles,
  [`GET ${endpoints.leads}`]: kinds.lead.roles,
  [`GET ${endpoints.campaigns}`]: kinds.campaign.roles,
  [`GET ${endpoints.feedback}`]: kinds.feedback.roles,
  [`GET ${endpoints.templates}`]: kinds.replyTemplate.roles,
  [`GET ${endpoints.capacities}`]: kinds.capacity.roles,
  [`GET ${endpoints.payments}`]: kinds.payment.roles,
  [`GET ${endpoints.training}`]: kinds.training.roles,
  [`GET ${endpoints.resources}`]: kinds.resource.roles,
  [`GET ${endpoints.souvenirSteps}`]: kinds.souvenirStep.roles,
  [`GET ${endpoints.siteItems}`]: 'site',
  [`GET ${endpoints.sitePhotos}`]: 'site',
  [`GET ${endpoints.sitePhotos}/:id`]: 'site',
  [`GET ${endpoints.siteEditions}`]: 'site',
  [`POST ${endpoints.siteEditions}`]: 'site',
  [`DELETE ${endpoints.siteEditions}/:id`]: 'site',
  [`POST ${endpoints.sitePreview}`]: 'site',
  [`GET ${endpoints.sitePreview}/:version`]: 'site',
  [`GET ${endpoints.changes}`]: roles,
  [`GET ${endpoints.changesStream}`]: roles,
  [`POST ${endpoints.writing}`]: ['bookings', 'operations', 'management'],
  [`POST ${endpoints.passports}`]: kinds.flightRequest.roles,
  [`GET ${endpoints.figures}`]: areaRoles.pageFigures,
  [`GET ${endpoints.financeFigures}`]: areaRoles.financeFigures,
  [`GET ${endpoints.hrFigures}`]: areaRoles.hrFigures,
  [`GET ${endpoints.requestFigures}`]: areaRoles.requestFigures,
  [`GET ${endpoints.accounts}`]: areaRoles.accounts,
  [`POST ${endpoints.accounts}`]: areaRoles.accounts,
  [`PATCH ${endpoints.accounts}/:id`]: areaRoles.accounts,
  [`GET ${endpoints.audit}`]: areaRoles.audit,
  [`POST ${endpoints.devices}`]: roles,
  [`GET ${endpoints.devices}`]: areaRoles.devices,
  [`POST ${endpoints.deviceKeys}`]: roles,
  [`GET ${endpoints.deviceKeys}`]: 'anyone',
  [`DELETE ${endpoints.deviceKeys}/:account/:device`]: areaRoles.devices,
  [`GET ${endpoints.notices}`]: ['operations', 'bookings', 'management'],
  [`PUT ${endpoints.notices}`]: ['operations', 'bookings', 'management'],
  [`GET ${endpoints.retention}`]: areaRoles.retention,
  [`PUT ${endpoints.retention}`]: areaRoles.retention,
  [`GET ${endpoints.retentionRun}`]: areaRoles.retention,
  [`POST ${endpoints.retentionRun}`]: areaRoles.retention,
  [`POST ${endpoints.customers}`]: areaRoles.customers,
  [`DELETE ${endpoints.customers}`]: areaRoles.customers,
  [`GET ${endpoints.metrics}`]: areaRoles.metrics,
  [`GET ${endpoints.log}`]: areaRoles.metrics,
  [`GET ${endpoints.disk}`]: areaRoles.metrics,
};

interface Asker {
  name: string;
  role: string | null;
  mustChange: boolean;
  /** True for who may edit the site. */
  editsSite: boolean;
  headers: Record<string, string>;
}

let server: TestServer;
const askers: Asker[] = [];
beforeAll(async () => {
  server = await openTestServer();
  askers.push({ name: 'nobody', role: null, mustChange: false, editsSite: false, headers: {} });
  for (const role of [...roles, 'astronaut']) {
    const { headers } = await signedIn(server, role);
    askers.push({ name: role, role, mustChange: false, editsSite: role === 'management', headers });
  }
  const editor = await signedIn(server, 'marketing');
  const by = { by: 'system', at: new Date().toISOString() };
  await server.store.accounts.change(editor.id, { editsSite: true }, null, by);
  askers.push({
    name: 'editor',
    role: 'marketing',
    mustChange: false,
    editsSite: true,
    headers: editor.headers,
  });
  const { email } = await addAccount(server, 'management', { mustChangePassword: true });
  const headers = await signIn(server, email);
  askers.push({ name: 'one-time password', role: 'management', mustChange: true, editsSite: true, headers });
});
afterAll(() => server.close());

/** 401, 403, or null for anything else that is no failure of ours. */
function expected(rule: Rule, { role, mustChange, editsSite }: Asker): 401 | 403 | null {
  if (rule === 'anyone') return null;
  if (role === null) return 401;
  if (rule === 'signed in') return null;
  if (rule === 'site') return mustChange || !editsSite ? 403 : null;
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
    expect(Object.values(endpoints).filter((call) => !addresses.has(call))).toEqual([]);
    expect(Object.values(entryKinds).filter(({ call }) => !Object.hasOwn(table, `POST ${call}`))).toEqual([]);
  });

  it('is open to whom the contract names, and to nobody else', async () => {
    const wrong: string[] = [];
    // Signing out comes last: it is asked with sessions that are needed until then.
    const signOut = `DELETE ${endpoints.session}`;
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
    ...Object.values(endpoints),
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
