import type { FieldsReader, RecordReader, RecordWriter } from './record-writer.ts';

export const writeTripPlan: RecordWriter<'tripPlan'> = async (transaction, id, plan) => {
  await transaction
    .insertInto('trip_plan')
    .values({
      id,
      activity: plan.activity,
      days: plan.days,
      travelers: plan.travelers,
      category: plan.category,
      budget: plan.budget,
      preferred_date: plan.preferredDate,
      name: plan.name,
      email: plan.email,
      special_request: plan.specialRequest,
    })
    .execute();
};

export const readTripPlan: RecordReader = (database, id) =>
  database
    .selectFrom('trip_plan')
    .select([
      'activity',
      'days',
      'travelers',
      'category',
      'budget',
      'preferred_date as preferredDate',
      'name',
      'email',
      'special_request as specialRequest',
    ])
    .where('id', '=', id)
    .executeTakeFirst();

export const listTripPlans: FieldsReader<'tripPlan'> = (database, ids) =>
  database
    .selectFrom('trip_plan')
    .select([
      'id',
      'activity',
      'days',
      'travelers',
      'category',
      'budget',
      'preferred_date as preferredDate',
      'name',
      'email',
      'special_request as specialRequest',
    ])
    .where('id', 'in', ids)
    .execute();
