/** Values that a schema describes, at its bounds and one beyond: what a fuzzer sends where it is to get far. */
import fc from 'fast-check';
import * as z from 'zod/mini';

interface Node {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Node[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: Node;
  properties?: Record<string, Node>;
  required?: string[];
  additionalProperties?: Node | boolean;
}

/** @param most elements of an array: the schema's own bound would make every body too large */
export function valuesOf(schema: z.core.$ZodType, most = 4): fc.Arbitrary<unknown> {
  const node = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;
  return ofNode(node, most);
}

/** Written as the schemas want them; the patterns behind them cannot be turned round. */
const TEXTS = [
  'amina@example.com',
  '+255 700 123 456',
  '2027-06-14',
  '2027-06-20',
  '2027-06-14T08:00:00.000Z',
  'PB-0000-0000-0',
  'correct horse battery staple',
];

function ofNode(node: Node, most: number): fc.Arbitrary<unknown> {
  if (node.enum) return fc.constantFrom(...node.enum);
  if ('const' in node) return fc.constant(node.const);
  if (node.anyOf) return fc.oneof(...node.anyOf.map((one) => ofNode(one, most)));
  switch (node.type) {
    case 'object':
      return ofObject(node, most);
    case 'array':
      return fc.array(ofNode(node.items ?? {}, most), { maxLength: Math.min(most, node.maxItems ?? most) });
    case 'string':
      return ofText(node);
    case 'integer':
    case 'number':
      return ofNumber(node);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

function ofObject({ properties = {}, required = [], additionalProperties }: Node, most: number) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, ofNode(inner, most)]),
  );
  const named = fc.record(fields, { requiredKeys: required });
  if (typeof additionalProperties !== 'object') return named;
  return fc.dictionary(fc.string({ maxLength: 20 }), ofNode(additionalProperties, most), { maxKeys: most });
}

function ofText({ format, minLength = 0, maxLength = 40 }: Node): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') {
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  }
  const bounds = [minLength, maxLength, maxLength + 1].map((length) => 'x'.repeat(length));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
    { weight: 2, arbitrary: fc.constantFrom(...bounds) },
    {
      weight: 1,
      arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 60) }),
    },
  );
}

function ofNumber({ type, minimum = 0, maximum = 1_000 }: Node): fc.Arbitrary<number> {
  const within =
    type === 'integer'
      ? fc.integer({ min: minimum, max: maximum })
      : fc.double({ min: minimum, max: maximum, noNaN: true });
  return fc.oneof(within, fc.constantFrom(minimum, minimum - 1, maximum, maximum + 1, minimum + 0.5));
}
