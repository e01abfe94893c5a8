/** Display names of payload fields, for comparing versions of a submission. */

import { entryKindOfRecord } from '../../../device/records/index.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import { formOf } from '../../kinds/list.ts';

/** Returns `travelerDetails.0.name` as "Traveler 1, name"; the label in its form for any other field. */
export function sentFieldLabel(record: Pick<FeedRecord, 'kind' | 'reference'>, field: string): string {
  const maker = entryKindOfRecord(record);
  return (maker && formOf(maker).fields[field]?.label) ?? inWords(field);
}

function inWords(field: string): string {
  const [name = '', index, part] = field.split('.');
  if (index && part) return `Traveler ${Number(index) + 1}, ${inWords(part).toLowerCase()}`;
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
