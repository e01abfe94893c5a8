/** Places of pages that show a photograph of the operator once there is one, and nothing before. */

/** Headings by the part of the page, which ends the slug of its photograph: "luxury-travel-bed". */
export const packagePhotographs = {
  bed: 'Where you sleep',
  vehicle: 'What you travel in',
  people: 'Who goes with you',
} as const;

export const stayPhotographs = { house: 'The house', bed: 'Where you sleep' } as const;

export const teamPhotographs = { people: 'The people themselves' } as const;
