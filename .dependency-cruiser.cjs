/**
 * Who may know whom. `npm test` cruises with this and asserts that it saw the modules.
 * Parsed with swc: the cruiser cannot read TypeScript 7.
 */
const room = (...names) => `^src/(${names.join('|')})/`;
/** A room of the device, of which two hold several, is entered here. */
const DOOR = '^src/device/((office|transfer)/)?[^/]+/(index|page)\\.ts$';
/** Columns and form of a kind. */
const OFFICE_HALF = '^src/kinds/[^/]+/office\\.ts$';
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule(
      'no-circles',
      'Rooms and files form a tree.',
      {},
      { circular: true, dependencyTypesNot: ['type-only'] },
    ),
    // The types of TopoJSON are a package of types alone.
    rule(
      'resolves',
      'Every import leads somewhere.',
      {},
      { couldNotResolve: true, pathNot: '^(virtual:|topojson-specification$)' },
    ),
    rule(
      'contract-knows-zod-alone',
      'Both sides read the contract: it drags nothing along.',
      { path: room('contract') },
      { pathNot: [room('contract'), '^node_modules/zod/'] },
    ),
    rule(
      'kinds-know-the-contract',
      'A kind is data and rules that both sides read.',
      { path: room('kinds'), pathNot: OFFICE_HALF },
      { pathNot: [room('kinds', 'contract'), '^node_modules/zod/'] },
    ),
    rule(
      'the-office-half-is-for-the-office',
      'Columns and forms of the staff are loaded there alone.',
      { path: '^(src|server)/', pathNot: [room('office'), OFFICE_HALF] },
      { path: OFFICE_HALF },
    ),
    rule(
      'the-office-half-says-what-the-office-shows',
      'It is data in the forms of the office.',
      { path: OFFICE_HALF },
      {
        path: '^src/',
        pathNot: room('kinds', 'contract', 'content', 'words', 'office/kinds', 'office/time'),
      },
    ),
    rule(
      'content-knows-contract',
      'Content is data.',
      { path: room('content'), pathNot: room('content/editable') },
      { pathNot: [room('content', 'contract', 'kinds')] },
    ),
    rule(
      'rules-of-content-know-zod',
      'What the operator may change is described, and checked with Zod.',
      { path: room('content/editable') },
      { pathNot: [room('content', 'contract', 'kinds'), '^node_modules/zod/'] },
    ),
    rule(
      'only-its-editor-loads-rules-of-content',
      'No page and no phone in the field loads what one section of management needs.',
      { path: '^src/', pathNot: room('build', 'content/editable', 'office/departments/management/site') },
      {
        path: '^src/content/editable/(items|operator-items|field-|fields-|check-|clean-)',
        pathNot: 'field-path',
      },
    ),
    rule(
      'artwork-is-pure',
      'Same recipe, same picture, in the browser and at build.',
      { path: room('artwork') },
      { pathNot: room('artwork', 'content') },
    ),
    rule(
      'device-knows-contract',
      'The local-first layer serves pages and worker alike.',
      { path: room('device') },
      {
        pathNot: [
          room('device', 'contract', 'kinds'),
          '^node_modules/(@hpke|@simplewebauthn|dexie|dexie-react-hooks|react|uuid|web-vitals)/',
        ],
      },
    ),
    rule(
      'words-know-the-contract',
      'Every room says its texts by it.',
      { path: room('words') },
      { path: '^(src|server)/', pathNot: room('words', 'contract') },
    ),
    rule(
      'ui-knows-nothing-of-ours',
      'Parts have no idea of safaris.',
      { path: room('ui') },
      { path: '^(src|server)/', pathNot: room('ui', 'words') },
    ),
    rule(
      'forms-stay-apart',
      'A form uses device, content, contract, artwork and ui.',
      { path: room('forms') },
      {
        path: '^src/',
        pathNot: room('forms', 'device', 'content', 'contract', 'kinds', 'artwork', 'ui', 'words'),
      },
    ),
    rule(
      'no-form-knows-another',
      'What two forms share lies in the engine, which knows neither.',
      { path: '^src/forms/([^/]+)/' },
      { path: '^src/forms/[^/]+/', pathNot: ['^src/forms/$1/', room('forms/engine')] },
    ),
    rule(
      'office-knows-the-engine-alone',
      'Forms of the staff share the engine of the public ones, and nothing else of them.',
      { path: room('office') },
      {
        path: '^src/',
        pathNot: room(
          'office',
          'forms/engine',
          'device',
          'content',
          'contract',
          'kinds',
          'artwork',
          'ui',
          'words',
        ),
      },
    ),
    rule(
      'no-department-knows-another',
      'What departments share lies in kinds, records, features, shell and table.',
      { path: '^src/office/departments/([^/]+)/' },
      { path: '^src/office/departments/', pathNot: '^src/office/departments/$1/' },
    ),
    rule(
      'shared-rooms-know-no-department',
      'A department is the last to know.',
      { path: '^src/office/', pathNot: '^src/office/departments/' },
      { path: '^src/office/departments/' },
    ),
    rule(
      'the-office-has-one-page',
      'What the public pages take from the office brings all of it to their readers.',
      { path: room('pages'), pathNot: '^src/pages/office\\.tsx' },
      { path: room('office') },
    ),
    rule(
      'pages-lie-below-app',
      'App shows pages, never the other way round.',
      { path: room('pages') },
      { path: [room('app', 'build'), '^src/(main|prerender)\\.tsx'] },
    ),
    rule(
      'the-bridge-is-the-only-door',
      'Pages reach the service worker through its bridge and what it saved.',
      { path: '^src/', pathNot: [room('service-worker', 'build')] },
      {
        path: room('service-worker'),
        pathNot: '^src/service-worker/(bridge|saved-site|check-saved-site|pack-types)\\.ts$',
      },
    ),
    rule(
      'worker-knows-device-and-contract',
      'No page, no content in the worker.',
      { path: room('service-worker') },
      { path: '^src/', pathNot: room('service-worker', 'device', 'contract', 'kinds') },
    ),
    rule(
      'device-rooms-have-doors',
      'A room of the device is entered by its index.ts, or by pages through its page.ts; all may use its core.',
      { path: '^src/', pathNot: '^src/device/[^/]+/' },
      { path: '^src/device/[^/]+/', pathNot: ['^src/device/core/', DOOR] },
    ),
    rule(
      'device-rooms-see-doors',
      'The same between two rooms of the device.',
      { path: '^src/device/((?:(?:office|transfer)/)?[^/]+)/' },
      { path: '^src/device/[^/]+/', pathNot: ['^src/device/$1/', '^src/device/core/', DOOR] },
    ),
    rule(
      'the-database-has-no-door',
      'Tables of the device are read by its rooms, which export what others need of them.',
      { path: '^src/', pathNot: room('device') },
      { path: '^src/device/core/(database|tables)\\.ts$' },
    ),
    rule(
      'worker-enters-no-page-door',
      'What needs a window is not for the service worker.',
      { path: room('service-worker') },
      { path: '^src/device/[a-z/-]+/page\\.ts$', reachable: true },
    ),
    rule(
      'dexie-only-in-device',
      'One room knows the database.',
      { pathNot: [room('device'), '^node_modules'] },
      { path: '^node_modules/dexie' },
    ),
    rule(
      'sql-only-in-store',
      'One room knows SQL.',
      { path: '^server/', pathNot: '^server/store/' },
      { path: '^node_modules/(better-sqlite3|kysely|pg)/' },
    ),
    rule(
      'src-never-knows-server',
      'The site does not know its server.',
      { path: '^src/' },
      { path: '^server/' },
    ),
    rule(
      'server-knows-contract-and-content',
      'The server reads what both sides agree on.',
      { path: '^server/', pathNot: '^server/dev/' },
      // Translations of the content are tables, which an editor of the site sees beside it.
      { path: '^src/', pathNot: room('contract', 'kinds', 'content', 'words/(german|french)/content') },
    ),
    rule(
      'dev-knows-the-build',
      'The server for development draws pages as the build does.',
      { path: '^server/dev/' },
      { path: '^src/', pathNot: room('contract', 'kinds', 'content', 'build') },
    ),
    rule(
      'nobody-knows-dev',
      'What is shipped does not know how it is worked on.',
      { path: '^(src|server)/', pathNot: '/dev/' },
      { path: '^(server|src/build)/dev/' },
    ),
    rule(
      'nobody-knows-tests',
      'Tests look in; nothing looks out.',
      { path: '^(src|server)/' },
      { path: '^tests/' },
    ),
    rule(
      'no-node-in-the-browser',
      'What runs in a browser imports nothing of Node.',
      { path: '^src/', pathNot: [room('build'), '^src/prerender\\.tsx'] },
      { dependencyTypes: ['core'] },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$|\\.d\\.ts$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
