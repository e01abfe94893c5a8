/** Live figures of the marketing department. */
import type { ListedRecord } from '../../../kinds/records.ts';
import { countBy, type LabelledCount, perMonth, sumOf } from './counts.ts';
import { type Satisfaction, satisfactionOf } from './logistics.ts';

export interface MarketingRecords {
  leads: readonly ListedRecord<'lead'>[];
  campaigns: readonly ListedRecord<'campaign'>[];
  feedback: readonly ListedRecord<'feedback'>[];
}

export interface MarketingFigures {
  leads: number;
  converted: number;
  leadsPerMonth: LabelledCount[];
  networks: LabelledCount[];
  reach: number;
  reachByCampaign: LabelledCount[];
  engagementByCampaign: LabelledCount[];
  /** US dollars for a thousand people reached, over all campaigns; null when nobody was reached. */
  costPerThousand: number | null;
  satisfaction: Satisfaction;
}

export function marketingFigures(records: MarketingRecords, now: Date): MarketingFigures {
  const { leads, campaigns, feedback } = records;
  const reach = sumOf(campaigns, (campaign) => campaign.reach);
  const cost = sumOf(campaigns, (campaign) => campaign.amountInvested);
  const byCampaign = (amountOf: (campaign: ListedRecord<'campaign'>) => number) =>
    distinct(campaigns.map((campaign) => ({ label: campaign.name, value: amountOf(campaign) })));
  return {
    leads: leads.length,
    converted: leads.filter(isConverted).length,
    leadsPerMonth: perMonth(leads, (lead) => lead.generatedOn, now),
    networks: countBy(leads, (lead) => lead.contant_media),
    reach,
    reachByCampaign: byCampaign((campaign) => campaign.reach),
    engagementByCampaign: byCampaign((campaign) => campaign.engagement),
    costPerThousand: reach > 0 ? (cost / reach) * 1_000 : null,
    satisfaction: satisfactionOf(feedback),
  };
}

/** Converted is free text (docs/contract.md#statuses): what begins with yes, true or converted counts. */
export function isConverted({ converted }: Pick<ListedRecord<'lead'>, 'converted'>): boolean {
  return /^\s*(yes|true|converted)\b/i.test(converted);
}

/** The greatest first; campaigns of one name are told apart by a number. */
function distinct(counts: readonly LabelledCount[]): LabelledCount[] {
  const seen = new Map<string, number>();
  return counts
    .map(({ label, value }) => {
      const times = (seen.get(label) ?? 0) + 1;
      seen.set(label, times);
      return { label: times > 1 ? `${label} (${times})` : label, value };
    })
    .sort((first, second) => second.value - first.value);
}
