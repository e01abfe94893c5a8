/**
 * Styles and scripts inside documents: the policy of each document allows its own by the hash of their text, and no
 * others.
 */

/** What the policy of one document must allow, each as a source of Content-Security-Policy. */
export interface Inside {
  styles?: string | undefined;
  script?: string | undefined;
}

/** A Content-Security-Policy that also allows what is inside one document. */
export function allowInside(policy: string, { styles, script }: Inside): string {
  const allow = (text: string, directive: string, source: string | undefined) =>
    source ? text.replace(`${directive} 'self'`, (own) => `${own} ${source}`) : text;
  return allow(allow(policy, 'style-src', styles), 'script-src', script);
}

/** A source for the policy that allows one element by the hash of its text. */
export async function hashSource(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...hash))}'`;
}
