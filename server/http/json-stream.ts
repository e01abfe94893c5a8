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
 * @param mayGoOn asked before each further page is given, because a reader may take days over one; rejects if not
 * @param frame the array alone, unless told
 * @throws what reading the first page throws
 */
export async function answerJsonArray<Value>(
  c: Context,
  pages: AsyncGenerator<readonly Value[]>,
  mayGoOn: () => Promise<unknown>,
  frame: ArrayFrame = { before: '[', after: ']' },
): Promise<Response> {
  let page: IteratorResult<readonly Value[], unknown> = await pages.next();
  const encoder = new TextEncoder();
  const readOn = async () => {
    page = await pages.next();
    await mayGoOn();
  };
  let separator = frame.before;
  const body = new ReadableStream<Uint8Array>({
    // Called when the reader has taken what there was.
    async pull(out) {
      while (!page.done && page.value.length === 0) await readOn();
      if (page.done) {
        out.enqueue(encoder.encode((separator === frame.before ? separator : '') + frame.after));
        out.close();
        return;
      }
      const values = page.value.map((value) => JSON.stringify(value));
      out.enqueue(encoder.encode(separator + values.join(',')));
      separator = ',';
      await readOn();
    },
    cancel: () => void pages.return(undefined),
  });
  return c.body(body, 200, { 'Content-Type': 'application/json' });
}
