import { useMemo } from 'react';
import { type Row, useRecords } from '../../../../device/records/index.ts';
import { officeToday } from '../../../time/office-today.ts';
import { useNow } from '../../../time/use-now.ts';
import { daysToDeliver, type LateSouvenir, lateSouvenirs } from './late-souvenirs.ts';

/** Returns the souvenirs that are late today, the latest first. */
export function useLateSouvenirs(rows: readonly Row<'souvenir'>[]): readonly LateSouvenir[] {
  const resources = useRecords('resource').rows;
  const today = officeToday(useNow());
  return useMemo(() => lateSouvenirs(rows, today, daysToDeliver(resources)), [rows, today, resources]);
}
