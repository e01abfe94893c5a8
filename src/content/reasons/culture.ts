/** Cultural sites and mountains. */
import { type ReasonsByUrl, reasonLine } from './reason.ts';

export const cultureReasons: ReasonsByUrl = {
  '/Culture/Amboni_caves': [
    reasonLine('dry', 1, 2, 'hot above, dry under foot below'),
    reasonLine('rain', 3, 5, 'muddy passages'),
    reasonLine('dry', 6, 10, 'a dry floor underground'),
    reasonLine('rain', 11, 12, 'wet again'),
  ],
  '/Culture/Tanga_meseum': [
    reasonLine('quiet', 10, 2, 'thick walls in the hot months'),
    reasonLine('quiet', 3, 5, 'a roof for a downpour'),
    reasonLine('rain', 4, 5, 'long rains'),
    reasonLine('dry', 6, 9, 'the coolest months for the town walk'),
  ],
  '/Culture/Tongoni_Ruins': [
    reasonLine('dry', 1, 2, 'hot; come before nine'),
    reasonLine('rain', 3, 5, 'the tombs half vanish in green'),
    reasonLine('dry', 6, 10, 'short grass round the tombs'),
    reasonLine('rain', 11, 12, 'showers'),
  ],
  '/Culture/Muhembo_Ruins': [
    reasonLine('dry', 1, 2, 'hot, and the path is open'),
    reasonLine('rain', 3, 5, 'the path is overgrown'),
    reasonLine('dry', 6, 10, 'a breeze, and little undergrowth'),
    reasonLine('rain', 11, 12, 'showers'),
  ],
  '/Culture/Caravan_serai': [
    reasonLine('dry', 1, 2, 'hot but clear'),
    reasonLine('rain', 3, 5, 'flooded lanes'),
    reasonLine('dry', 6, 10, 'dry, and least humid'),
    reasonLine('feast', 10, 10, 'the arts festival, in most years'),
    reasonLine('rain', 11, 12, 'showers'),
  ],
  '/Culture/oldVai_gorge': [
    reasonLine('herds', 1, 3, 'wildebeest on the plain all round'),
    reasonLine('rain', 3, 5, 'tracks to the floor may close'),
    reasonLine('dry', 6, 10, 'dry and dusty, all tracks open'),
    reasonLine('green', 11, 12, 'a green plain after storms'),
  ],
  '/Culture/Tumbatu_island': [
    reasonLine('sea', 1, 2, 'a calm crossing, hot paths'),
    reasonLine('rain', 3, 5, 'a rough landing, ruins a thicket'),
    reasonLine('wind', 6, 10, 'steady wind for the crossing'),
    reasonLine('rain', 11, 12, 'showers'),
  ],
  '/Culture/Engaruka': [
    reasonLine('dry', 1, 2, 'hot; walk before eight'),
    reasonLine('rain', 3, 5, 'river beds across the track stop cars'),
    reasonLine('dry', 6, 10, 'dusty and passable'),
    reasonLine('green', 11, 12, 'first storms, green plots'),
  ],
  '/Culture/Isimila': [
    reasonLine('green', 12, 4, 'a green gully'),
    reasonLine('rain', 12, 4, 'slippery ground'),
    reasonLine('dry', 5, 10, 'cool and dry at 1,600 m'),
    reasonLine('dry', 11, 11, 'hot, before the rain'),
  ],
  '/Culture/Yambe_island': [
    reasonLine('sea', 1, 2, 'a calm crossing, hot forest'),
    reasonLine('rain', 3, 5, 'the bush closes'),
    reasonLine('dry', 6, 10, 'dry; choppy in July'),
    reasonLine('rain', 11, 12, 'showers'),
  ],
  '/Hikes/mount_kilimanjaro': [
    reasonLine('climb', 1, 2, 'colder, but clear'),
    reasonLine('rain', 3, 5, 'rain below, snow above'),
    reasonLine('climb', 6, 10, 'dry paths to Uhuru Peak'),
    reasonLine('rain', 11, 11, 'rain below, snow above'),
    reasonLine('feast', 12, 12, 'New Year on the summit; some showers'),
  ],
  '/Hikes/mount_usambara': [
    reasonLine('dry', 1, 2, 'fair days, dry paths'),
    reasonLine('feast', 12, 2, 'plums and pears at the markets'),
    reasonLine('rain', 3, 5, 'red paths turn to soap'),
    reasonLine('dry', 6, 10, 'dry paths, cold nights in July'),
    reasonLine('rain', 11, 12, 'a shorter wet spell'),
  ],
  '/Hikes/mount_udzungwa': [
    reasonLine('green', 11, 5, 'the falls at their loudest'),
    reasonLine('rain', 3, 5, 'the slickest roots'),
    reasonLine('dry', 6, 10, 'firm paths, clear pools'),
  ],
  '/Hikes/mount_meru': [
    reasonLine('climb', 1, 2, 'often clear, Kilimanjaro opposite'),
    reasonLine('rain', 3, 5, 'rain, and ice on the ridge'),
    reasonLine('climb', 6, 10, 'dry; cold in July and August'),
    reasonLine('rain', 11, 11, 'rain'),
    reasonLine('quiet', 12, 12, 'half-empty huts, some showers'),
  ],
  '/Hikes/mount_oldonyo-lengai': [
    reasonLine('climb', 1, 2, 'a dry spell, if the guides agree'),
    reasonLine('birds', 10, 2, 'flamingos on Lake Natron'),
    reasonLine('rain', 3, 5, 'not to be climbed'),
    reasonLine('climb', 6, 10, 'dry ash, clear nights'),
    reasonLine('rain', 11, 12, 'not to be climbed after heavy rain'),
  ],
};
