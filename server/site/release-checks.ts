/** Checks of a release before it is published, and the reason for which one is refused. */
import type { FieldOverride } from '../../src/content/editable/overrides.ts';
import type { Problem } from '../../src/contract/protocol/answers.ts';
import { editionStrings, type ReleaseFault } from '../../src/kinds/calls/site-editions.ts';
import { draftKey } from '../../src/kinds/site-draft/schema.ts';
import { changesBetween } from './edition-changes.ts';
import type { SitePhotos } from './site-photos.ts';

/** Most bytes of all that is published: every server of the database keeps it. */
const MAX_PUBLISHED_BYTES = 2_000_000;
/** Most faults that one answer names. */
const FAULTS_NAMED = 50;

/** Why a release was refused; nothing of it was published. */
export class RefusedRelease extends Error {
  readonly status: 400 | 404 | 409 | 503;
  readonly problem: Problem;
  constructor(status: RefusedRelease['status'], problem: Problem) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
  }
}

/**
 * Checks fields that are to be published. A fault that was there before stops nothing, unless its field is changed: another
 * version of the program may have published it.
 * @param published what is published now
 * @param overrides what is to be published
 * @throws RefusedRelease where something of it cannot be shown, with what is wrong by the keys of its fields
 */
export async function requireSound(
  published: readonly FieldOverride[],
  overrides: readonly FieldOverride[],
  photos: SitePhotos,
): Promise<void> {
  if (Buffer.byteLength(JSON.stringify(overrides)) > MAX_PUBLISHED_BYTES)
    throw new RefusedRelease(400, {
      message: 'This is more than the site can hold. Please shorten some texts.',
    });
  const { faultsOfOverrides } = await import('../../src/content/editable/release-faults.ts');
  const faultsOf = async (all: readonly FieldOverride[]): Promise<readonly ReleaseFault[]> => [
    ...faultsOfOverrides(all),
    ...(await photos.findReady(all)).refused,
  ];
  const all = await faultsOf(overrides);
  if (all.length === 0) return;
  const changed = new Set(changesBetween(published, overrides).map(draftKey));
  const nameOf = (fault: ReleaseFault) => `${draftKey(fault)} ${fault.message}`;
  const before = new Set((await faultsOf(published)).map(nameOf));
  const faults = all.filter((fault) => changed.has(draftKey(fault)) || !before.has(nameOf(fault)));
  if (faults.length === 0) return;
  const fields = faults.slice(0, FAULTS_NAMED).map((fault) => [draftKey(fault), fault.message]);
  throw new RefusedRelease(400, { message: editionStrings.faults, fields: Object.fromEntries(fields) });
}
