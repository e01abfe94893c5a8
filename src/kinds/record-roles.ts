/** Kinds of record that each role sees and writes (docs/contract.md#roles). */
import { factsOf, isRequestKind, type RecordKind, recordKinds } from './list.ts';

/** True when an account of this role may see and write records of this kind. */
export function mayHandle(role: string, kind: RecordKind): boolean {
  return factsOf(kind).roles.some((one) => one === role);
}

/** The kinds that a role may see. */
export function kindsOfRole(role: string): RecordKind[] {
  return recordKinds.filter((kind) => mayHandle(role, kind));
}

/** True where a role sees of records of a kind what money needs (`money-view.ts`), and nothing else. */
export function seesOnlyMoney(role: string, kind: RecordKind): boolean {
  return role === 'finance' && isRequestKind(kind);
}

/** The kinds that come to a role's devices, whole or with what money needs. */
export function feedKindsOfRole(role: string): RecordKind[] {
  return recordKinds.filter((kind) => mayHandle(role, kind) || seesOnlyMoney(role, kind));
}
