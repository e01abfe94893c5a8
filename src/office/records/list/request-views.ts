/** The views that every table of requests offers. */

import { say } from '../../../words/say.ts';
import { type Column, defaultColumnIds } from '../../table/engine/columns.ts';
import type { TableView } from '../../table/view/state/views.ts';
import { FOLLOW_UP_DUE, TO_ANSWER_VIEW } from './record-url.ts';

const inState = (...words: string[]) => ({ state: { anyOf: words } });
const oldestFirst = (id: string) => [{ id, desc: false }];

/** The shown columns, with further ones after the first. */
const withColumns = (columns: readonly Column<never>[], ...further: string[]): string[] => {
  const [first = '', ...rest] = defaultColumnIds(columns);
  return [first, ...further, ...rest.filter((id) => !further.includes(id))];
};

/** @param person name of who is signed in; empty for nobody */
export function requestViews(columns: readonly Column<never>[], person: string): readonly TableView[] {
  return [
    {
      id: TO_ANSWER_VIEW,
      name: say('To answer'),
      filters: inState('New'),
      sort: oldestFirst('received'),
      columns: withColumns(columns, 'waiting'),
    },
    {
      id: FOLLOW_UP_DUE,
      name: say('Follow-up due'),
      filters: { followUpDue: { anyOf: ['Follow-up due'] } },
      sort: oldestFirst('followUp'),
      columns: withColumns(columns, 'followUp'),
    },
    {
      id: 'waiting-for-guest',
      name: say('Waiting for the guest'),
      filters: inState('Answered', 'Quoted'),
      sort: oldestFirst('received'),
    },
    { id: 'confirmed', name: say('Confirmed'), filters: inState('Confirmed') },
    ...(person ? [{ id: 'mine', name: say('Mine'), filters: { owner: { anyOf: [person] } } }] : []),
    { id: 'unassigned', name: say('Unassigned'), filters: { owner: { anyOf: [''] } } },
    {
      id: 'lost',
      name: say('Lost'),
      filters: inState('Lost'),
      columns: withColumns(columns, 'lostReason'),
    },
  ];
}
