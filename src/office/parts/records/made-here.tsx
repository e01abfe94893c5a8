import { madeRecords, type StaffMaker } from '../../../contract/made-records.ts';
import { NewEntry } from '../forms/entry-form.tsx';
import { LiveTable } from './live-table.tsx';

/** A section of records that staff make: the form, and the table below it. */
export function MadeHere({ maker }: { maker: StaffMaker }) {
  return (
    <>
      <NewEntry maker={maker} />
      <LiveTable kind={madeRecords[maker].kind} />
    </>
  );
}
