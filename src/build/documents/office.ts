/** The documents of the staff: frames without data. What staff see comes from their device. */
import { type Department, departments } from '../../content/office/departments.ts';
import { SEALING_KEY_PLACEHOLDER } from '../../contract/document/site-index.ts';
import { OFFICE_PACK } from '../../service-worker/pack-types.ts';
import type { SiteBuilder } from './site-builder.ts';

export function addOffice(site: SiteBuilder): void {
  const { poster } = site.page('home');
  for (const [department, { address, name, description }] of Object.entries(departments)) {
    site.add(
      address,
      { head: { title: `${name}: staff`, description }, poster, pack: OFFICE_PACK, indexed: false },
      { kind: 'office', data: { department: department as Department, sealingKey: SEALING_KEY_PLACEHOLDER } },
    );
  }
}
