/** Answers that hold many records: written page by page, so that they are never in memory at once and nobody waits for all. */
import type { Context } from 'hono';

/** Text around the array. */
export interface ArrayFrame {
  before: string;
  after: string;
}

/**
 * Answers with a JSON array of any length. An error after the first page ends the connection, so that an array that is
 * cut short is never taken for a whole one.
 * @param pages values, a megabyte at a time; ended when the reader goes away
 * @param frame the array alone, unless told
 * @throws what reading the first page throws
 */
export async function answerJsonArray<Value>(
  c: Context,
  pages: AsyncGenerator<readonly Value[]>,
  frame: ArrayFrame = { before: '[', after: ']' },
): Promise<Response> {
  let page: IteratorResult<readonly Value[], unknown> = await pages.next();
  const encoder = new TextEncoder();
  let separator = frame.before;
  const body = new ReadableStream<Uint8Array>({
    // Called when the reader has taken what there was.
    async pull(out) {
      while (!page.done && page.value.length === 0) page = await pages.next();
      if (page.done) {
        out.enqueue(encoder.encode((separator === frame.before ? separator : '') + frame.after));
        out.close();
        return;
      }
      const values = page.value.map((value) => JSON.stringify(value));
      out.enqueue(encoder.encode(separator + values.join(',')));
      separator = ',';
      page = await pages.next();
    },
    cancel: () => void pages.return(undefined),
  });
  return c.body(body, 200, { 'Content-Type': 'application/json' });
}
