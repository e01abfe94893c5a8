/** Notes on requests, and answers that went out (docs/contract.md#answers). */
import * as z from 'zod/mini';
import { longTextSchema } from '../../contract/values/field-schemas.ts';
import { requestKinds } from '../list.ts';
import { recordTargetFields } from '../record-change/target-fields.ts';
import { mailDecisionSchema, replyProblems, replySchema } from './reply-schema.ts';

export const recordNoteSchema = z
  .object({
    ...recordTargetFields,
    kind: z.enum(requestKinds, { error: 'Notes belong to requests.' }),
    text: longTextSchema('Note').check(z.minLength(1, 'Please write something.')),
    /** The note is the text of an answer that went out. */
    reply: z.optional(replySchema),
    /** The note explains a decision about mail whose delivery failed or is uncertain. */
    mail: z.optional(mailDecisionSchema),
    /** Id of the author's own note or answer that this note takes back; its text says so. */
    takesBack: z.optional(z.uuid('A note is named by its id.')),
  })
  .check((context) => {
    const { kind, text, reply } = context.value;
    for (const { field, message } of reply ? replyProblems(kind, text, reply) : []) {
      const path = field === 'text' ? [field] : ['reply', field];
      context.issues.push({ code: 'custom', input: reply, path, message });
    }
  });
export type RecordNotePayload = z.output<typeof recordNoteSchema>;
