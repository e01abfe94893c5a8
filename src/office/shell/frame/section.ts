import type { ComponentType } from 'react';
import type { RecordKind } from '../../../contract/accounts/roles.ts';
import type { StaffKind } from '../../../contract/kinds/staff-submissions.ts';

/** One entry of a department's sidebar. The first one is what the page opens with. */
export interface Section {
  /** In the address: `?section=<slug>`. */
  slug: string;
  /** As docs/contract.md#departments spells it. */
  label: string;
  component: ComponentType;
  /** Reads what its first render says, where the page opens with it: nothing false is said until that is known. */
  prepare?: () => Promise<void>;
  /** The requests that it shows: its entry says how many of them are new. */
  requests?: RecordKind;
  /** What its form submits: an entry of that kind is edited here. */
  submits?: StaffKind;
}

/** The section that an address names, if it names one. */
export function sectionNamed(sections: readonly Section[], search: string): Section | undefined {
  const wanted = new URLSearchParams(search).get('section');
  return sections.find(({ slug }) => slug === wanted);
}

/** What `src/office/<department>/index.tsx` gives. */
export interface DepartmentModule {
  sections: readonly Section[];
}
