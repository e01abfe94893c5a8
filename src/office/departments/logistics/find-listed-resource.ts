/** Finds a vehicle, guide, camp or place that is in the list already, however its name is typed. Pure. */

import { isVoided } from '../../../contract/protocol/record-base.ts';
import type { Row } from '../../../device/records/index.ts';
import { type Resource, resourceKey } from '../../../kinds/resource/schema.ts';

/** @param except id of the one that is being corrected */
export function findListedResource(
  rows: readonly Row<'resource'>[],
  { list, name }: Pick<Resource, 'list' | 'name'>,
  except: string | null,
): Row<'resource'> | undefined {
  const key = resourceKey(list, name);
  return rows.find(
    (row) =>
      row.list === list &&
      row.id !== except &&
      row.pending !== 'removed' &&
      !isVoided(row) &&
      resourceKey(list, row.name) === key,
  );
}
