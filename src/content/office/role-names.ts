import type { Role } from '../../contract/accounts/roles.ts';

/** Display name of each role: the department that works under it. */
export const departmentNames: Readonly<Record<Role, string>> = {
  marketing: 'Marketing',
  logistics: 'Logistics',
  bookings: 'Stay bookings',
  operations: 'Operations',
  finance: 'Finance',
  hr: 'HR',
  management: 'Management',
};
