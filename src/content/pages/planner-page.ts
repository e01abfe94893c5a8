/** Texts of /plan, where a visitor builds a trip. */
import { plannerPoster } from '../posters/planner.ts';
import { mapPage } from './map-page.ts';

export const plannerPage = {
  head: {
    title: 'Build your own trip through Tanzania on the map',
    description:
      'Pick parks and beaches on the map, choose nights, and see the roads, the months, the days and a price from our published rates. Works without a signal.',
  },
  poster: plannerPoster,
  title: 'Build your trip',
  standfirst:
    'Pick places, choose nights, see the roads between them. Nothing is booked: send it to us, and you get an offer.',
  stopsTitle: 'Your stops',
  empty: 'No stop yet. Choose a first place below, or press one on the map.',
  summaryTitle: 'What it comes to',
  summaryEmpty: 'Days, hours on the road, months and a price appear here with the first place.',
  mapHint: 'Press a place to add it, and once more to take it out.',
  sheetsTitle: mapPage.sheetsTitle,
  country: mapPage.country,
  zoom: mapPage.zoom,
  attribution: mapPage.attribution,
} as const;
