import type { ComponentType } from 'react';
import type { AccountRight } from '../../../contract/accounts/roles.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import type { StaffSubmissionKind } from '../../../kinds/staff-submissions.ts';

/** One entry of a department's sidebar. The page opens with the first one. */
export interface Section {
  /** Value in the address: `?section=<slug>`. */
  slug: string;
  /** Label as spelled in docs/contract.md#departments. */
  label: string;
  component: ComponentType;
  /**
   * Reads the data that its first render needs when the page opens with this section, so that nothing false
   * is shown until it is known.
   */
  prepare?: () => Promise<void>;
  /** Kind of request that it shows; the sidebar has the number of new ones. */
  requests?: RecordKind;
  /** Kind of entry that its form submits; entries of that kind are edited here. */
  submits?: StaffSubmissionKind;
  /** Right with which accounts of other departments open it too. */
  right?: AccountRight;
}

/** The section that an address names, if it names one. */
export function sectionFromUrl(sections: readonly Section[], search: string): Section | undefined {
  const wanted = new URLSearchParams(search).get('section');
  return sections.find(({ slug }) => slug === wanted);
}

/** Exports of `src/office/departments/<department>/index.tsx`. */
export interface DepartmentModule {
  sections: readonly Section[];
}
