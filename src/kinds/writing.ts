/**
 * Notice of who is writing to a guest at this moment: told to colleagues, and stored nowhere
 * (docs/contract.md#answers).
 */
import * as z from 'zod/mini';

/** Name of the event of `endpoints.changesStream` that carries a `WritingNotice`. */
export const WRITING_EVENT = 'writing';

/** Milliseconds after which whoever still writes says so again. */
export const WRITING_NOTICE_INTERVAL = 5_000;
/** Milliseconds for which a notice holds: one that is late or lost does not interrupt it. */
export const WRITING_NOTICE_LIFETIME = 2 * WRITING_NOTICE_INTERVAL + 2_000;

export const writingSchema = z.object({
  /** Id of the request. */
  record: z.uuid(),
  /** False once the form is closed or the answer sent. */
  writing: z.boolean(),
});
export type Writing = z.output<typeof writingSchema>;

/** Notice of what an account does; readers know the names of their colleagues. */
export const writingNoticeSchema = z.extend(writingSchema, { account: z.uuid() });
export type WritingNotice = z.output<typeof writingNoticeSchema>;
