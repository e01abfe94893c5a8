/**
 * Statement by staff that two requests are of the same guest, or of different ones: `calls.guestLinks`
 * (docs/contract.md#guests).
 */
import * as z from 'zod/mini';
import { requestKinds } from '../list.ts';
import type { ChangeableKind } from '../record-change/schema.ts';

const requestKind = (label: string) =>
  z.enum(requestKinds as [ChangeableKind, ...ChangeableKind[]], { error: `${label} must be a request.` });

export const guestLinkSchema = z
  .object({
    /** Ids of two requests, in any order. */
    record: z.uuid('The request must be named by its id.'),
    kind: requestKind('It'),
    other: z.uuid('The other request must be named by its id.'),
    otherKind: requestKind('The other'),
    /** True for the same guest, false for two different guests. */
    same: z.boolean({ error: 'Same must be true or false.' }),
  })
  .check((context) => {
    const { record, other } = context.value;
    if (record.toLowerCase() !== other.toLowerCase()) return;
    const message = 'Please choose another request.';
    context.issues.push({ code: 'custom', input: other, path: ['other'], message });
  });
export type GuestLink = z.output<typeof guestLinkSchema>;
