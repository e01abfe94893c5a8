import type { EventPackageName } from '../../../contract/event-packages.ts';

/** Where a package stands on the page of event packages. */
export function eventAnchor(name: EventPackageName): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
