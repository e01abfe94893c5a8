import { useMemo } from 'react';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import type { PageFigures } from '../../../contract/protocol/page-analytics.ts';
import { pageLanguage, say, sayCount, sayNumber } from '../../../words/say.ts';
import { BarChart } from '../../features/charts/bar-chart.tsx';
import { LineChart } from '../../features/charts/line-chart.tsx';
import { AnswerState } from '../../features/dashboard/answer-state.tsx';
import { ChartGrid, FigureRow } from '../../features/dashboard/dashboard-frame.tsx';
import { PlainTable } from '../../features/dashboard/plain-table.tsx';
import { useOfficeAnswer } from '../../features/dashboard/use-office-answer.ts';
import { type PageViewFigures, pageViewFigures } from '../../features/figures/page-views.ts';
import { officeNow } from '../../time/office-clock.ts';

/** Pages that visitors read, as the site's own pages report them: no names, no cookies, no third party. */
export function PageViews() {
  const answer = useOfficeAnswer<PageFigures>(endpoints.figures, { keep: true });
  const { value } = answer;
  const figures = useMemo(() => value && pageViewFigures(value, officeNow()), [value, pageLanguage()]);
  return (
    <>
      <p className="office-note">
        {say(
          'Counted on our own server, without cookies and without names. Visitors who ask not to be tracked are not counted, and views without a signal are reported later.',
        )}
      </p>
      <AnswerState answer={answer} what={say('The page views')}>
        {figures && <Views figures={figures} />}
      </AnswerState>
    </>
  );
}

function Views({ figures: { views, pages, perDay, top, vitals } }: { figures: PageViewFigures }) {
  return (
    <>
      <section className="office-block" aria-labelledby="views">
        <h2 id="views">{say('The last thirty days')}</h2>
        <FigureRow
          figures={[
            { label: say('Page views'), value: sayNumber(views) },
            { label: say('Pages that were viewed'), value: sayNumber(pages) },
          ]}
        />
        <ChartGrid>
          <LineChart
            title={say('Page views a day')}
            of={say('Day')}
            what={say('Views')}
            empty={say('Nobody has viewed a page in the last thirty days.')}
            points={perDay}
          />
          <BarChart
            title={say('Most viewed pages')}
            of={say('Page')}
            what={say('Views')}
            empty={say('Nobody has viewed a page in the last thirty days.')}
            points={top}
            summary={say('{pages}, {views}.', {
              pages: sayCount(pages, '1 page', '{count} pages'),
              views: sayCount(views, '1 view', '{count} views'),
            })}
          />
        </ChartGrid>
      </section>
      <section className="office-block" aria-labelledby="vitals">
        <h2 id="vitals">{say('How quick it felt')}</h2>
        {vitals.length === 0 ? (
          <p>{say('No visit has reported its speed yet.')}</p>
        ) : (
          <PlainTable
            caption={say('Speed of pages: three in four visits were at least this fast')}
            rows={vitals}
            keyOf={({ name }) => name}
            columns={[
              { label: say('Measure'), cell: ({ name }) => name },
              { label: say('Three in four visits'), cell: ({ value }) => value, number: true },
              { label: say('Reports'), cell: ({ samples }) => sayNumber(samples), number: true },
            ]}
          />
        )}
      </section>
    </>
  );
}
