import { sampleFigures } from '../../../content/office/sample-figures.ts';
import { useCountedRecords } from '../../../device/records/index.ts';
import { say, sayCount, sayNumber } from '../../../words/say.ts';
import { BarChart } from '../../features/charts/bar-chart.tsx';
import { formatShare } from '../../features/charts/chart-points.ts';
import { ColumnChart } from '../../features/charts/column-chart.tsx';
import { ShareBar } from '../../features/charts/share-bar.tsx';
import {
  ChartGrid,
  countFigure,
  DashboardFrame,
  FigureRow,
} from '../../features/dashboard/dashboard-frame.tsx';
import { formatDollars, formatPercent, formatRating } from '../../features/dashboard/format-figures.ts';
import { LiveFigures, useComputedFigures } from '../../features/dashboard/live-figures.tsx';
import { shortMonth } from '../../features/dashboard/months.ts';
import { marketingFigures } from '../../features/figures/marketing.ts';
import { tableUrl } from '../../records/list/record-url.ts';

export function MarketingDashboard() {
  const leads = useCountedRecords('lead');
  const campaigns = useCountedRecords('campaign');
  const feedback = useCountedRecords('feedback');
  const snapshots = [leads, campaigns, feedback];
  const figures = useComputedFigures(snapshots, (now) =>
    marketingFigures({ leads: leads.rows, campaigns: campaigns.rows, feedback: feedback.rows }, now),
  );
  const { costPerThousand, satisfaction } = figures;
  return (
    <DashboardFrame samples={sampleFigures.marketing}>
      <LiveFigures of={snapshots}>
        <FigureRow
          figures={[
            countFigure(say('Leads'), figures.leads, tableUrl('lead')),
            {
              label: say('Converted'),
              value: formatShare(figures.converted, figures.leads),
              to: tableUrl('lead'),
              note: sayCount(
                figures.leads,
                '{converted} of 1 lead. A lead counts when its field “Converted” begins with yes, true or converted.',
                '{converted} of {count} leads. A lead counts when its field “Converted” begins with yes, true or converted.',
                { converted: figures.converted },
              ),
            },
            {
              label: say('Reach'),
              value: sayNumber(figures.reach),
              note: say('People, all campaigns.'),
              to: tableUrl('campaign'),
            },
            {
              label: say('Cost per 1,000 reached'),
              to: tableUrl('campaign'),
              value: costPerThousand === null ? '–' : formatDollars(costPerThousand),
              note:
                costPerThousand === null
                  ? say('No campaign has reached anybody yet.')
                  : say('All campaigns.'),
            },
            {
              label: say('Satisfaction'),
              value: formatRating(satisfaction.average),
              to: tableUrl('feedback', { role: 'marketing' }),
              note: sayCount(
                satisfaction.answers,
                '1 answer about all departments.',
                '{count} answers about all departments.',
              ),
            },
          ]}
        />
        <ChartGrid>
          <ColumnChart
            title={say('Leads a month')}
            of={say('Month')}
            what={say('Leads')}
            empty={say('No leads in the last twelve months.')}
            points={figures.leadsPerMonth}
            tick={shortMonth}
          />
          <ShareBar
            title={say('Leads and conversion')}
            of={say('State')}
            what={say('Leads')}
            empty={say('No leads yet.')}
            points={[
              { label: say('Converted'), value: figures.converted },
              { label: say('Not yet'), value: figures.leads - figures.converted },
            ]}
          />
          <BarChart
            title={say('Where leads come from')}
            of={say('Social network')}
            what={say('Leads')}
            empty={say('No leads yet.')}
            points={figures.networks}
          />
          <BarChart
            title={say('Reach by campaign')}
            of={say('Campaign')}
            what={say('People')}
            empty={say('No campaigns yet.')}
            points={figures.reachByCampaign}
          />
          <BarChart
            title={say('Engagement by campaign')}
            of={say('Campaign')}
            what={say('Engagement')}
            empty={say('No campaigns yet.')}
            points={figures.engagementByCampaign}
            format={formatPercent}
            summary={say('Percent of those reached, campaign by campaign.')}
          />
        </ChartGrid>
      </LiveFigures>
    </DashboardFrame>
  );
}
