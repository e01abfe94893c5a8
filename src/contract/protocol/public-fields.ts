/** How the listed fields of a record come of the payload that made it: once for the server's lists and a device's own rows. */
import type { RecordBase } from './record-base.ts';

/** What is held of a value: null in place of nothing. */
export type Held<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value;

/** A payload as it is given back. */
export type HeldPayload<Payload> = { [Field in keyof Payload]-?: Held<Payload[Field]> };

/** The fields of a payload that a listed value may be. */
type FieldsFor<Payload, Value> = {
  [Field in keyof Payload]-?: Held<Payload[Field]> extends Value ? Field : never;
}[keyof Payload];

/** What each listed field shows: a field of the payload, or what is worked out of it. In the order of the list. */
export type PublicFields<Payload, Fields> = {
  readonly [Name in keyof Fields]-?:
    | FieldsFor<Payload, Fields[Name]>
    | ((sent: HeldPayload<Payload>, frame: RecordBase) => Fields[Name]);
};

/** The same before the fields are known: they come of it by `FieldsOf`. */
export type PublicFieldsOf<Payload> = Readonly<
  Record<string, keyof Payload | ((sent: HeldPayload<Payload>, frame: RecordBase) => unknown)>
>;

/** The fields that a record with this list has. */
export type FieldsOf<Payload, List> = {
  -readonly [Name in keyof List]: List[Name] extends keyof Payload
    ? Held<Payload[List[Name]]>
    : List[Name] extends (...parts: never) => infer Value
      ? Value
      : never;
};

/** @param sent the payload; what it lacks is null */
export function showPublicFields(
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
