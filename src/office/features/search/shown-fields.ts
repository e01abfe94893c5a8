/** Which fields of each kind are shown of a record among others. */

import type { HitFields } from '../../../device/office/search/page.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import { kindViews } from '../../kinds/list.ts';

type AnyColumn = { kind?: string } | readonly { kind?: string }[];

interface AnyView {
  subject: string;
  fallbackSubject?: string;
  columns: Readonly<Record<string, AnyColumn>>;
}

const hasDay = (column: AnyColumn | undefined) => [column ?? []].flat().some(({ kind }) => kind === 'date');

export const shownFields: HitFields = Object.fromEntries(
  Object.entries(kindViews as unknown as Readonly<Record<RecordKind, AnyView>>).map(
    ([kind, { subject, fallbackSubject, columns }]) => {
      const date = Object.keys(columns).find((field) => hasDay(columns[field]));
      return [kind, { subject, ...(fallbackSubject && { fallbackSubject }), ...(date && { date }) }];
    },
  ),
);
