/**
 * An outbox saved to a file: a second way for requests that cannot be sent from their own device. Only
 * non-personal data is readable in it. The entries are in envelopes, each sealed to the server's key and
 * small enough for one call. Any device may send them.
 */
import * as z from 'zod/mini';
import { momentSchema } from '../values/moment.ts';
import { createSealingContext, type SealingContext, sealedSchemaOf } from '../values/sealing.ts';
import { MAX_BODY_BYTES, replayRequestSchema } from './answers.ts';
import { keyIdSchema, signatureSchema } from './device-keys.ts';

export const OUTBOX_FORMAT = 'savanna-and-coast/outbox';
/**
 * Bytes of JSON in one envelope, such that the sealed envelope with its other fields stays below MAX_BODY_BYTES.
 */
export const MAX_ENVELOPE_BYTES = 190_000;
/** Maximum of entries in one envelope; earlier versions have the same limit. */
export const MAX_ENVELOPE_ENTRIES = 50;
/** Maximum of envelopes in one file: more than any device has ever needed. */
const MAX_ENVELOPES = 1_000;

const referencesSchema = z
  .array(z.string().check(z.regex(/^[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]$/)))
  .check(z.minLength(1), z.maxLength(MAX_ENVELOPE_ENTRIES));

/** The body of `POST /api/sealedreplay`. It seals `envelopeContentSchema`, as JSON. */
export const envelopeSchema = z.extend(sealedSchemaOf(MAX_BODY_BYTES), {
  /** Id of the file that it belongs to. */
  file: z.uuid(),
  /** Its index in the file, from 0; `of` is the number of envelopes there. */
  index: z.int().check(z.gte(0), z.lt(MAX_ENVELOPES)),
  of: z.int().check(z.gte(1), z.lte(MAX_ENVELOPES)),
  /** References of its entries, in their order. */
  references: referencesSchema,
  /** Compression of the content before it was sealed. */
  packed: z.optional(z.literal('gzip')),
  /** Signature of the staff device that made it; absent in visitors' files, sealed copies and older files. */
  signed: z.optional(z.object({ key: keyIdSchema, signature: signatureSchema })),
});
export type Envelope = z.output<typeof envelopeSchema>;

/** Sealed content of an envelope: a body of `POST /api/replay`, with what its device knew of its own clock. */
export const envelopeContentSchema = z.extend(replayRequestSchema, {
  /**
   * Milliseconds by which the device's clock was ahead of the server's when it last heard of it. Under the seal, so
   * that the signature covers it and older servers, which ignore it, still take the file.
   */
  clockAhead: z.optional(z.int()),
});

export const outboxFileSchema = z
  .object({
    format: z.literal(OUTBOX_FORMAT),
    /** 2 if envelopes are packed or signed, which older versions cannot read. */
    version: z.union([z.literal(1), z.literal(2)]),
    /** Says what the file is and what to do with it, for anyone who opens it in an editor. */
    about: z.string(),
    /** Origin of the site that it was saved from. */
    site: z.string(),
    /** The device's clock, ISO 8601. */
    savedAt: momentSchema,
    /** Id of the key that it is sealed to. */
    key: z.string(),
    /** Number of its entries; `references` are theirs. */
    entries: z.int(),
    references: z.array(z.string()).check(z.maxLength(MAX_ENVELOPES * MAX_ENVELOPE_ENTRIES)),
    envelopes: z.array(envelopeSchema).check(z.minLength(1), z.maxLength(MAX_ENVELOPES)),
  })
  .check(
    // Checks that the file is complete: every envelope is in its place and matches the list.
    z.refine(({ envelopes }) =>
      envelopes.every(({ index, of }, at) => index === at && of === envelopes.length),
    ),
    z.refine(
      ({ envelopes, references }) =>
        envelopes.flatMap((envelope) => envelope.references).join() === references.join(),
    ),
  );
export type OutboxFile = z.output<typeof outboxFileSchema>;

/** Readable fields of an envelope, which exist before it is sealed. */
export type EnvelopeFacts = Pick<Envelope, 'file' | 'index' | 'of' | 'references' | 'packed'> & {
  signed?: Pick<NonNullable<Envelope['signed']>, 'key'> | undefined;
};

/**
 * Everything readable in an envelope is authenticated: if it is changed or moved, the envelope does not open. With
 * the key of its signer, nobody else can sign it in their own name.
 */
export function envelopeSealingContext(facts: EnvelopeFacts): SealingContext {
  const place = createSealingContext(`${OUTBOX_FORMAT}/1`, describePlace(facts), MAX_BODY_BYTES);
  return facts.packed ? { ...place, packed: true } : place;
}

function describePlace({ file, index, of, references, packed, signed }: EnvelopeFacts): string {
  const place = `${file.toLowerCase()}/${index}/${of}/${references.join()}`;
  return [place, ...(packed ? [packed] : []), ...(signed ? [signed.key] : [])].join('/');
}

/** Returns the text that the signature of an envelope covers: all its fields. */
export function envelopeSignedText({
  key,
  enc,
  ciphertext,
  ...facts
}: EnvelopeFacts & Pick<Envelope, 'key' | 'enc' | 'ciphertext'>): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(
    [`${OUTBOX_FORMAT}/signature/1`, describePlace(facts), key, enc, ciphertext].join('\n'),
  );
}

/** Reasons why an envelope is refused. */
export const envelopeStrings = {
  shape: 'This is no envelope of a saved file.',
  unknownKey: 'This file was saved from another site, or for a key that we no longer have.',
  unreadable: 'This part of the file cannot be opened: it was damaged or changed.',
  content: 'This part of the file holds no requests that we can read.',
} as const;
