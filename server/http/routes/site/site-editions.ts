/** Publishing the public site: previews, editions, and releases that wait for their time. For who may edit the site. */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import { fillSiteFacts, type SiteFacts } from '../../../../src/contract/document/site-index.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { pathKey } from '../../../../src/contract/protocol/routes.ts';
import {
  type Edition,
  type EditionsAnswer,
  editionStrings,
  previewSchema,
  releaseSchema,
} from '../../../../src/kinds/calls/site-editions.ts';
import type { Identify } from '../../../security/caller.ts';
import { allowSiteEditors } from '../../../security/guard.ts';
import { FRAMED_DOCUMENT } from '../../../security/headers.ts';
import { type Charge, chargeAccount } from '../../../security/limits.ts';
import { previewDocument } from '../../../site/preview-document.ts';
import { RefusedRelease } from '../../../site/release-checks.ts';
import type { SiteEditions } from '../../../site/site-editions.ts';
import type { Store } from '../../../store/core/store.ts';
import { removeWaiting } from '../../../store/site/waiting-releases.ts';
import { answerJson, answerProblem } from '../../answers.ts';
import { INLINE_SOURCES } from '../../documents.ts';
import { answerInvalidInputWith, idSchema, validate } from '../../validate.ts';

/** Most editions in one answer, and about how many bytes of changes they may have together. */
const EDITIONS_IN_PAGE = 20;
const BYTES_IN_PAGE = 400_000;

const NOT_HERE = 'This server has no built site, so that nothing can be published with it.';

export interface SiteEditionRoutesDeps {
  store: Store;
  clock: () => Date;
  identify: Identify;
  charge: Charge;
  /** Absent where the site is not built. */
  editions: SiteEditions | undefined;
  /** Reads what the running site fills into its documents. */
  readFacts: () => SiteFacts;
  /** Address of the sheet that notices wear, see `Site`. */
  noticeSheet: string | undefined;
}

const pageQuery = z.object({
  /** Number of the last edition that was read. */
  before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Before must be the number of an edition.'))),
});
const previewQuery = z.object({
  page: z.string().check(z.maxLength(300)),
  /** Ids of items, joined by commas. */
  items: z.optional(z.string().check(z.maxLength(20_000))),
});
const noEdition = answerInvalidInputWith(editionStrings.noEdition, 404);
const noPreview = answerInvalidInputWith(editionStrings.noPreview, 404);
const readId = validate('param', z.object({ id: idSchema }), noEdition);
const readVersion = validate(
  'param',
  z.object({ version: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
  noPreview,
);

export function siteEditionRoutes({
  store,
  clock,
  identify,
  charge,
  editions,
  readFacts,
  noticeSheet,
}: SiteEditionRoutesDeps): Hono {
  const routes = new Hono();
  const edits = allowSiteEditors(identify);
  const isOpen: MiddlewareHandler = async (c, next) =>
    editions ? next() : answerProblem(c, 503, { message: NOT_HERE });
  const publisher = () => {
    if (!editions) throw new Error(NOT_HERE);
    return editions.publisher;
  };

  routes.get(endpoints.siteEditions, edits, validate('query', pageQuery), async (c) => {
    const before = Number(c.req.valid('query').before ?? 1e9);
    const [found, kept, { number: current }] = await Promise.all([
      store.site.readEditions(before, EDITIONS_IN_PAGE + 1),
      store.site.readWaiting(),
      store.site.readPublished(),
    ]);
    const shown = fitting(found);
    return answerJson(c, {
      current,
      editions: shown,
      hasMore: shown.length < found.length,
      waiting: kept.map(({ waiting }) => waiting),
    } satisfies EditionsAnswer);
  });

  routes.post(
    endpoints.siteEditions,
    edits,
    chargeAccount(charge),
    validate('json', releaseSchema),
    isOpen,
    async (c) => {
      const { accountId } = c.var.caller;
      const release = c.req.valid('json');
      return orRefusal(c, async () => answerJson(c, await publisher().publish(release, accountId, clock())));
    },
  );

  routes.delete(`${endpoints.siteEditions}/:id`, edits, readId, async (c) => {
    const actor = { by: c.var.caller.accountId, at: clock().toISOString() };
    const isRemoved = await store.write((context) => removeWaiting(context, c.req.valid('param').id, actor));
    return isRemoved ? c.json({}) : answerProblem(c, 404, { message: editionStrings.noEdition });
  });

  routes.post(
    endpoints.sitePreview,
    edits,
    chargeAccount(charge),
    validate('json', previewSchema),
    isOpen,
    async (c) => {
      const { items } = c.req.valid('json');
      return orRefusal(c, async () => answerJson(c, await publisher().preview(items)));
    },
  );

  routes.get(
    `${endpoints.sitePreview}/:version`,
    edits,
    readVersion,
    validate('query', previewQuery, noPreview),
    isOpen,
    async (c) => {
      const { page, items } = c.req.valid('query');
      const preview = await publisher().findPreview(c.req.valid('param').version, items?.split(','));
      const document = preview && (await editions?.readDocument(preview, pathKey(page)));
      if (!document) return answerProblem(c, 404, { message: editionStrings.noPreview });
      const context: Context = c;
      context.set(INLINE_SOURCES, document.inside);
      context.set(FRAMED_DOCUMENT, true);
      return c.html(previewDocument(fillSiteFacts(document.html, readFacts()), noticeSheet), 200, {
        'Cache-Control': 'no-store',
      });
    },
  );

  return routes;
}

/** As many of some editions as fit one answer; the first always does. */
function fitting(editions: readonly Edition[]): Edition[] {
  let bytes = 0;
  const beyond = editions.findIndex((edition, place) => {
    bytes += JSON.stringify(edition).length;
    return place > 0 && (bytes > BYTES_IN_PAGE || place === EDITIONS_IN_PAGE);
  });
  return editions.slice(0, beyond < 0 ? undefined : beyond);
}

async function orRefusal(c: Context, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RefusedRelease) return answerProblem(c, error.status, error.problem);
    throw error;
  }
}
