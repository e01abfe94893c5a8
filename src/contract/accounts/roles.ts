/** The roles: where each lands after signing in, and what it may see and write (docs/contract.md#roles). */
import { staffRoutes } from '../protocol/addresses.ts';

export const roles = [
  'marketing',
  'logistics',
  'bookings',
  'operations',
  'finance',
  'hr',
  'management',
] as const;
export type Role = (typeof roles)[number];

export function isRole(text: unknown): text is Role {
  return roles.includes(text as Role);
}

/** The page after signing in. An unknown role lands at management, where it may do nothing. */
export function landingPage(role: string): string {
  const pages: Record<Role, string> = {
    marketing: staffRoutes.marketing,
    logistics: staffRoutes.logistics,
    bookings: staffRoutes.stayBookings,
    operations: staffRoutes.operations,
    finance: staffRoutes.finance,
    hr: staffRoutes.hr,
    management: staffRoutes.management,
  };
  return isRole(role) ? pages[role] : staffRoutes.management;
}

/** Every kind of record that staff see, and the roles that may read and write it. All others may not. */
export const recordRoles = {
  tour: ['operations', 'management'],
  packageBooking: ['operations', 'management'],
  tripPlan: ['operations', 'management'],
  flightRequest: ['operations', 'management'],
  eventRequest: ['operations', 'management'],
  stayBooking: ['bookings', 'management'],
  souvenir: ['logistics', 'management'],
  person: ['logistics', 'management'],
  lead: ['marketing', 'management'],
  campaign: ['marketing', 'management'],
  feedback: ['logistics', 'marketing', 'management'],
  /** Management alone writes them, see `staffSubmissions`. */
  replyTemplate: ['operations', 'bookings', 'management'],
  /** The same: who sees stays reads them. */
  capacity: ['bookings', 'management'],
  payment: ['finance', 'management'],
  training: ['hr', 'management'],
  /** Vehicles, guides, camps and places. */
  resource: ['logistics', 'management'],
  souvenirStep: ['logistics', 'management'],
} as const satisfies Record<string, readonly Role[]>;

export type RecordKind = keyof typeof recordRoles;
export const recordKinds = Object.keys(recordRoles) as RecordKind[];

/** True when an account of this role may see and write records of this kind. */
export function mayHandle(role: string, kind: RecordKind): boolean {
  return (recordRoles[kind] as readonly string[]).includes(role);
}

/** The kinds that a role may see. */
export function kindsOf(role: string): RecordKind[] {
  return recordKinds.filter((kind) => mayHandle(role, kind));
}

/** Requests, of which finance sees what money needs (`money-view.ts`) and sets the price. */
export const pricedKinds = [
  'tour',
  'packageBooking',
  'tripPlan',
  'flightRequest',
  'eventRequest',
  'stayBooking',
] as const satisfies readonly RecordKind[];

/** True where a role sees of records of a kind what money needs, and nothing else. */
export function seesMoneyAlone(role: string, kind: RecordKind): boolean {
  return role === 'finance' && pricedKinds.some((one) => one === kind);
}

/** The kinds that come to a role's devices, whole or with what money needs. */
export function feedKindsOf(role: string): RecordKind[] {
  return recordKinds.filter((kind) => mayHandle(role, kind) || seesMoneyAlone(role, kind));
}

/** Areas other than records that need a role. */
export const areaRoles = {
  /** Page views and web vitals. */
  pageFigures: ['marketing', 'management'],
  /** Sums of tours and campaigns, without names. */
  financeFigures: ['finance', 'management'],
  /** How many work here, on how many devices. */
  hrFigures: ['hr', 'management'],
  /** Sums of requests by working state; each role sees those of the kinds that it handles. */
  requestFigures: ['operations', 'bookings', 'management'],
  accounts: ['management'],
  audit: ['management'],
  devices: ['management'],
  retention: ['management'],
  customers: ['management'],
  metrics: ['management'],
} as const satisfies Record<string, readonly Role[]>;

export type Area = keyof typeof areaRoles;

export function mayEnter(role: string, area: Area): boolean {
  return (areaRoles[area] as readonly string[]).includes(role);
}
