/**
 * Styles and scripts inside documents: the policy of each document allows only its own, by the hash of their
 * text.
 */

/** Sources that the Content-Security-Policy of one document must allow. */
export interface InlineSources {
  styles?: string | undefined;
  script?: string | undefined;
}

/** Returns a Content-Security-Policy that also allows the styles and the script inside one document. */
export function allowInlineInPolicy(policy: string, { styles, script }: InlineSources): string {
  const allow = (text: string, directive: string, source: string | undefined) =>
    source ? text.replace(`${directive} 'self'`, (own) => `${own} ${source}`) : text;
  return allow(allow(policy, 'style-src', styles), 'script-src', script);
}

/** Returns a source for the policy that allows one element by the hash of its text. */
export async function hashSource(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...hash))}'`;
}
