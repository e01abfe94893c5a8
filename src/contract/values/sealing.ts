/**
 * Sealed values: passport numbers leave the form encrypted to the server's public key
 * (HPKE, RFC 9180, base mode; DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-256-GCM), so
 * that neither the device nor the database ever holds one in readable form. The file of
 * the outbox is sealed in the same way (outbox-file.ts).
 */
import * as z from 'zod/mini';

/** The version of the sealing scheme described above; another scheme gets another number. */
export const SEALING_VERSION = 1;
/** Longest passport number, in characters; real ones have up to 9 or so. */
export const MAX_PASSPORT_LENGTH = 50;

const base64Url = (least: number, most: number) =>
  z.string().check(z.minLength(least), z.maxLength(most), z.regex(/^[A-Za-z0-9_-]*$/));

/** The server's public key as `GET /api/sealing-key` gives it. */
export const sealingKeySchema = z.object({
  /** Identifies the key in every value sealed to it; after a rotation old values can still be opened. */
  id: base64Url(8, 32),
  /** The 65 bytes of an uncompressed P-256 point, base64url. */
  publicKey: base64Url(87, 87),
});
export type SealingKey = z.output<typeof sealingKeySchema>;

/** Returns the schema of a sealed value. @param most maximum number of characters of the ciphertext */
export const sealedSchemaOf = (most: number) =>
  z.object({
    version: z.literal(SEALING_VERSION),
    /** Id of the key. */
    key: base64Url(8, 32),
    /** The sender's half of the key exchange, 65 bytes. */
    enc: base64Url(87, 87),
    /** At least one byte and the tag of 16. */
    ciphertext: base64Url(23, most),
  });

export const sealedValueSchema = sealedSchemaOf(400);
export type SealedValue = z.output<typeof sealedValueSchema>;

/** Messages for a passport number that cannot be accepted. */
export const sealingStrings = {
  notSealed: 'The passport number must be sealed by the form. Please enter it again.',
  unreadable: 'The sealed passport number cannot be opened. Please enter it again.',
} as const;

/** A sealed value or null. Errors inside it are reported for the field as a whole. */
export const nullableSealedValueSchema = z.pipe(
  z.custom<SealedValue | null>(
    (value) => value === null || sealedValueSchema.safeParse(value).success,
    sealingStrings.notSealed,
  ),
  z.nullable(sealedValueSchema),
);

/** The use and place for which a value is sealed. It cannot be opened for any other. */
export interface SealingContext {
  /** HPKE's `info`: the use of the key. */
  info: Uint8Array<ArrayBuffer>;
  /** HPKE's `aad`: the place where the value may be stored. */
  aad: Uint8Array<ArrayBuffer>;
  /** Maximum number of characters of the text inside. */
  most: number;
  /** True if the text is compressed with gzip before it is sealed. */
  packed?: true;
}

export function createSealingContext(use: string, place: string, most: number): SealingContext {
  return { info: bytesOf(use), aad: bytesOf(place), most };
}

/**
 * The place of a passport number. Moved to another request or traveller, it cannot be opened.
 * @param submissionId UUID, any case
 * @param traveller index in `travelerDetails`, from 0
 */
export function passportSealingContext(submissionId: string, traveller: number): SealingContext {
  const place = `${submissionId.toLowerCase()}/travelerDetails/${traveller}/passportNumber`;
  return createSealingContext('savanna-and-coast/passport/1', place, MAX_PASSPORT_LENGTH);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Writes a key as one text, as documents carry it: `id.publicKey`. */
export function formatSealingKey({ id, publicKey }: SealingKey): string {
  return `${id}.${publicKey}`;
}

/** Reads what `formatSealingKey` wrote; null for anything else, such as a mark never filled in. */
export function parseSealingKey(text: string): SealingKey | null {
  const [id, publicKey] = text.split('.');
  const parsed = sealingKeySchema.safeParse({ id, publicKey });
  return parsed.success ? parsed.data : null;
}
