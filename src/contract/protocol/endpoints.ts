/**
 * Every call of the API, written once. Kept apart from the pages' addresses, because pages that are only read
 * make no calls.
 */

/** Calls of the API (docs/contract.md#calls). Same origin as the site. */
export const endpoints = {
  health: '/api/health',
  companyPackage: '/api/companypackage',
  bookings: '/api/bookings',
  tripPlans: '/api/tripplans',
  flightRequests: '/api/flightrequests',
  eventRequests: '/api/eventrequests',
  /** This address is also a page, see `isApiRequest`. */
  stayBookings: '/stay_bookings',
  lookup: '/api/lookup',
  sealingKey: '/api/sealing-key',
  analytics: '/api/analytics',
  login: '/userslogin',
  /** GET: who is signed in; DELETE: sign out. */
  session: '/api/session',
  password: '/api/password',
  /** PUT: the language of one's account. */
  language: '/api/language',
  /** POST: gives the password or a passkey once more, before what needs a fresh proof. */
  proof: '/api/proof',
  /** GET: one's passkeys; POST: adds one; DELETE with an id: removes it. */
  passkeys: '/api/passkeys',
  /** POST: the challenge for a new passkey, or for a proof. */
  passkeyOptions: '/api/passkeys/options',
  /** POST: the challenge for signing in with a passkey alone. */
  passkeyChallenge: '/api/passkeys/challenge',
  /** POST: signs in with the answer of a passkey, or with a recovery code. */
  passkeyLogin: '/api/passkeys/login',
  /** POST: new recovery codes in place of the present ones. */
  recoveryCodes: '/api/recovery-codes',
  /** GET: one's open sessions and known devices; DELETE with an id: ends one. Below an account: management's. */
  sessions: '/api/sessions',
  accounts: '/api/accounts',
  audit: '/api/audit',
  /** GET: the lists of the staff, under the names of the original site. */
  bookingInfos: '/api/bookinginfos',
  packagesBookings: '/api/packagesbookings',
  updateBooking: '/api/updateBooking',
  souvenirs: '/api/souvenirs',
  souvenir: '/api/souvenir',
  people: '/api/people',
  leads: '/api/leads',
  campaigns: '/api/campaigns',
  marketing: '/api/marketing',
  feedback: '/api/feedback',
  templates: '/api/templates',
  capacities: '/api/capacities',
  payments: '/api/payments',
  training: '/api/training',
  resources: '/api/resources',
  souvenirSteps: '/api/souvenirsteps',
  /** GET: records since a cursor; POST: one change of a record. */
  changes: '/api/changes',
  changesStream: '/api/changes/stream',
  /** POST: says that one is writing to a guest, which the stream tells colleagues; nothing is stored. */
  writing: '/api/writing',
  removals: '/api/removals',
  notes: '/api/notes',
  /** POST: says that two requests are of one guest, or of two. */
  guestLinks: '/api/guestlinks',
  /** POST: saves or removes a view of a table; the feed brings them. */
  views: '/api/views',
  /** POST: drafts a field of the public site, or takes the draft back; the feed brings them. */
  siteDrafts: '/api/site/drafts',
  /** GET: the operator's photographs, and with an id one of them as a small JPEG. */
  sitePhotos: '/api/site/photos',
  /** POST: a part of a photograph for the public site. */
  sitePhotoParts: '/api/site/photo-parts',
  /** GET: everything of the site that can be changed, with its present values. */
  siteItems: '/api/site/items',
  /**
   * GET: what was published, and what waits for its time; POST: publishes drafts, or undoes an edition; DELETE with the id
   * of a release that waits: takes it back.
   */
  siteEditions: '/api/site/editions',
  /** POST: draws the site with drafts; GET with a version: one of its documents. */
  sitePreview: '/api/site/preview',
  /** POST: a new version of what was submitted before. */
  corrections: '/api/corrections',
  /** POST: opens one passport number, which the audit log records. */
  passports: '/api/passports',
  /** POST: requests of guests of all departments, for those who drive them. */
  guests: '/api/guests',
  /** Page views and web vitals, added up. */
  figures: '/api/figures',
  /** GET: sums for departments that may not see the records behind them. */
  financeFigures: '/api/figures/finance',
  hrFigures: '/api/figures/hr',
  requestFigures: '/api/figures/requests',
  /** POST: a device reports the state of its outbox; GET: management reads all reports. */
  devices: '/api/devices',
  /**
   * POST: a device registers the key with which it signs; GET: whether a key is revoked, for its device; DELETE with
   * account and device: revokes its keys.
   */
  deviceKeys: '/api/devicekeys',
  /** GET: how departments hear of new requests; PUT: changes that of one. */
  notices: '/api/notices',
  retention: '/api/retention',
  /** GET: state of the retention job; POST: management confirms the clock. */
  retentionRun: '/api/retention/run',
  /** POST: everything stored about one customer; DELETE: erases it. */
  customers: '/api/customers',
  metrics: '/api/metrics',
  log: '/api/log',
  /** GET: room on the server's disk. */
  disk: '/api/disk',
  replay: '/api/replay',
  /** POST: one envelope of an outbox file, or of a copy that a device kept. */
  sealedReplay: '/api/sealedreplay',
  /** Which of some ids are held, for devices that met a restored database. */
  known: '/api/known',
} as const;
