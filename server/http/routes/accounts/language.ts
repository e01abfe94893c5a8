/** The language of one's own account, which follows a person to every device (docs/contract.md#languages). */
import { Hono } from 'hono';
import { type LanguageChoice, languageSchema } from '../../../../src/contract/accounts/accounts.ts';
import { calls } from '../../../../src/contract/protocol/calls.ts';
import type { Identify } from '../../../security/caller.ts';
import { requireSession } from '../../../security/guard.ts';
import type { Store } from '../../../store/core/store.ts';
import { answerProblem, parseInput } from '../../answers.ts';
import { readJson } from '../../body.ts';

export interface LanguageRoutesParts {
  store: Store;
  clock: () => Date;
  identify: Identify;
}

export function languageRoutes({ store, clock, identify }: LanguageRoutesParts): Hono {
  const routes = new Hono();
  // Also while a one-time password waits to be changed: that page is read first of all.
  routes.put(calls.language, async (c) => {
    const caller = await requireSession(c, identify);
    const parsed = parseInput(languageSchema, await readJson(c));
    if ('problem' in parsed) return answerProblem(c, 400, parsed.problem);
    const { language } = parsed.data;
    const actor = { by: caller.accountId, at: clock().toISOString() };
    await store.accounts.setLanguage(caller.accountId, language, actor);
    return c.json({ language } satisfies LanguageChoice);
  });
  return routes;
}
