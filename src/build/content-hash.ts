import { createHash } from 'node:crypto';

/** Names a file after its content. Eight characters are enough to tell the versions of one file apart. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 8);
}
