import { employeeRows } from '../../../content/office/hr.ts';
import { SAMPLE_NOTE } from '../../../content/office/sample-figures.ts';
import { PlainTable } from '../../parts/dashboard/plain-table.tsx';
import { StaffLive } from './staff-live.tsx';

export function EmployeeDetails() {
  return (
    <>
      <section className="office-block" aria-labelledby="sample-employees">
        <h2 id="sample-employees">Sample employees</h2>
        <p className="notice">{SAMPLE_NOTE}</p>
        <PlainTable
          caption="Sample employees"
          rows={employeeRows}
          keyOf={({ name }) => name}
          columns={[
            { label: 'Name', cell: ({ name }) => name },
            { label: 'Position', cell: ({ position }) => position },
            { label: 'Performance', cell: ({ performance }) => performance },
            { label: 'Satisfaction', cell: ({ satisfaction }) => satisfaction, number: true },
          ]}
        />
      </section>
      <section className="office-block" aria-labelledby="live-staff">
        <h2 id="live-staff">Live</h2>
        <StaffLive />
      </section>
    </>
  );
}
