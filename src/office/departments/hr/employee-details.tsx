import { employeeRows } from '../../../content/office/hr.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { PlainTable } from '../../features/dashboard/plain-table.tsx';
import { SampleData } from '../../features/dashboard/sample-data.tsx';
import { LiveStaffFigures } from './live-staff-figures.tsx';

export function EmployeeDetails() {
  return (
    <>
      <SampleData title={say('Sample employees')}>
        <PlainTable
          caption={say('Sample employees')}
          rows={employeeRows}
          keyOf={({ name }) => name}
          columns={[
            { label: say('Name'), cell: ({ name }) => sayKnown(name) },
            { label: say('Position'), cell: ({ position }) => sayKnown(position) },
            { label: say('Performance'), cell: ({ performance }) => sayKnown(performance) },
            { label: say('Satisfaction'), cell: ({ satisfaction }) => satisfaction, number: true },
          ]}
        />
      </SampleData>
      <section className="office-block" aria-labelledby="live-staff">
        <h2 id="live-staff">{say('Live')}</h2>
        <LiveStaffFigures />
      </section>
    </>
  );
}
