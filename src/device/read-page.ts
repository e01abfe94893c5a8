/** GETs of the office that may be long: what still comes in is waited for, silence is not. */
import { parseJson, TIMEOUT } from './post.ts';

/** @returns null when nobody answered, or the answer stopped for longer than the timeout */
export async function readPage(address: string): Promise<{ status: number; body: unknown } | null> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  let timer = setTimeout(stop, TIMEOUT);
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      signal: abort.signal,
      cache: 'no-store',
      redirect: 'error',
    });
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    for (let step = await reader?.read(); step && !step.done; step = await reader?.read()) {
      chunks.push(step.value);
      clearTimeout(timer);
      timer = setTimeout(stop, TIMEOUT);
    }
    const text = await new Blob(chunks).text();
    return { status: response.status, body: parseJson(text) };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
