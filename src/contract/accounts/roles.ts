/** The roles: where each lands after signing in, and which areas it enters (docs/contract.md#roles). */
import { staffRoutes } from '../protocol/routes.ts';

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

/** Rights that management gives to single accounts, whatever their role: `site` is to edit the public site. */
export const accountRights = ['site'] as const;
export type AccountRight = (typeof accountRights)[number];

/** True for who may draft what the public site says. */
export function mayEditSite({
  role,
  rights = [],
}: {
  role: string;
  rights?: readonly string[] | undefined;
}): boolean {
  return role === 'management' || rights.includes('site' satisfies AccountRight);
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
