/** Publishes drafts of the public site: checks them, draws the site with them, and shows it (docs/contract.md#editions). */
import { isDeepStrictEqual } from 'node:util';
import type { FieldOverride } from '../../src/content/editable/overrides.ts';
import {
  editionStrings,
  type PreviewAnswer,
  type Release,
  type ReleaseAnswer,
} from '../../src/kinds/calls/site-editions.ts';
import type { Log } from '../start/log.ts';
import type { Store } from '../store/core/store.ts';
import type { OpenDraft } from '../store/site/site-drafts.ts';
import { addEdition, type NewEdition, type PublishedState } from '../store/site/site-editions.ts';
import { addWaiting, type KeptRelease, MOST_WAITING, noteProblem } from '../store/site/waiting-releases.ts';
import { TooManyPreviews } from './drawing-queue.ts';
import { type Drawn, type DrawnEditions, nameOfOverrides } from './drawn-editions.ts';
import { applyDrafts, changesBetween, undoEdition } from './edition-changes.ts';
import { RefusedRelease, requireSound } from './release-checks.ts';
import { readSiteItems } from './site-items.ts';
import type { SitePhotos } from './site-photos.ts';
import { findUsable } from './usable-overrides.ts';

/** Why a release is not published at its time, by what stops it. */
const STOPPED = {
  disabled: editionStrings.accountDisabled,
  right: editionStrings.rightTaken,
} as const satisfies Record<NonNullable<KeptRelease['stoppedBy']>, string>;

export interface SitePublisher {
  /**
   * Publishes a release, or keeps it until its time. Resolves once visitors see it.
   * @param account id of the account that publishes
   * @throws RefusedRelease
   */
  publish(release: Release, account: string, now: Date): Promise<ReleaseAnswer>;
  /**
   * Publishes the releases whose time has come.
   * @throws RefusedRelease where one could not be drawn, once the others are published: its turn comes again
   */
  publishDue(now: Date): Promise<void>;
  /** Draws the site with drafts. @param items ids of those whose drafts are shown; all without it */
  preview(items: readonly string[] | undefined): Promise<PreviewAnswer>;
  /** A drawn preview; null where the drafts have changed since. */
  findPreview(version: string, items: readonly string[] | undefined): Promise<Drawn | null>;
}

export interface PublisherParts {
  store: Store;
  drawn: DrawnEditions;
  photos: SitePhotos;
  log: Log;
  /** Shows what is published now; resolves once it is shown. */
  showPublished: () => Promise<void>;
}

export function createPublisher({ store, drawn, photos, log, showPublished }: PublisherParts): SitePublisher {
  const running = new Map<string, Promise<ReleaseAnswer>>();

  async function draw(overrides: readonly FieldOverride[], isPreview = false): Promise<Drawn> {
    try {
      return await drawn.draw(overrides, { isPreview });
    } catch (error) {
      if (error instanceof TooManyPreviews)
        throw new RefusedRelease(503, { message: editionStrings.manyPreviews });
      log.error({ err: error }, 'The site could not be drawn with its drafts');
      throw new RefusedRelease(503, { message: editionStrings.notDrawn });
    }
  }

  /** Shows what is published. A server that cannot do so at once tries again: it is published all the same. */
  const showNow = () =>
    showPublished().catch((error) => log.error({ err: error }, 'What was published is not shown yet'));

  async function draftsWith(
    published: PublishedState,
    items: readonly string[] | undefined,
  ): Promise<readonly FieldOverride[]> {
    const drafts = await store.site.readDrafts();
    const shown = drafts.filter(({ item }) => items === undefined || items.includes(item));
    const { usable } = await findUsable(published.overrides, photos);
    const all = applyDrafts(usable, shown, (await readSiteItems()).items);
    return (await photos.findReady(all)).usable;
  }

  /** Draws and adds an edition. */
  async function addNext(
    current: PublishedState,
    overrides: readonly FieldOverride[],
    row: Pick<NewEdition, 'release' | 'note' | 'undid' | 'drafts' | 'hasWaited'>,
    account: string,
    now: Date,
  ): Promise<void> {
    const changes = changesBetween(current.overrides, overrides);
    await requireSound(current.overrides, overrides, photos);
    // Fields that are left out stay published: the next version may take them again.
    const { hash } = await draw((await findUsable(overrides, photos)).usable);
    const edition = {
      number: current.number + 1,
      at: now.toISOString(),
      account_id: account,
      overrides,
      changes,
      build: drawn.build,
      hash,
      ...row,
    };
    const isAdded = await store.write((context) => addEdition(context, edition));
    if (!isAdded) throw new RefusedRelease(409, { message: editionStrings.notCurrent });
    await showNow();
  }

  async function publishNow(
    { id, drafts, undo, note }: Release,
    current: PublishedState,
    account: string,
    now: Date,
  ): Promise<ReleaseAnswer> {
    const overrides =
      undo === undefined
        ? applyDrafts(current.overrides, await pick(drafts ?? []), (await readSiteItems()).items)
        : await undone(current, undo);
    const row = { release: id, note, undid: undo ?? null, drafts: drafts ?? [] };
    await addNext(current, overrides, row, account, now);
    const edition = await store.site.findEdition({ release: id });
    if (!edition) throw new Error('The edition that was just added is not there.');
    return { edition };
  }

  /** Drafts by the entries that made them. */
  async function pick(ids: readonly string[]): Promise<OpenDraft[]> {
    const wanted = new Set(ids);
    const found = (await store.site.readDrafts()).filter(({ id }) => wanted.has(id));
    if (new Set(found.map(({ id }) => id)).size < wanted.size)
      throw new RefusedRelease(409, { message: editionStrings.draftChanged });
    return found;
  }

  async function undone(current: PublishedState, number: number): Promise<FieldOverride[]> {
    const [edition, parent] = await Promise.all([
      store.site.readOverrides(number),
      number > 1 ? store.site.readOverrides(number - 1) : [],
    ]);
    if (!edition || !parent) throw new RefusedRelease(404, { message: editionStrings.noEdition });
    const overrides = undoEdition(current.overrides, edition, parent);
    if (isDeepStrictEqual(overrides, current.overrides))
      throw new RefusedRelease(409, { message: editionStrings.nothingToUndo });
    return overrides;
  }

  async function wait(release: Release & { at: string }, account: string, now: Date): Promise<ReleaseAnswer> {
    const drafts = await pick(release.drafts ?? []);
    const current = await store.site.readPublished();
    const overrides = applyDrafts(current.overrides, drafts, (await readSiteItems()).items);
    await requireSound(current.overrides, overrides, photos);
    const isKept = await store.write((context) =>
      addWaiting(context, {
        id: release.id,
        due: release.at,
        made_at: now.toISOString(),
        account_id: account,
        note: release.note,
        drafts: release.drafts ?? [],
        overrides: drafts.map(({ id: _id, ...draft }) => draft),
      }),
    );
    if (!isKept)
      throw new RefusedRelease(400, {
        message: `At most ${MOST_WAITING} releases may wait. Take one back first.`,
      });
    const [added] = await store.site.readWaiting({ id: release.id });
    if (!added) throw new Error('The release that was just kept is not there.');
    return { waiting: added.waiting };
  }

  async function publish(release: Release, account: string, now: Date): Promise<ReleaseAnswer> {
    const known = await store.site.findEdition({ release: release.id });
    if (known) return { edition: known };
    const [kept] = await store.site.readWaiting({ id: release.id });
    if (kept) return { waiting: kept.waiting };
    const { at } = release;
    if (at !== undefined && at > now.toISOString()) return wait({ ...release, at }, account, now);
    const current = await store.site.readPublished();
    if (current.number !== release.parent)
      throw new RefusedRelease(409, { message: editionStrings.notCurrent });
    return publishNow(release, current, account, now);
  }

  /** Another server may have published the same meanwhile: its author asked both. */
  async function publishOnce(release: Release, account: string, now: Date): Promise<ReleaseAnswer> {
    try {
      return await publish(release, account, now);
    } catch (error) {
      const isLate = error instanceof RefusedRelease && error.status === 409;
      const edition = isLate ? await store.site.findEdition({ release: release.id }) : undefined;
      if (!edition) throw error;
      await showNow();
      return { edition };
    }
  }

  return {
    publish(release, account, now) {
      // A press that is repeated while the site is drawn waits for the same.
      const begun = running.get(release.id) ?? publishOnce(release, account, now);
      running.set(release.id, begun);
      return begun.finally(() => running.delete(release.id));
    },
    async publishDue(now) {
      const due = await store.site.readWaiting({ due: now.toISOString() });
      let notDrawn: RefusedRelease | undefined;
      for (const { waiting, drafts, overrides, stoppedBy } of due) {
        const { id, by, note } = waiting;
        try {
          if (stoppedBy) throw new RefusedRelease(400, { message: STOPPED[stoppedBy] });
          const current = await store.site.readPublished();
          const next = applyDrafts(current.overrides, overrides, (await readSiteItems()).items);
          const row = { release: id, note, undid: null, drafts, hasWaited: true };
          await addNext(current, next, row, by.id, now);
        } catch (error) {
          // Somebody else has published meanwhile, or it was stopped: its turn comes again, if it still waits.
          if (error instanceof RefusedRelease && error.status === 409) continue;
          if (!(error instanceof RefusedRelease)) throw error;
          // It may be drawn another time, and the others now.
          if (error.status === 503) {
            notDrawn = error;
            continue;
          }
          const { message, fields } = error.problem;
          const words = [message, ...Object.values(fields ?? {}).slice(0, 3)].join(' ');
          await store.write((context) => noteProblem(context, id, words));
        }
      }
      if (notDrawn) throw notDrawn;
    },
    async preview(items) {
      const published = await store.site.readPublished();
      const { name, sources } = await draw(await draftsWith(published, items), true);
      const before =
        published.number === 0
          ? {}
          : (await draw((await findUsable(published.overrides, photos)).usable)).sources;
      const addresses = new Set([...Object.keys(sources), ...Object.keys(before)]);
      const changed = [...addresses].filter((address) => sources[address] !== before[address]);
      return { version: name, changed: changed.sort() };
    },
    async findPreview(version, items) {
      const overrides = await draftsWith(await store.site.readPublished(), items);
      return nameOfOverrides(overrides) === version ? draw(overrides, true) : null;
    },
  };
}
