/**
 * Password hashing. A stolen database reveals no password, and a check takes the same time for every account.
 */

import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../start/limit-concurrency.ts';

/**
 * OWASP's minimum for argon2id: 19 MiB and 2 passes make guessing expensive in memory, and a few sign-ins at
 * once still fit on a small machine. They are the library's defaults, stated here so that they cannot change
 * unnoticed.
 */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/**
 * Passwords are worked on by Node's four threads, which also read files, unpack bodies and open sealed values: half of
 * them stay free, however many sign in.
 */
const inQueue = limitConcurrency(2);

/** Stands in for the password of an account that does not exist. */
let dummy: Promise<string> | undefined;
/** Call this before the first sign-in, whose duration would otherwise reveal whether the account exists. */
export function prepareDummyHash(): void {
  dummy ??= hashPassword(randomBytes(32).toString('base64url'));
}

export function hashPassword(password: string): Promise<string> {
  return inQueue(() => hash(normal(password), COST));
}

/** @param passwordHash null for an unknown account: the result is false, after the same work */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  prepareDummyHash();
  const stored = passwordHash ?? (await dummy) ?? '';
  const fits = await inQueue(() => verify(stored, normal(password)));
  return fits && passwordHash !== null;
}

/** Without letters that are easily misread or misheard. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 random bits in a form that can be read aloud: "7Q4M-2XN9-K3TR-8WPA". */
export function makeOneTimePassword(): string {
  const letters = Array.from(randomBytes(16), (byte) => ALPHABET.charAt(byte & 31)).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Keyboards may encode the same letters as different code points. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
