/** The staff pages (docs/contract.md#departments): the name and the role of each. */

import type { Role } from '../../contract/accounts/roles.ts';
import { staffRoutes } from '../../contract/protocol/routes.ts';

export type Department = keyof typeof staffRoutes;

export interface DepartmentPage {
  address: string;
  /** Shown in the frame's header and in the document's title. */
  name: string;
  /** The role that works here; management has access to every page. */
  role: Role;
  /** Where Logout is: last in the sidebar, in the header, or only as Sign out. */
  logout: 'sidebar' | 'header' | 'none';
  /** Description of the document. */
  description: string;
}

export const departments: Readonly<Record<Department, DepartmentPage>> = {
  management: {
    address: staffRoutes.management,
    name: 'Management',
    role: 'management',
    logout: 'sidebar',
    description: 'Sign-in for the staff, and for management the overview of all departments.',
  },
  operations: {
    address: staffRoutes.operations,
    name: 'Operations',
    role: 'operations',
    logout: 'sidebar',
    description: 'For the staff: tour bookings, package bookings and requests.',
  },
  logistics: {
    address: staffRoutes.logistics,
    name: 'Logistics',
    role: 'logistics',
    logout: 'sidebar',
    description: 'For the staff: people and souvenirs on the road, and what customers say.',
  },
  marketing: {
    address: staffRoutes.marketing,
    name: 'Marketing',
    role: 'marketing',
    logout: 'sidebar',
    description: 'For the staff: leads, campaigns, page views, and what customers say.',
  },
  finance: {
    address: staffRoutes.finance,
    name: 'Finance',
    role: 'finance',
    logout: 'none',
    description: 'For the staff: billing, expenses and costs.',
  },
  hr: {
    address: staffRoutes.hr,
    name: 'Human Resources',
    role: 'hr',
    logout: 'none',
    description: 'For the staff: employees, training and development.',
  },
  stayBookings: {
    address: staffRoutes.stayBookings,
    name: 'Stay bookings',
    role: 'bookings',
    logout: 'header',
    description: 'For the staff: bookings of rooms, resthouses and tents.',
  },
};

/** The page of the people with a role. */
export const departmentOfRole = (role: string | undefined): DepartmentPage | undefined =>
  Object.values(departments).find((department) => department.role === role);

/** Text that a staff page shows without scripts. */
export const NEEDS_SCRIPTS =
  'The office works on your device, without a signal too, and that needs JavaScript. Please switch it on for this site.';
