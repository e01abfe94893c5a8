/** Items of the public site that can be changed, for accounts that may edit it. Changes are submissions. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { SiteItemsAnswer } from '../../../../src/content/editable/field.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import type { Identify } from '../../../security/caller.ts';
import { allowSiteEditors } from '../../../security/guard.ts';
import type { SiteEditions } from '../../../site/site-editions.ts';
import { readSiteItems } from '../../../site/site-items.ts';
import type { Store } from '../../../store/core/store.ts';
import { answerJson } from '../../answers.ts';
import { validate } from '../../validate.ts';

const querySchema = z.object({
  /** Version that the device has. */
  known: z.optional(z.string().check(z.maxLength(100, 'Known must be a version.'))),
});

interface SiteItemRoutesDeps {
  store: Store;
  identify: Identify;
  /** Absent where the site is not built. */
  editions: SiteEditions | undefined;
}

export function siteItemRoutes({ store, identify, editions }: SiteItemRoutesDeps): Hono {
  const routes = new Hono();
  routes.get(endpoints.siteItems, allowSiteEditors(identify), validate('query', querySchema), async (c) => {
    const [{ version, items }, { number, overrides }] = await Promise.all([
      readSiteItems(),
      store.site.readPublished(),
    ]);
    const refused = editions?.refused() ?? [];
    editions?.prepare();
    const isKnown = c.req.valid('query').known === version;
    return answerJson(c, {
      version,
      ...(!isKnown && { items }),
      published: overrides,
      edition: number,
      ...(refused.length > 0 && { refused }),
    } satisfies SiteItemsAnswer);
  });
  return routes;
}
