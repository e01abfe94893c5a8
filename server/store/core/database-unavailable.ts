/** Error for a database that is stopped, unreachable, blocked or full. The failed call may be repeated. */

/** @see isDatabaseUnavailable */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  /** SQLSTATE or the name of a socket's error, where there is one. */
  readonly code: string | undefined;
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = codeOf(cause);
  }
}

/** Classes of SQLSTATE: connection, resources, intervention by an operator, error of the system. */
const AWAY_CLASSES = ['08', '53', '57', '58'];
const AWAY_CODES = new Set([
  // Read only: a standby that was not promoted yet.
  '25006',
  // The transaction was idle for too long, because this process stood still.
  '25P03',
  // Serialisation and deadlock: PostgreSQL asks for another attempt.
  '40001',
  '40P01',
  // A lock was not given in time.
  '55P03',
]);

/** True for an error after which the same call may succeed later, on either database. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const code = codeOf(error) ?? '';
  return /^SQLITE_(BUSY|LOCKED|FULL)/.test(code);
}

/**
 * Converts an error of PostgreSQL's driver to `DatabaseUnavailable` where it means that. Only PostgreSQL's
 * own answers have a severity; every other error is a failure of the connection.
 */
export function toDatabaseUnavailable(error: unknown): unknown {
  const code = codeOf(error) ?? '';
  const answered = error instanceof Error && 'severity' in error;
  if (answered && !AWAY_CODES.has(code) && !AWAY_CLASSES.includes(code.slice(0, 2))) return error;
  return error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(error);
}

function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}
