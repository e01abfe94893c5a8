import { useMemo } from 'react';
import { fieldValue, isVoided } from '../../../contract/protocol/record-base.ts';
import { useRecords } from '../../../device/records/index.ts';
import { type CreatingKind, createdKindOf } from '../../../kinds/entry-kinds.ts';
import { isStaffCreatingKind, staffEntries } from '../../../kinds/staff-entries.ts';
import type { AnyField } from './entry-values.ts';
import { type NameSuggestions, nameSuggestions } from './name-suggestions.ts';

/** Number of latest entries that are searched for names. */
const LATEST = 1_000;
/** Guests' requests name nobody of the lists. */
const NONE = {};

/** Returns the known names for each field that is filled from lists of logistics. */
export function useNameSuggestions(
  maker: CreatingKind,
  fields: Readonly<Record<string, AnyField>>,
): Readonly<Record<string, NameSuggestions>> {
  const kind = createdKindOf(maker);
  const listed = isStaffCreatingKind(maker) ? staffEntries[maker].listed : NONE;
  const resources = useRecords('resource').rows;
  const { rows } = useRecords(kind);
  return useMemo(() => {
    const latest = rows.slice(-LATEST).reverse();
    return Object.fromEntries(
      Object.entries(fields).flatMap(([name, { lists }]) => {
        const field = Object.entries(listed).find(([, from]) => from === name)?.[0];
        if (!lists || !field) return [];
        const typed = latest.flatMap((row) => (isVoided(row) ? [] : String(fieldValue(row, field) ?? '')));
        return [[name, nameSuggestions(lists, resources, typed)]];
      }),
    );
  }, [fields, listed, resources, rows]);
}
