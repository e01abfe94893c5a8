import type { FieldsReader, RecordWriter } from './record-writer.ts';

export const writeCampaign: RecordWriter<'campaign'> = async (transaction, id, campaign) => {
  await transaction
    .insertInto('campaign')
    .values({
      id,
      name: campaign.name,
      amount_invested: campaign.amountInvested,
      targeted_customers: campaign.targetedCustomers,
      reach: campaign.reach,
      engagement: campaign.engagement,
    })
    .execute();
};

export const listCampaigns: FieldsReader<'campaign'> = (database, ids) =>
  database
    .selectFrom('campaign')
    .select([
      'id',
      'name',
      'amount_invested as amountInvested',
      'targeted_customers as targetedCustomers',
      'reach',
      'engagement',
    ])
    .where('id', 'in', ids)
    .execute();
