/** Items of the public site that can be changed, for accounts that may edit it. Changes are submissions. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { SiteItemsAnswer } from '../../../src/content/editable/field.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { Identify } from '../../security/caller.ts';
import { allowSiteEditors } from '../../security/guard.ts';
import { readSiteItems } from '../../site/site-items.ts';
import { answerJson } from '../answers.ts';
import { validate } from '../validate.ts';

const querySchema = z.object({
  /** Version that the device has. */
  known: z.optional(z.string().check(z.maxLength(100, 'Known must be a version.'))),
});

export function siteItemRoutes({ identify }: { identify: Identify }): Hono {
  const routes = new Hono();
  routes.get(endpoints.siteItems, allowSiteEditors(identify), validate('query', querySchema), async (c) => {
    const { version, items } = await readSiteItems();
    const isKnown = c.req.valid('query').known === version;
    return answerJson(c, {
      version,
      ...(!isKnown && { items }),
      published: [],
      edition: 0,
    } satisfies SiteItemsAnswer);
  });
  return routes;
}
