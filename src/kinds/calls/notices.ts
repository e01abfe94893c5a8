/** Settings of how departments hear of new requests by mail: `calls.notices` (docs/contract.md#mail). */

import * as z from 'zod/mini';
import type { Role } from '../../contract/accounts/roles.ts';
import { type NoticeMode, noticeModes } from '../../contract/office/mail.ts';
import { choiceSchema, emailSchema, optionalLineSchema } from '../../contract/values/field-schemas.ts';
import { isRequestKind, type RequestKind } from '../list.ts';
import { kindsOfRole } from '../record-roles.ts';

/** Departments that travellers' requests go to. */
export const noticeDepartments = ['operations', 'bookings'] as const satisfies readonly Role[];
export type NoticeDepartment = (typeof noticeDepartments)[number];

const email = emailSchema('E-mail');

/** The body of PUT. */
export const noticeChangeSchema = z
  .object({
    department: choiceSchema('Department', noticeDepartments),
    mode: choiceSchema('Notices', noticeModes),
    /** Where they go; kept where there are none for the moment. */
    address: optionalLineSchema('E-mail'),
    /** The code that was sent to the address, which confirms it. */
    code: z.optional(optionalLineSchema('Code')),
  })
  .check(
    z.refine(({ mode, address }) => (mode === 'none' && address === '') || email.safeParse(address).success, {
      error: 'Please enter an e-mail address like name@example.com.',
      path: ['address'],
    }),
  );
export type NoticeChange = z.output<typeof noticeChangeSchema>;

export const noticeStrings = {
  wrongCode: 'This is not the code that was sent to this address.',
  tooMany: 'This address was sent too much mail today. Please try again tomorrow.',
} as const;

/** One line of the answer, of GET and PUT alike. */
export interface NoticeSetting {
  department: NoticeDepartment;
  mode: NoticeMode;
  address: string;
  /** Why the last notice to this address did not arrive, in words; empty if it did. */
  problem: string;
  /** False until the code that was sent to the address is entered: until then it gets no notices. */
  isConfirmed: boolean;
}

/** The departments whose setting a role may read and change. */
export function noticeDepartmentsOfRole(role: string): NoticeDepartment[] {
  return noticeDepartments.filter((department) => role === department || role === 'management');
}

/** Kinds of request that a department hears of. */
export function noticeKindsOfDepartment(department: NoticeDepartment): RequestKind[] {
  return kindsOfRole(department).filter(isRequestKind);
}
