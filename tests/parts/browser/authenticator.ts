/** A passkey in software: it makes keys and signs challenges as a phone does (WebAuthn, ES256, no attestation). */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type {
  Assertion,
  Attestation,
  PasskeyChallenge,
} from '../../../src/contract/accounts/sign-in-methods.ts';
import { ORIGIN } from '../server/server.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) =>
  Buffer.concat([
    value.length < 256
      ? Buffer.from([0x58, value.length])
      : Buffer.from([0x59, value.length >> 8, value.length & 255]),
    value,
  ]);

/** User present, user verified. */
const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

export interface AuthenticatorOptions {
  origin?: string;
  /** Flags of the authenticator's data. */
  flags?: number;
  /** Id of the account that the passkey says it is of, as it was given when it was made; none unless said. */
  account?: string;
}

export function makeAuthenticator(counter = 0) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
  } as const;
  const device = { counter };

  const clientData = (type: string, { options }: PasskeyChallenge, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge: options.challenge, origin, crossOrigin: false }));
  const head = (origin: string, flags: number) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(device.counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counted]);
  };

  return {
    device,

    make(
      question: PasskeyChallenge,
      { origin = ORIGIN, flags = PRESENT_AND_VERIFIED }: AuthenticatorOptions = {},
    ): Attestation {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        bytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        bytes(Buffer.from(y, 'base64url')),
      ]);
      const data = Buffer.concat([
        head(origin, flags | WITH_CREDENTIAL),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(data)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', question, origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    use(
      question: PasskeyChallenge,
      { origin = ORIGIN, flags = PRESENT_AND_VERIFIED, account }: AuthenticatorOptions = {},
    ): Assertion {
      device.counter += 1;
      const client = clientData('webauthn.get', question, origin);
      const data = head(origin, flags);
      const signature = createSign('SHA256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(account && { userHandle: Buffer.from(account).toString('base64url') }),
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof makeAuthenticator>;
