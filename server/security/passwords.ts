/** Passwords: hashed so that a stolen database gives none away, compared in the same time whoever asks. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/**
 * OWASP's recommendation for argon2id at the least: 19 MiB and 2 passes cost whoever guesses
 * memory, which cannot be saved on, and four sign-ins at once no more than a small machine has.
 * The library's own defaults, named because they must not change unnoticed.
 */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Stands in for the password of an account that does not exist. */
let dummy: Promise<string> | undefined;
/** Made before the first sign-in, which would otherwise tell by its time. */
export function prepareDummyHash(): void {
  dummy ??= hashPassword(randomBytes(32).toString('base64url'));
}

export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), COST);
}

/** @param passwordHash null for an account that does not exist: false, after the same work */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  prepareDummyHash();
  const fits = await verify(passwordHash ?? (await dummy) ?? '', normal(password));
  return fits && passwordHash !== null;
}

/** No letters that are misread or misheard. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 random bits that one can read aloud: "7Q4M-2XN9-K3TR-8WPA". */
export function makeOneTimePassword(): string {
  const letters = Array.from(randomBytes(16), (byte) => ALPHABET.charAt(byte & 31)).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** The same letters typed on another keyboard may come as other code points. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
