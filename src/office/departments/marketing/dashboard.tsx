import { sampleFigures } from '../../../content/office/sample-figures.ts';
import { useCountedRecords } from '../../../device/records/index.ts';
import { BarChart } from '../../features/charts/bar-chart.tsx';
import { ColumnChart } from '../../features/charts/column-chart.tsx';
import { shareInWords } from '../../features/charts/points.ts';
import { ShareBar } from '../../features/charts/share-bar.tsx';
import { Charts, DashboardFrame, FigureRow } from '../../features/dashboard/dashboard-frame.tsx';
import { LiveFigures, useFigures } from '../../features/dashboard/live-figures.tsx';
import { shortMonth } from '../../features/dashboard/months.ts';
import { dollars, percent, plural, rating } from '../../features/dashboard/words.ts';
import { marketingFigures } from '../../features/figures/marketing.ts';

export function MarketingDashboard() {
  const leads = useCountedRecords('lead');
  const campaigns = useCountedRecords('campaign');
  const feedback = useCountedRecords('feedback');
  const snapshots = [leads, campaigns, feedback];
  const figures = useFigures(snapshots, (now) =>
    marketingFigures({ leads: leads.rows, campaigns: campaigns.rows, feedback: feedback.rows }, now),
  );
  const { costPerThousand, satisfaction } = figures;
  return (
    <DashboardFrame samples={sampleFigures.marketing}>
      <LiveFigures of={snapshots}>
        <FigureRow
          figures={[
            { label: 'Leads', value: figures.leads.toLocaleString('en') },
            {
              label: 'Converted',
              value: shareInWords(figures.converted, figures.leads),
              note: `${figures.converted.toLocaleString('en')} of ${plural(figures.leads, 'lead')}: entries that begin with yes, true or converted.`,
            },
            { label: 'Reach', value: figures.reach.toLocaleString('en'), note: 'People, all campaigns.' },
            {
              label: 'Cost per 1,000 reached',
              value: costPerThousand === null ? '–' : dollars(costPerThousand),
              note: costPerThousand === null ? 'No campaign has reached anybody yet.' : 'All campaigns.',
            },
            {
              label: 'Satisfaction',
              value: rating(satisfaction.average),
              note: `${plural(satisfaction.answers, 'answer')} about all departments.`,
            },
          ]}
        />
        <Charts>
          <ColumnChart
            title="Leads a month"
            of="Month"
            what="Leads"
            empty="No leads in the last twelve months."
            points={figures.leadsPerMonth}
            tick={shortMonth}
          />
          <ShareBar
            title="Leads and conversion"
            of="State"
            what="Leads"
            empty="No leads yet."
            points={[
              { label: 'Converted', value: figures.converted },
              { label: 'Not yet', value: figures.leads - figures.converted },
            ]}
          />
          <BarChart
            title="Where leads come from"
            of="Social network"
            what="Leads"
            empty="No leads yet."
            points={figures.networks}
          />
          <BarChart
            title="Reach by campaign"
            of="Campaign"
            what="People"
            empty="No campaigns yet."
            points={figures.reachByCampaign}
          />
          <BarChart
            title="Engagement by campaign"
            of="Campaign"
            what="Engagement"
            empty="No campaigns yet."
            points={figures.engagementByCampaign}
            format={percent}
            summary="Percent of those reached, campaign by campaign."
          />
        </Charts>
      </LiveFigures>
    </DashboardFrame>
  );
}
