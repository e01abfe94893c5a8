/** The operator's photographs, for accounts that may edit the site. Their parts arrive as submissions. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import type { SitePhotosAnswer } from '../../../../src/kinds/calls/site-photos.ts';
import type { Identify } from '../../../security/caller.ts';
import { allowSiteEditors } from '../../../security/guard.ts';
import { type Charge, chargeAccount } from '../../../security/limits.ts';
import type { SitePhotos } from '../../../site/site-photos.ts';
import { answerJson, answerProblem } from '../../answers.ts';
import { validate } from '../../validate.ts';

const idSchema = z.object({ id: z.uuid('A photograph is named by its id.') });

export function sitePhotoRoutes(identify: Identify, charge: Charge, photos: SitePhotos): Hono {
  const routes = new Hono();
  const edits = allowSiteEditors(identify);
  routes.get(endpoints.sitePhotos, edits, async (c) =>
    answerJson(c, { photos: await photos.list() } satisfies SitePhotosAnswer),
  );
  routes.get(
    `${endpoints.sitePhotos}/:id`,
    edits,
    chargeAccount(charge),
    validate('param', idSchema),
    async (c) => {
      const picture = await photos.readSmall(c.req.valid('param').id.toLowerCase());
      if (!picture) return answerProblem(c, 404, { message: 'There is no such photograph yet.' });
      return c.body(new Uint8Array(picture), 200, {
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'no-store',
      });
    },
  );
  return routes;
}
