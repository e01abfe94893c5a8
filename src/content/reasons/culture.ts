/** Cultural sites and mountains. */
import { because, type Reasons } from './reason.ts';

export const cultureReasons: Reasons = {
  '/Culture/Amboni_caves': [
    because('dry', 1, 2, 'hot above, dry under foot below'),
    because('rain', 3, 5, 'muddy passages'),
    because('dry', 6, 10, 'a dry floor underground'),
    because('rain', 11, 12, 'wet again'),
  ],
  '/Culture/Tanga_meseum': [
    because('quiet', 10, 2, 'thick walls in the hot months'),
    because('quiet', 3, 5, 'a roof for a downpour'),
    because('rain', 4, 5, 'long rains'),
    because('dry', 6, 9, 'the coolest months for the town walk'),
  ],
  '/Culture/Tongoni_Ruins': [
    because('dry', 1, 2, 'hot; come before nine'),
    because('rain', 3, 5, 'the tombs half vanish in green'),
    because('dry', 6, 10, 'short grass round the tombs'),
    because('rain', 11, 12, 'showers'),
  ],
  '/Culture/Muhembo_Ruins': [
    because('dry', 1, 2, 'hot, and the path is open'),
    because('rain', 3, 5, 'the path is overgrown'),
    because('dry', 6, 10, 'a breeze, and little undergrowth'),
    because('rain', 11, 12, 'showers'),
  ],
  '/Culture/Caravan_serai': [
    because('dry', 1, 2, 'hot but clear'),
    because('rain', 3, 5, 'flooded lanes'),
    because('dry', 6, 10, 'dry, and least humid'),
    because('feast', 10, 10, 'the arts festival, in most years'),
    because('rain', 11, 12, 'showers'),
  ],
  '/Culture/oldVai_gorge': [
    because('herds', 1, 3, 'wildebeest on the plain all round'),
    because('rain', 3, 5, 'tracks to the floor may close'),
    because('dry', 6, 10, 'dry and dusty, all tracks open'),
    because('green', 11, 12, 'a green plain after storms'),
  ],
  '/Culture/Tumbatu_island': [
    because('sea', 1, 2, 'a calm crossing, hot paths'),
    because('rain', 3, 5, 'a rough landing, ruins a thicket'),
    because('wind', 6, 10, 'steady wind for the crossing'),
    because('rain', 11, 12, 'showers'),
  ],
  '/Culture/Engaruka': [
    because('dry', 1, 2, 'hot; walk before eight'),
    because('rain', 3, 5, 'river beds across the track stop cars'),
    because('dry', 6, 10, 'dusty and passable'),
    because('green', 11, 12, 'first storms, green plots'),
  ],
  '/Culture/Isimila': [
    because('green', 12, 4, 'a green gully'),
    because('rain', 12, 4, 'slippery ground'),
    because('dry', 5, 10, 'cool and dry at 1,600 m'),
    because('dry', 11, 11, 'hot, before the rain'),
  ],
  '/Culture/Yambe_island': [
    because('sea', 1, 2, 'a calm crossing, hot forest'),
    because('rain', 3, 5, 'the bush closes'),
    because('dry', 6, 10, 'dry; choppy in July'),
    because('rain', 11, 12, 'showers'),
  ],
  '/Hikes/mount_kilimanjaro': [
    because('climb', 1, 2, 'colder, but clear'),
    because('rain', 3, 5, 'rain below, snow above'),
    because('climb', 6, 10, 'dry paths to Uhuru Peak'),
    because('rain', 11, 11, 'rain below, snow above'),
    because('feast', 12, 12, 'New Year on the summit; some showers'),
  ],
  '/Hikes/mount_usambara': [
    because('dry', 1, 2, 'fair days, dry paths'),
    because('feast', 12, 2, 'plums and pears at the markets'),
    because('rain', 3, 5, 'red paths turn to soap'),
    because('dry', 6, 10, 'dry paths, cold nights in July'),
    because('rain', 11, 12, 'a shorter wet spell'),
  ],
  '/Hikes/mount_udzungwa': [
    because('green', 11, 5, 'the falls at their loudest'),
    because('rain', 3, 5, 'the slickest roots'),
    because('dry', 6, 10, 'firm paths, clear pools'),
  ],
  '/Hikes/mount_meru': [
    because('climb', 1, 2, 'often clear, Kilimanjaro opposite'),
    because('rain', 3, 5, 'rain, and ice on the ridge'),
    because('climb', 6, 10, 'dry; cold in July and August'),
    because('rain', 11, 11, 'rain'),
    because('quiet', 12, 12, 'half-empty huts, some showers'),
  ],
  '/Hikes/mount_oldonyo-lengai': [
    because('climb', 1, 2, 'a dry spell, if the guides agree'),
    because('birds', 10, 2, 'flamingos on Lake Natron'),
    because('rain', 3, 5, 'not to be climbed'),
    because('climb', 6, 10, 'dry ash, clear nights'),
    because('rain', 11, 12, 'not to be climbed after heavy rain'),
  ],
};
