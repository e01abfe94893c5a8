/**
 * The edition of the site that visitors of this server see: the one that is published, also where another server of the
 * same database published it, and releases whose time has come.
 */
import type { ReleaseFault } from '../../src/kinds/calls/site-editions.ts';
import type { Site } from '../http/site.ts';
import { limitConcurrency } from '../start/limit-concurrency.ts';
import type { Log } from '../start/log.ts';
import { repeat } from '../start/repeat.ts';
import type { Store } from '../store/core/store.ts';
import type { Drawn, DrawnDocument, DrawnEditions } from './drawn-editions.ts';
import { setPublishedDetails } from './published-details.ts';
import { createPublisher, type SitePublisher } from './publisher.ts';
import type { SitePhotos } from './site-photos.ts';
import { findUsable } from './usable-overrides.ts';

/** Milliseconds between two looks at what is published. */
const LOOK = 3_000;
/** Milliseconds between two notes of what is shown. */
const NOTE = 60 * 60 * 1_000;
/** Milliseconds before another try, after one that failed. */
const AFTER_FAILURE = 60_000;

const DIFFERENT =
  'Another server of this version draws the published site differently. Stop this server, and install the same version on both';
const LEFT_OUT =
  'Published texts that this version of the site does not take are left out; they are listed under Site';

export interface SiteEditions {
  publisher: SitePublisher;
  /** A document of a preview as it was drawn; null for what is no page. @param key see `pathKey` */
  readDocument(drawn: Drawn, key: string): Promise<DrawnDocument | null>;
  /** Fields that are published and that this build does not take: they are as it was built. */
  refused(): readonly ReleaseFault[];
  /**
   * Shows what is published. Drawing it takes some seconds where this build has not drawn it yet.
   * @throws when it cannot be drawn; what was shown before stays
   */
  showPublished(): Promise<void>;
  /** Resolves once phones can make all packs that are shown of those that they hold. */
  deltasMade(): Promise<void>;
  /** Starts what draws, for somebody who may publish soon. */
  prepare(): void;
  /** Makes deltas of former packs, and looks from now on for what is published elsewhere, or at its time. @returns a function that stops it */
  start(): () => Promise<void>;
}

export interface SiteEditionsParts {
  store: Store;
  site: Site;
  drawn: DrawnEditions;
  photos: SitePhotos;
  clock: () => Date;
  log: Log;
}

export function createSiteEditions({
  store,
  site,
  photos,
  clock,
  log,
  ...parts
}: SiteEditionsParts): SiteEditions {
  const drawn: DrawnEditions = {
    ...parts.drawn,
    async draw(overrides, options) {
      await photos.writeSources(overrides);
      return parts.drawn.draw(overrides, options);
    },
  };
  /** Release of what is shown; empty for the site as it was built, undefined until something was. */
  let shown: string | undefined;
  let refused: readonly ReleaseFault[] = [];

  async function show(): Promise<void> {
    const state = await store.site.readPublished();
    if (state.release === shown) return;
    if (state.number === 0) {
      site.show?.(await drawn.showBuilt());
      setPublishedDetails(null);
      refused = [];
    } else {
      // With nothing changed any more it is still an edition, whose packs are made of those before it.
      const found = await findUsable(state.overrides, photos);
      refused = found.refused;
      if (refused.length > 0)
        log.warn({ fields: refused.map(({ item, field }) => `${item} ${field}`) }, LEFT_OUT);
      const edition = await drawn.draw(found.usable);
      if (state.build === drawn.build && state.hash !== edition.hash) throw new Error(DIFFERENT);
      site.show?.(await drawn.show(edition));
      setPublishedDetails(edition);
    }
    shown = state.release;
    // Visitors see it: what is left over harms nobody, and goes another time.
    await drawn
      .prune(clock().getTime())
      .catch((error) => log.warn({ err: error }, 'Old editions of the site could not be removed'));
  }

  /** One after the other, so that the last one read is the one that stays. */
  const oneAtATime = limitConcurrency(1);
  const showPublished = () => oneAtATime(show);

  const warn = (error: unknown) =>
    log.warn({ err: error }, 'Phones fetch whole packs: what makes them of former ones could not be written');

  /** Afterwards phones can make its packs of those that they hold, which nobody waits for. */
  async function showAndMakeDeltas(): Promise<void> {
    await showPublished();
    await drawn.makeDeltas(warn).catch(warn);
  }

  const publisher = createPublisher({ store, drawn, photos, log, showPublished: showAndMakeDeltas });

  async function publishDue(): Promise<void> {
    const now = clock();
    const due = await store.site.readWaiting({ due: now.toISOString() });
    if (due.length > 0) await store.runExclusively('site', () => publisher.publishDue(now));
  }

  async function showNewest(): Promise<void> {
    if ((await store.site.readPublishedRelease()) !== shown) await showAndMakeDeltas();
  }

  return {
    publisher,
    readDocument: drawn.readDocument,
    refused: () => refused,
    showPublished,
    deltasMade: drawn.deltasMade,
    prepare: drawn.prepare,
    start() {
      const onFailure = (error: unknown) =>
        log.error({ err: error }, 'The published site could not be drawn');
      const pauses = { pause: LOOK, afterFailure: AFTER_FAILURE, onFailure };
      // A release that cannot be drawn keeps none of other servers from being shown.
      const jobs = [
        repeat(publishDue, pauses),
        repeat(showNewest, pauses),
        // Another version of the program may take this one's place at any moment.
        repeat(drawn.noteStillShown, { pause: NOTE, afterFailure: NOTE, onFailure: () => undefined }),
      ];
      void drawn.makeDeltas(warn).catch(warn);
      return async () => {
        const stopped = jobs.map((stop) => stop());
        await drawn.end();
        await Promise.all(stopped);
      };
    },
  };
}
