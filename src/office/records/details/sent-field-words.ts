/** Display names of payload fields, for comparing versions of a submission. */

import { makingKindOf } from '../../../device/records/index.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import { entryForms } from '../../kinds/list.ts';

/** Fields of travellers' requests whose name in the contract is not what people read. */
const NAMES: Readonly<Record<string, string>> = {
  replyTo: 'E-mail',
  email: 'E-mail',
  Tripname: 'Package',
};

/** Returns `travelerDetails.0.name` as "Traveler 1, name"; for a staff entry, the label in its form. */
export function sentFieldInWords(record: Pick<FeedRecord, 'kind' | 'reference'>, field: string): string {
  const maker = makingKindOf(record);
  const fields: Readonly<Record<string, { label: string }>> = maker ? entryForms[maker].fields : {};
  return fields[field]?.label ?? inWords(field);
}

function inWords(field: string): string {
  const [name = '', index, part] = field.split('.');
  if (index && part) return `Traveler ${Number(index) + 1}, ${inWords(part).toLowerCase()}`;
  const words = NAMES[name] ?? name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
