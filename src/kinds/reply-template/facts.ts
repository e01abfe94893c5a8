import { calls } from '../../contract/protocol/calls.ts';
import type { KindFacts } from '../kind-facts.ts';

/** Templates, read by those who answer. */
export const replyTemplate = {
  plural: 'Templates of answers',
  list: calls.templates,
  roles: ['operations', 'bookings', 'management'],
  makers: ['management'],
  entries: {
    replyTemplate: { call: calls.templates, prefix: 'RT', title: 'Template of an answer', version: 2 },
  },
} as const satisfies KindFacts;
