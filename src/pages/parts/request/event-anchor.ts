import type { EventPackageName } from '../../../kinds/event-request/event-packages.ts';

/** The anchor of a package on the page of event packages. */
export function eventAnchor(name: EventPackageName): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
