/** Asks whether our server answers: if it does, what got no answer before is blocked by itself. */
import { calls } from '../contract/protocol/calls.ts';
import type { Transport } from './transport.ts';

export async function isServerThere(transport: Transport): Promise<boolean> {
  const reply = await transport(calls.health);
  return !(reply instanceof Error) && reply.status === 200 && isWell(reply.body);
}

/** A captive portal answers too, but not in these words. */
function isWell(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';
}
