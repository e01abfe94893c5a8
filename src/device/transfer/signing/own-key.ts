import { v7 } from 'uuid';
import type { RevocationReason } from '../../../contract/protocol/device-keys.ts';
import { openDatabase } from '../../core/database.ts';
import type { StoredSigningKey } from '../../core/tables.ts';
import { createTransport } from '../../core/transport.ts';
import { checkRevocation, prepareSigningKey } from './register-key.ts';

/** Makes and registers the key of the signed-in account, as far as that is possible now. */
export const ensureSigningKey = (): Promise<StoredSigningKey | null> =>
  prepareSigningKey({ database: openDatabase(), transport: createTransport(), newId: v7 });

/** Returns whether the office has stopped this device or its account, as far as known; null for neither. */
export const checkOwnRevocation = (): Promise<RevocationReason | null> =>
  checkRevocation({ database: openDatabase(), transport: createTransport() });
