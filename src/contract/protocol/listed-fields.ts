/** Mapping of a payload to its record's listed fields, for the server's lists and a device's own rows. */
import type { RecordBase } from './record-base.ts';

/** A value as stored: null in place of undefined. */
export type StoredValue<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value;

/** A payload as stored: null in place of missing values. */
export type StoredPayload<Payload> = { [Field in keyof Payload]-?: StoredValue<Payload[Field]> };

/** Fields of a payload whose type fits a listed value. */
type FieldsFor<Payload, Value> = {
  [Field in keyof Payload]-?: StoredValue<Payload[Field]> extends Value ? Field : never;
}[keyof Payload];

/** Source of each listed field, in the order of the list: a field of the payload, or a function of it. */
export type ListedFieldMap<Payload, Fields> = {
  readonly [Name in keyof Fields]-?:
    | FieldsFor<Payload, Fields[Name]>
    | ((sent: StoredPayload<Payload>, frame: RecordBase) => Fields[Name]);
};

/** Mapping of a kind whose listed fields are not declared: `ListedFieldsOf` derives them from it. */
export type AnyListedFieldMap<Payload> = Readonly<
  Record<string, keyof Payload | ((sent: StoredPayload<Payload>, frame: RecordBase) => unknown)>
>;

/** Fields of a record with this mapping. */
export type ListedFieldsOf<Payload, List> = {
  -readonly [Name in keyof List]: List[Name] extends keyof Payload
    ? StoredValue<Payload[List[Name]]>
    : List[Name] extends (...parts: never) => infer Value
      ? Value
      : never;
};

/** @param sent the payload; what it lacks is null */
export function mapListedFields(
  listed: Readonly<Record<string, string | ((sent: never, frame: RecordBase) => unknown)>>,
  sent: object,
  frame: RecordBase,
): Record<string, unknown> {
  const values = sent as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(listed).map(([name, from]) => [
      name,
      typeof from === 'string' ? (values[from] ?? null) : from(sent as never, frame),
    ]),
  );
}
