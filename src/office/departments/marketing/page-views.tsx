import { useMemo } from 'react';
import { calls } from '../../../contract/protocol/calls.ts';
import type { PageFigures } from '../../../contract/protocol/page-reports.ts';
import { BarChart } from '../../features/charts/bar-chart.tsx';
import { LineChart } from '../../features/charts/line-chart.tsx';
import { AnswerState } from '../../features/dashboard/answer-state.tsx';
import { Charts, FigureRow } from '../../features/dashboard/dashboard-frame.tsx';
import { PlainTable } from '../../features/dashboard/plain-table.tsx';
import { useOfficeAnswer } from '../../features/dashboard/use-office-answer.ts';
import { plural } from '../../features/dashboard/words.ts';
import { type PageViewFigures, pageViewFigures } from '../../features/figures/pages.ts';

/** Pages that visitors read, as the site's own pages report them: no names, no cookies, no third party. */
export function PageViews() {
  const answer = useOfficeAnswer<PageFigures>(calls.figures, { keep: true });
  const { value } = answer;
  const figures = useMemo(() => value && pageViewFigures(value, new Date()), [value]);
  return (
    <>
      <p className="office-note">
        Counted on our own server, without cookies and without names. Visitors who ask not to be tracked are
        not counted, and views without a signal are reported later.
      </p>
      <AnswerState answer={answer} what="The page views">
        {figures && <Views figures={figures} />}
      </AnswerState>
    </>
  );
}

function Views({ figures: { views, pages, perDay, top, vitals } }: { figures: PageViewFigures }) {
  return (
    <>
      <section className="office-block" aria-labelledby="views">
        <h2 id="views">The last thirty days</h2>
        <FigureRow
          figures={[
            { label: 'Page views', value: views.toLocaleString('en') },
            { label: 'Pages that were viewed', value: pages.toLocaleString('en') },
          ]}
        />
        <Charts>
          <LineChart
            title="Page views a day"
            of="Day"
            what="Views"
            empty="Nobody has viewed a page in the last thirty days."
            points={perDay}
          />
          <BarChart
            title="Most viewed pages"
            of="Page"
            what="Views"
            empty="Nobody has viewed a page in the last thirty days."
            points={top}
            summary={`${plural(pages, 'page')}, ${plural(views, 'view')}.`}
          />
        </Charts>
      </section>
      <section className="office-block" aria-labelledby="vitals">
        <h2 id="vitals">How quick it felt</h2>
        {vitals.length === 0 ? (
          <p>No visit has reported its speed yet.</p>
        ) : (
          <PlainTable
            caption="Speed of pages, as three in four visits had it or better"
            rows={vitals}
            keyOf={({ name }) => name}
            columns={[
              { label: 'Measure', cell: ({ name }) => name },
              { label: 'Three in four visits', cell: ({ value }) => value, number: true },
              { label: 'Reports', cell: ({ samples }) => samples.toLocaleString('en'), number: true },
            ]}
          />
        )}
      </section>
    </>
  );
}
