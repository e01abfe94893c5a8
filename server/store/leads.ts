import type { FieldsReader, RecordWriter } from './record-writer.ts';

export const writeLead: RecordWriter<'lead'> = async (transaction, id, lead) => {
  await transaction
    .insertInto('lead')
    .values({
      id,
      name: lead.name,
      place: lead.place,
      social_network: lead.socialNetwork,
      converted: lead.converted,
    })
    .execute();
};

export const listLeads: FieldsReader<'lead'> = async (database, ids) => {
  const rows = await database
    .selectFrom('lead')
    .innerJoin('submission', 'submission.id', 'lead.id')
    .select(['lead.id', 'name', 'place', 'social_network', 'converted', 'captured_at'])
    .where('lead.id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    Names: row.name,
    generatedOn: row.captured_at.slice(0, 10),
    converted: row.converted,
    place: row.place,
    contant_media: row.social_network,
  }));
};
