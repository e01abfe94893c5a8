import type { FieldsReader, RecordWriter } from './record-writer.ts';

export const writeFeedback: RecordWriter<'feedback'> = async (transaction, id, feedback) => {
  await transaction
    .insertInto('feedback')
    .values({
      id,
      customer: feedback.customer,
      rating: feedback.rating,
      comment: feedback.comment,
      date: feedback.date,
      department: feedback.department,
    })
    .execute();
};

export const listFeedback: FieldsReader<'feedback'> = (database, ids) =>
  database
    .selectFrom('feedback')
    .select(['id', 'customer', 'rating', 'comment', 'date', 'department'])
    .where('id', 'in', ids)
    .execute();
