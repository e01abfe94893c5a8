/** The list of packs with which this worker was installed. */
import { trustedWorkerUrl } from '../contract/document/trusted-types.ts';
import { SITE_PACKS_FILE, type SitePacks } from './pack-types.ts';

declare const self: ServiceWorkerGlobalScope & { sitePacks: SitePacks };

self.importScripts(trustedWorkerUrl(SITE_PACKS_FILE));

export const { packs, outboxScripts } = self.sitePacks;
