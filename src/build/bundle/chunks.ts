/**
 * Defines which modules share a chunk of the built program. Each part is a file of the project, or a folder
 * with everything in it. The build fails when one is missing, so that no module leaves its chunk unnoticed.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  name: string;
  /** Paths from the project's folder; that of a folder ends in a slash, and a star stands for one folder's name. */
  parts: readonly string[];
  /** Ids of modules that the tools add. */
  added?: readonly string[];
  /** True to leave the imports of the parts in the chunks where they are. */
  alone?: true;
}

const chunks: readonly Chunk[] = [
  // Every page needs all of these modules, and one file compresses better.
  {
    name: 'program',
    parts: [
      'node_modules/react/',
      'node_modules/react-dom/',
      'node_modules/react-router/',
      'node_modules/react-router-dom/',
      'node_modules/scheduler/',
      'src/contract/values/languages.ts',
      'src/contract/document/last-screen.ts',
      'src/contract/document/local-storage.ts',
      'src/words/isolate-direction.ts',
      'src/words/link.tsx',
      'src/words/language.ts',
      'src/words/say.ts',
    ],
    // It loads the page's chunk.
    added: ['\0vite/preload-helper.js'],
    alone: true,
  },
  // Small modules of the shell that pages use too: each would be a file with a header of its own.
  {
    name: 'shell',
    parts: [
      'src/contract/protocol/routes.ts',
      'src/contract/document/trusted-types.ts',
      'src/content/embedded-details.ts',
      'src/device/core/back-forward-cache.ts',
      'src/device/core/channel.ts',
      'src/device/core/shared-names.ts',
      'src/device/seen-plates/',
      'src/device/core/request-id.ts',
      'src/pages/parts/hero.tsx',
      'src/ui/external-link.tsx',
      'src/ui/hydration/use-hydrated.ts',
    ],
    alone: true,
  },
  {
    name: 'plates',
    parts: [
      'src/ui/picture.tsx',
      'src/ui/dates/months.ts',
      'src/ui/dates/month-ring.tsx',
      'src/ui/share-button.tsx',
      'src/content/seasons.ts',
      'src/pages/parts/destination/text-sections.tsx',
      'src/pages/parts/destination/page-end.tsx',
      'src/pages/parts/destination/photographs.tsx',
      'src/pages/parts/destination/titled-texts.tsx',
      'src/pages/parts/foreign-words.tsx',
      'src/pages/parts/months/year-ring.tsx',
    ],
    alone: true,
  },
  // Public forms and the office use different parts of the schemas and the outbox; one chunk serves both.
  {
    name: 'schemas',
    parts: [
      'node_modules/zod/',
      'src/contract/protocol/answers.ts',
      'src/contract/values/clean-phone.ts',
      'src/kinds/correction/schema.ts',
      'src/kinds/event-request/schema.ts',
      'src/kinds/flight-request/schema.ts',
      'src/kinds/tour/home-booking.ts',
      'src/contract/protocol/honeypot.ts',
      'src/contract/values/moment.ts',
      'src/kinds/package-booking/schema.ts',
      'src/contract/values/sanitise.ts',
      'src/contract/values/sealing.ts',
      'src/contract/protocol/server-status.ts',
      'src/kinds/stay-booking/schema.ts',
      'src/kinds/stay-booking/stay-packages.ts',
      'src/kinds/submission.ts',
      'src/kinds/submissions.ts',
      'src/contract/values/field-schemas.ts',
      'src/kinds/trip-plan/schema.ts',
      'src/kinds/messages.ts',
    ],
    alone: true,
  },
  {
    name: 'entry-kinds',
    parts: [
      'src/kinds/*/facts.ts',
      'src/kinds/entry-kinds.ts',
      'src/kinds/list.ts',
      'src/contract/values/reference.ts',
    ],
    alone: true,
  },
  // A form makes its id long before it needs the outbox, whose chunk must not be loaded together with the id
  // library.
  {
    name: 'submission-id',
    parts: ['node_modules/uuid/', 'src/device/core/submission-id.ts'],
    alone: true,
  },
  // Small parts that forms use together: separate style sheets would each cost a request before the first
  // paint.
  {
    name: 'form-parts',
    parts: [
      'src/ui/dialog/dialog.tsx',
      'src/ui/dialog/dialog.css',
      'src/ui/field/field.tsx',
      'src/ui/field/field.css',
      'src/ui/stamp.tsx',
      'src/ui/stamp.css',
      'src/pages/parts/request/form-section.tsx',
      'src/pages/parts/request/form-section.css',
    ],
    alone: true,
  },
  // Modules that every department needs, in one file, so that a phone that opens one offline reads few files.
  {
    name: 'office-parts',
    parts: [
      'node_modules/@tanstack/',
      'src/content/office/departments.ts',
      'src/content/office/retention-names.ts',
      'src/device/office/search/',
      'src/forms/engine/use-draftless-form.ts',
      'src/forms/engine/outcome/alert-text.ts',
      'src/kinds/*/office.ts',
      'src/office/kinds/',
      'src/office/features/',
      'src/office/records/',
      'src/office/shell/',
      'src/office/time/',
      'src/office/table/',
    ],
    alone: true,
  },
  {
    name: 'for-forms',
    parts: [
      'src/device/for-forms.ts',
      'src/device/outbox/send-from-page.ts',
      'src/device/outbox/add/submit.ts',
      'src/device/drafts/',
    ],
    alone: true,
  },
  {
    name: 'form-engine',
    parts: [
      'src/device/browser/page-leave.ts',
      'src/forms/engine/outcome/calendar-event.ts',
      'src/forms/engine/fields/contact-fields.tsx',
      'src/forms/engine/draft/draft-offer.css',
      'src/forms/engine/draft/draft-offer.tsx',
      'src/forms/engine/edited-form.tsx',
      'src/forms/engine/submit/field-errors.ts',
      'src/forms/engine/submit/load-device.ts',
      'src/forms/engine/fields/numbers.ts',
      'src/forms/engine/outcome/outcome.css',
      'src/forms/engine/outcome/outcome.tsx',
      'src/forms/engine/draft/merge-draft.ts',
      'src/forms/engine/draft/form-history-state.ts',
      'src/forms/engine/fields/past-date.ts',
      'src/forms/engine/request-form.tsx',
      'src/forms/engine/outcome/outcome-messages.ts',
      'src/forms/engine/draft/use-draft.ts',
      'src/forms/engine/draft/use-values-before-hydration.ts',
      'src/forms/engine/use-engine.ts',
      'src/forms/engine/submit/use-submit-handler.ts',
      'src/forms/engine/use-request-form.ts',
      'src/forms/engine/submit/use-submission.ts',
    ],
    alone: true,
  },
  // Parts for somebody who has sent a request: a form loads them once it is touched.
  {
    name: 'after-sending',
    parts: [
      'src/forms/engine/outcome/after-sending.tsx',
      'src/forms/engine/outcome/after-sending.css',
      'src/forms/engine/outcome/lookup-address.tsx',
      'src/forms/engine/outcome/lookup-address.css',
      'src/forms/engine/outcome/share-request.tsx',
      'src/forms/engine/outcome/without-email.tsx',
      'src/forms/engine/outcome/without-email.css',
      'src/ui/qr-code/qr-picture.tsx',
      'src/ui/qr-code/qr-picture.css',
    ],
    alone: true,
  },
];

interface ChunkGroup {
  name: string;
  test: (id: string) => boolean;
  includeDependenciesRecursively: boolean;
}

/** Returns the files that a path with a star for one folder stands for, or the path itself. */
function filesOf(root: string, part: string): string[] {
  const [folder = '', file] = part.split('*/');
  if (file === undefined) return [part];
  const found = readdirSync(join(root, folder))
    .map((name) => `${folder}${name}/${file}`)
    .filter((path) => existsSync(join(root, path)));
  return found.length > 0 ? found : [part];
}

/**
 * Groups for the bundler's `codeSplitting`.
 * @param root the project's folder
 * @throws when a part of a chunk is gone
 */
export function chunkGroups(root: string, list: readonly Chunk[] = chunks): ChunkGroup[] {
  return list.map(({ name, parts: listed, added = [], alone = false }) => {
    const parts = listed.flatMap((part) => filesOf(root, part));
    const gone = parts.filter((part) => !existsSync(join(root, part)));
    if (gone.length > 0)
      throw new Error(`The chunk ${name} has no ${gone.join(', ')} any more: see src/build/bundle/chunks.ts`);
    // The bundler's paths have forward slashes on every system.
    const base = `${root.replaceAll('\\', '/').replace(/\/$/, '')}/`;
    const files = new Set([
      ...parts.filter((part) => !part.endsWith('/')).map((part) => base + part),
      ...added,
    ]);
    const folders = parts.filter((part) => part.endsWith('/')).map((part) => base + part);
    return {
      name,
      test: (id) => files.has(id) || folders.some((folder) => id.startsWith(folder)),
      includeDependenciesRecursively: !alone,
    };
  });
}
