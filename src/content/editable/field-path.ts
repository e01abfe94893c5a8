/** Paths of fields. A member of a list is named by its place, or by its title: "deposit.answer". */

/** Returns the part of a path that a title becomes: "Cancellation and refunds" is "cancellationAndRefunds". */
export function pathOfTitle(title: string): string {
  return title
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word, place) => (place === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
}

/** Returns the value at a path; undefined where there is none. */
export function readPath(content: unknown, path: string): unknown {
  let part = content;
  for (const step of path.split('.')) {
    if (typeof part !== 'object' || part === null) return undefined;
    const key = keyOf(part, step);
    part = Object.hasOwn(part, key) ? (part as Record<string, unknown>)[key] : undefined;
  }
  return part;
}

/** Returns content with another value at a path; what has no such place stays as it is. */
export function withPath<Content>(content: Content, path: string, value: unknown): Content {
  const [step = '', ...rest] = path.split('.');
  if (typeof content !== 'object' || content === null) return content;
  const key = keyOf(content, step);
  const part = Object.hasOwn(content, key) ? (content as Record<string, unknown>)[key] : undefined;
  if (rest.length > 0 && part === undefined) return content;
  const next = rest.length > 0 ? withPath(part, rest.join('.'), value) : value;
  if (!Array.isArray(content)) return { ...content, [key]: next };
  return content.map((member, place) => (String(place) === key ? next : member)) as Content;
}

function keyOf(part: object, step: string): string {
  if (!Array.isArray(part) || /^\d+$/.test(step)) return step;
  const place = part.findIndex(
    (member) => typeof member?.title === 'string' && pathOfTitle(member.title) === step,
  );
  return String(place);
}
