import { employeeRows } from '../../../content/office/hr.ts';
import { PlainTable } from '../../features/dashboard/plain-table.tsx';
import { Samples } from '../../features/dashboard/samples.tsx';
import { StaffLive } from './staff-live.tsx';

export function EmployeeDetails() {
  return (
    <>
      <Samples title="Sample employees">
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
      </Samples>
      <section className="office-block" aria-labelledby="live-staff">
        <h2 id="live-staff">Live</h2>
        <StaffLive />
      </section>
    </>
  );
}
