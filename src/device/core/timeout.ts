/** Aborts after a time in milliseconds. `AbortSignal.timeout` is too new for many phones. */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const over = new AbortController();
  setTimeout(() => over.abort(new DOMException('It took too long.', 'TimeoutError')), milliseconds);
  return over.signal;
}
