/** Requests of one call, from good ones with one thing wrong to nonsense. */
import fc from 'fast-check';
import { bodySchemas, goodBodies } from './bodies.ts';
import type { FuzzCall } from './call.ts';
import { valuesOf } from './from-schema.ts';
import { addressPart, compressedBodies, hostileHeaders, queryNames, rawBodies, spoilt } from './hostile.ts';

/** Says who asks: hashing a password for each request would test nothing else. */
export const ASKER = 'X-Test-Asker';

/**
 * @param call method and path as the application mounts them
 * @param mayAsk who may make the call; others ask too, but rarely
 */
export function requestsOf(call: string, everybody: readonly string[], mayAsk: readonly string[]) {
  const [method = '', pattern = ''] = call.split(' ');
  const query = fc.tuple(fc.constantFrom(...queryNames), addressPart);
  const reads = method === 'GET' || method === 'HEAD';
  const asker = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom('', ...everybody) },
    { weight: 4, arbitrary: fc.constantFrom(...(mayAsk.length > 0 ? mayAsk : [''])) },
  );
  return fc
    .record({
      id: addressPart,
      query: fc.option(query, { nil: null, freq: 3 }),
      asker,
      sent: reads ? fc.constant<Sent>({ body: null, headers: {} }) : bodiesOf(call),
      extra: hostileHeaders,
    })
    .map(
      ({ id, query: asked, asker: by, sent, extra }): FuzzCall => ({
        method,
        path: pattern.replace(/:\w+/g, () => id) + (asked ? `?${asked.join('=')}` : ''),
        headers: { Accept: 'application/json', [ASKER]: by, ...sent.headers, ...extra },
        body: sent.body,
      }),
    );
}

interface Sent {
  body: FuzzCall['body'];
  headers: Record<string, string>;
}

function bodiesOf(call: string): fc.Arbitrary<Sent> {
  const schema = bodySchemas[call];
  const described = schema ? valuesOf(schema) : fc.jsonValue();
  const example = goodBodies[call];
  const good = example ? fc.oneof(fc.constant(example), described) : described;
  const asJson = (value: unknown): Sent => ({ body: JSON.stringify(value), headers: JSON_HEADERS });
  return fc.oneof(
    { weight: 2, arbitrary: good.chain(spoilt).map(asJson) },
    { weight: 1, arbitrary: good.map(asJson) },
  );
}

const JSON_HEADERS = { 'Content-Type': 'application/json' };

/** Nonsense that every call with a body gets once, from somebody who may make it. */
export function nonsense(call: string, asker = ''): FuzzCall[] {
  const [method = '', pattern = ''] = call.split(' ');
  if (!(call in bodySchemas)) return [];
  const headers = { Accept: 'application/json', [ASKER]: asker, ...JSON_HEADERS };
  const path = pattern.replace(/:\w+/g, '0');
  return [
    ...rawBodies.map((body) => ({ method, path, headers, body })),
    ...compressedBodies.map((body) => ({
      method,
      path,
      headers: { ...headers, 'Content-Encoding': 'gzip' },
      body,
    })),
  ];
}
