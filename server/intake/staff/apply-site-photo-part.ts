/** Parts of photographs for the public site: whether they belong together, and whether there is room. */
import type { Problem } from '../../../src/contract/protocol/answers.ts';
import {
  MAX_PHOTOS_BYTES,
  PHOTO_PART_BYTES,
  type SitePhotoPart,
} from '../../../src/kinds/site-photo-part/schema.ts';
import { addAuditLine } from '../../store/admin/audit-line.ts';
import type { WriteContext } from '../../store/core/write-context.ts';
import { addPart, addPhoto, bytesOfPhotos, findPhoto } from '../../store/site/site-photos.ts';
import { RefusedChange, type StaffChange } from './staff-change.ts';

const anotherOne: Problem = {
  message: 'This part is of another photograph. Please choose the photograph again.',
};
const damaged: Problem = {
  message: 'This part of the photograph is damaged. Please choose the photograph again.',
};
const tooMuch: Problem = {
  message:
    'There is no room for another photograph. Those that no page shows are removed after 30 days; until then please put up fewer.',
};

/**
 * Adds a part, unless it is there. The last one that was missing lets the photograph be checked.
 * @throws RefusedChange
 */
export async function applySitePhotoPart(context: WriteContext, change: StaffChange): Promise<void> {
  const { author, now } = change;
  const sent = change.payload as SitePhotoPart;
  const part = { ...sent, photo: sent.photo.toLowerCase() };
  const data = Buffer.from(part.data, 'base64');
  if (data.toString('base64') !== part.data || data.length !== lengthOf(part))
    throw new RefusedChange(400, damaged);
  const held = await findPhoto(context, part.photo);
  if (held) {
    const isSame =
      held.hash === part.hash &&
      held.bytes === part.bytes &&
      held.parts === part.parts &&
      held.account_id === author.accountId;
    if (!isSame) throw new RefusedChange(400, anotherOne);
    // One that is checked has its picture in place of its parts.
    if (held.state !== 'arriving') return;
  } else {
    if ((await bytesOfPhotos(context)) + part.bytes > MAX_PHOTOS_BYTES) throw new RefusedChange(400, tooMuch);
    await addPhoto(context, part, { account_id: author.accountId, made_at: now });
  }
  if (!(await addPart(context, part, data))) return;
  await addAuditLine(context, {
    by: author.accountId,
    action: 'site.photograph',
    subject: part.photo,
    after: { bytes: part.bytes },
    at: now,
  });
}

/** Bytes that a part has; -1 where there is no such part. */
function lengthOf({ part, parts, bytes }: SitePhotoPart): number {
  if (Math.ceil(bytes / PHOTO_PART_BYTES) !== parts) return -1;
  return part < parts - 1 ? PHOTO_PART_BYTES : bytes - (parts - 1) * PHOTO_PART_BYTES;
}
