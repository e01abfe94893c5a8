/** What was published and what waits for its time, as the server has it. */
import { useState } from 'react';
import { endpoints } from '../../../../contract/protocol/endpoints.ts';
import { callOffice } from '../../../../device/office/session/page.ts';
import type { Edition, EditionsAnswer } from '../../../../kinds/calls/site-editions.ts';
import { sayKnown } from '../../../../words/say.ts';
import { type OfficeAnswer, useOfficeAnswer } from '../../../features/dashboard/use-office-answer.ts';

interface Older {
  editions: readonly Edition[];
  hasMore: boolean;
}

export interface Editions {
  answer: OfficeAnswer<EditionsAnswer>;
  /** The newest first, as many as were read. */
  editions: readonly Edition[];
  hasMore: boolean;
  /** Reads those before the last one. @returns why not, in words; null if they are read */
  readOlder: () => Promise<string | null>;
}

export function useEditions(): Editions {
  const answer = useOfficeAnswer<EditionsAnswer>(endpoints.siteEditions);
  const [older, setOlder] = useState<Older | null>(null);
  const newest = answer.value?.editions ?? [];
  const known = new Set(newest.map(({ number }) => number));
  const editions = [...newest, ...(older?.editions ?? []).filter(({ number }) => !known.has(number))];
  const last = editions.at(-1)?.number;
  const readOlder = async () => {
    const next = await callOffice<EditionsAnswer>('GET', `${endpoints.siteEditions}?before=${last}`);
    if (!next.ok) return sayKnown(next.problem.message);
    // All that is shown is kept: those that are published meanwhile push others out of the newest ones.
    setOlder({ editions: [...editions, ...next.value.editions], hasMore: next.value.hasMore });
    return null;
  };
  return { answer, editions, hasMore: (older ?? answer.value)?.hasMore ?? false, readOlder };
}
