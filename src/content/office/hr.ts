/**
 * Content of HR: sample rows of employees (docs/contract.md#sample-figures) and the training of a safari
 * operator.
 */

export interface EmployeeRow {
  name: string;
  position: string;
  performance: string;
  satisfaction: string;
}

export const employeeRows: readonly EmployeeRow[] = [
  { name: 'Sample employee A', position: 'Safari guide', performance: 'Excellent', satisfaction: '92%' },
  { name: 'Sample employee B', position: 'Camp manager', performance: 'Very good', satisfaction: '88%' },
  { name: 'Sample employee C', position: 'Driver', performance: 'Good', satisfaction: '81%' },
  { name: 'Sample employee D', position: 'Boat crew', performance: 'Good', satisfaction: '79%' },
  { name: 'Sample employee E', position: 'Bookings desk', performance: 'Very good', satisfaction: '85%' },
];

export interface TrainingModule {
  title: string;
  forWhom: string;
  /** How long it takes, and how often it is repeated. */
  time: string;
  /** Why we do it, in a sentence or two. */
  why: string;
  topics: readonly string[];
  /** Ability that proves that somebody has passed. */
  passed: string;
}

export const trainingModules: readonly TrainingModule[] = [
  {
    title: 'First aid far from a hospital',
    forWhom: 'Guides, drivers, camp and boat crews',
    time: 'Two days, refreshed every year',
    why: 'In most of our parks the next doctor is hours away. Until then we are the help.',
    topics: [
      'Scene safety, then breathing, bleeding and shock, in this order',
      'Heat exhaustion, dehydration, and who is at risk of them',
      'Bites, stings and snake bite: keep still, splint, carry; never cut, never tie off',
      'Altitude sickness on Kilimanjaro and Meru: the signs that mean going down at once',
      'Near drowning and jellyfish stings on the coast',
      'What is in the kit of a vehicle, a boat and a camp, and who checks it on the first of the month',
    ],
    passed: 'Treats a casualty for an hour alone, and calls for evacuation in the agreed words.',
  },
  {
    title: 'Guiding and telling',
    forWhom: 'Guides and trainee guides',
    time: 'Five days on the northern circuit, then one day each season',
    why: 'Guests remember what they understood. A good guide shows less and explains more.',
    topics: [
      'Tracks, calls and behaviour: saying what an animal is about to do, and why',
      'Distances to animals and the rules of TANAPA and the Ngorongoro authority; leaving a sighting to others',
      'The year: calving, river crossings, rains, flowers of Kitulo, turtles of Maziwi',
      'People and places: how Maasai, Hadza, Swahili and Shirazi heritage is told without making anyone a sight',
      'Pace, shade, water and toilets: planning a day for a child of six and a guest of seventy-six',
    ],
    passed: 'Leads a full day with guests while an experienced guide only listens.',
  },
  {
    title: 'Guest safety in camp and on foot',
    forWhom: 'Everyone who works where guests sleep or walk',
    time: 'Half a day, before the first shift, then every season',
    why: 'Camps are not fenced. Most accidents happen between the tent and the fire.',
    topics: [
      'The first briefing: what every guest must hear before dark',
      'Escorts after sunset, torches, whistles, and what one blast and three blasts mean',
      'Food, soap and shoes: what brings hyenas, elephants, baboons and ants',
      'Walking: order of the line, wind, hand signs, and when to turn back',
      'Fire: cooking places, gas, the bucket line, and where all meet',
    ],
    passed: 'Gives the briefing from memory, and runs a head count of the camp in five minutes.',
  },
  {
    title: 'Driving and vehicles',
    forWhom: 'Drivers and driver guides',
    time: 'Two days, and a check drive every six months',
    why: 'The road is the most dangerous animal of Tanzania.',
    topics: [
      'Daily checks: tyres, brakes, lights, water, fuel, belts for every seat',
      'Sand, black cotton soil, river crossings and the crater roads',
      'Recovery with jack, boards and winch, with guests out of the way',
      'Speed, hours at the wheel and rest; no driving after dark outside towns',
      'The manifest: who is on board, and logging people transported before leaving',
    ],
    passed: 'Drives a route of the north with recovery tasks, without haste and without a mark.',
  },
  {
    title: 'On the water',
    forWhom: 'Boat crews and coast guides',
    time: 'Two days, refreshed every year before the season',
    why: 'Maziwi, Mafia and Mnemba are an hour of open water from help.',
    topics: [
      'Weather, tide and the decision not to go',
      'Life jackets on before the boat moves, a count at every boarding',
      'Snorkel groups: buddy pairs, a lookout who does nothing else',
      'Reef and turtle rules: no standing, no touching, no light on nesting beaches',
      'Man overboard, engine failure, and the call to the marine radio channel',
    ],
    passed: 'Brings a crew and a casualty back to the boat within six minutes.',
  },
  {
    title: 'Radio, signal and emergencies',
    forWhom: 'All field staff',
    time: 'Half a day, drill every quarter',
    why: 'When something happens, short words in the agreed order save the half hour that counts.',
    topics: [
      'Channels and call signs, who listens and when; one sentence, then release the button',
      'The emergency message: who, where, what, how many, what is needed',
      'Positions from the map page, which works without a signal',
      'Evacuation: airstrips, the nearest clinic for each camp, and who decides',
      'After it: log, family, authorities, and nobody posts pictures',
    ],
    passed: 'Sends a full emergency message in under a minute, from a noisy vehicle.',
  },
  {
    title: 'Passports and personal data',
    forWhom: 'Bookings desk, operations, management, and whoever sees a guest list',
    time: 'Two hours, when the account is made, then every year',
    why: 'Guests trust us with what a thief needs. A passport number is sealed on their own device and opens for one person at a time.',
    topics: [
      'What is sealed, what is masked, and that each opening is written into the audit log with your name',
      'Open a number only for the booking it is needed for; never copy it into a chat, a mail or a note',
      'Never photograph passports on a private telephone',
      'Own account, own password, sign out on shared devices; what to do when a telephone is lost',
      'A guest asks what we have stored, or wants it erased: hand it to management the same day',
    ],
    passed: 'Answers ten cases from the desk without a wrong one.',
  },
  {
    title: 'Working without a signal',
    forWhom: 'Everyone with an account',
    time: 'One hour, with your own telephone in hand',
    why: 'What you log at a camp must arrive exactly once. The app sees to it, if you know what it tells you.',
    topics: [
      'Sign in while there is a signal; after that everything works without one',
      'The count of what is not sent: what it means, and why nobody should clear a browser while it stands',
      'An entry that waits for you: reading what is wrong, mending it, or letting it go',
      'Two people changed the same record: both versions are shown, and you choose',
      'Signing out removes everything from the device: first send, or save to a file',
    ],
    passed: 'Logs five people in flight mode, then finds all five in the office once.',
  },
  {
    title: 'Hosting and respect',
    forWhom: 'Everyone who meets guests',
    time: 'One day in the first month',
    why: 'Guests come back for people. So do the villages that let us in.',
    topics: [
      'Names, greetings in Swahili, and how to say no kindly',
      'Allergies, diets, prayer times, and guests who need another pace',
      'Photographs of people: ask, and accept no',
      'Children, harassment and begging: where we stand, and whom to tell',
      'Tips and gifts: one box, one list, shared every week',
    ],
    passed: 'Hosts an evening at camp, start to finish, with a guest who complains.',
  },
];

/** Steps of a career, and how to reach each. */
export const developmentSteps: readonly { title: string; text: string }[] = [
  {
    title: 'From camp hand to trainee guide',
    text: 'A season in camp, First aid and Guest safety passed, then a year beside an experienced guide.',
  },
  {
    title: 'From trainee to guide',
    text: 'Guiding and telling passed, the licence of the authorities, and ten days led alone in each of two parks.',
  },
  {
    title: 'From driver to driver guide',
    text: 'Two years without an accident, Driving passed twice, then the guiding days of one season.',
  },
  {
    title: 'From desk to department lead',
    text: 'All data courses passed, one season in the field, and a month of deputising for the lead.',
  },
];
