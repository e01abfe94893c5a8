import { v7 } from 'uuid';
import { type KeptSigningKey, openDatabase } from '../database.ts';
import { createTransport } from '../transport.ts';
import { isKeyRevoked, readySigningKey } from './keep-key.ts';

/** Makes and registers the key of whoever is signed in, as far as that is possible now. */
export const keepSigningKey = (): Promise<KeptSigningKey | null> =>
  readySigningKey({ database: openDatabase(), transport: createTransport(), newId: v7 });

/** True if the office has revoked this device, as far as is known. */
export const isRevokedHere = (): Promise<boolean> =>
  isKeyRevoked({ database: openDatabase(), transport: createTransport() });
