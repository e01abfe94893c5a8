/** Vehicles, guides, camps and places: the form asks before one is listed twice. */
import { useCallback } from 'react';
import { useRecords } from '../../../device/records/index.ts';
import type { Resource } from '../../../kinds/resource/schema.ts';
import { say } from '../../../words/say.ts';
import { StaffEntryForm } from '../../records/entry/staff-entry-form.tsx';
import { LiveTable } from '../../records/list/live-table.tsx';
import { findListedResource } from './find-listed-resource.ts';

export function ResourceLists() {
  const { rows } = useRecords('resource');
  const questionOf = useCallback(
    (payload: unknown, edited: string | null) => {
      // Safe: the form's schema has checked it.
      const there = findListedResource(rows, payload as Resource, edited);
      return there ? say('{name} is already in the list. Add it again?', { name: there.name }) : null;
    },
    [rows],
  );
  return (
    <>
      <StaffEntryForm maker="resource" questionOf={questionOf} />
      <LiveTable kind="resource" />
    </>
  );
}
