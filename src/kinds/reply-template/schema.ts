/** Templates of answers to travellers, which management keeps (docs/contract.md#answers). */

import * as z from 'zod/mini';
import type { AnyListedFieldMap } from '../../contract/protocol/listed-fields.ts';
import { staffRoutes } from '../../contract/protocol/routes.ts';
import { changedTextSchema, choiceSchema, lineSchema } from '../../contract/values/field-schemas.ts';
import { languages } from '../../contract/values/languages.ts';
import { type RequestKind, recordNames } from '../list.ts';
import { defaultStrings } from '../messages.ts';
import { repliedStates } from '../statuses.ts';
import type { StaffEntryDefinition } from '../submission.ts';
import { placeholdersOfKind, unknownPlaceholders } from './placeholders.ts';

/** Kinds of request that are answered. */
export const replyTemplateKinds = Object.keys(placeholdersOfKind) as [RequestKind, ...RequestKind[]];

/** Shorter than an answer, so that there is room for what comes in the places. */
const BODY_LENGTH = 1_500;

/** Braces alone, as in "{}", are of no kind either. */
function wordsOnForeign(about: RequestKind, foreign: readonly string[]): string {
  const written = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');
  return `${written(foreign)}: not available for ${recordNames[about].toLowerCase()}. Available: ${written(placeholdersOfKind[about])}.`;
}

export const replyTemplateSchema = z
  .object({
    about: choiceSchema('Kind of request', replyTemplateKinds),
    name: lineSchema('Name'),
    subject: lineSchema('Subject'),
    body: changedTextSchema('Text', BODY_LENGTH).check(z.minLength(1, 'Text is required.')),
    /** One that is not in use stays, and is offered no more. */
    inUse: z._default(choiceSchema('In use', ['yes', 'no']), 'yes'),
    /** Language of the text: one name may have a text in each. */
    language: z._default(choiceSchema('Language', languages), 'en'),
    /** Where a request stands once it is answered with it. */
    sets: z._default(choiceSchema('State', repliedStates), 'answered'),
  })
  .check((context) => {
    const { about } = context.value;
    for (const field of ['subject', 'body'] as const) {
      const foreign = unknownPlaceholders(about, context.value[field]);
      if (foreign.length === 0) continue;
      const message = wordsOnForeign(about, foreign);
      context.issues.push({ code: 'custom', input: context.value[field], path: [field], message });
    }
  });
export type ReplyTemplate = z.output<typeof replyTemplateSchema>;

export const replyTemplateListedFields = {
  name: 'name',
  about: 'about',
  subject: 'subject',
  body: 'body',
  inUse: 'inUse',
  language: 'language',
  sets: 'sets',
} as const satisfies AnyListedFieldMap<ReplyTemplate>;

export const replyTemplateStrings = defaultStrings('The template has been saved.');

export const replyTemplateDefinition = {
  form: staffRoutes.management,
  // Version 2 added language and state, which a server that does not know them would drop: on it a template waits.
  versions: [replyTemplateSchema, replyTemplateSchema],
  listed: replyTemplateListedFields,
  strings: replyTemplateStrings,
} as const satisfies StaffEntryDefinition;
