/** Problems of a form, by field. */
export type Problems = Readonly<Partial<Record<string, string>>>;

/**
 * Returns the first message of each field. @param issues of a schema; the last name of a path is the field's
 */
export function fieldProblems(
  issues: readonly { path: readonly PropertyKey[]; message: string }[] = [],
): Problems {
  const problems: Record<string, string> = {};
  for (const { path, message } of issues) problems[String(path.at(-1))] ??= message;
  return problems;
}
