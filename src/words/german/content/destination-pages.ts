/** The lists of destinations. */
export const destinationPages: Readonly<Record<string, string>> = {
  'Five mountains, from a day’s walk to a waterfall to nine days round Kilimanjaro.':
    'Fünf Berge, von der Tageswanderung zu einem Wasserfall bis zu neun Tagen rund um den Kilimandscharo.',
  'Five islands of the mainland coast, from a bar of sand that the tide covers to a marine park.':
    'Fünf Inseln vor der Festlandküste, von einer Sandbank, die die Flut bedeckt, bis zu einem Meerespark.',
  'Boats here go by the tide, so each page says how you get across and when. June to October is dry and the best time for nearly all; a day or two is enough for the small ones, while Mafia deserves most of a week.':
    'Boote fahren hier nach den Gezeiten, darum sagt jede Seite, wie Sie hinüberkommen und wann. Juni bis Oktober ist trocken und für fast alle die beste Zeit; für die kleinen genügen ein oder zwei Tage, Mafia verdient fast eine Woche.',
  'Five islands, five reasons': 'Fünf Inseln, fünf Gründe',
  'Whale sharks feed along the western shore; the reefs lie on the eastern.':
    'Am Westufer fressen Walhaie; die Riffe liegen am Ostufer.',
  'Sand, terns and a reef. The highest tides cover all of it.':
    'Sand, Seeschwalben und ein Riff. Die höchsten Fluten bedecken alles.',
  'Strangler figs hold the old walls together, and fruit bats leave them at dusk.':
    'Würgefeigen halten die alten Mauern zusammen, in der Dämmerung verlassen sie die Flughunde.',
  'Nobody lives here. At the right low tide you can walk across from the mainland.':
    'Hier wohnt niemand. Bei der richtigen Ebbe können Sie vom Festland hinüberlaufen.',
  'Its lighthouse once led ships into Tanga. Swallows have the tower now.':
    'Sein Leuchtturm führte einst Schiffe nach Tanga. Nun gehört der Turm den Schwalben.',
  Islands: 'Inseln',
  Explore: 'Entdecken',
  'Five islands between Tanga and Mafia as posters: what each has that the others lack, its best months and its rain, and how long most guests stay there.':
    'Fünf Inseln zwischen Tanga und Mafia als Plakate: was jede hat und den anderen fehlt, ihre besten Monate, ihr Regen und wie lange die meisten Gäste bleiben.',
  'An old town, two markets, a palace, a forest, and beaches along the north and the east.':
    'Eine Altstadt, zwei Märkte, ein Palast, ein Wald und Strände im Norden und Osten.',
  'Most guests begin with two or three days in Stone Town and then move to a beach. The coasts differ: on some shores low water takes the sea far out, on others hardly ten paces. Each page says what to expect. Mafia and Tumbatu Islands are here as well.':
    'Die meisten Gäste beginnen mit zwei, drei Tagen in Stone Town und ziehen dann an einen Strand. Die Küsten sind verschieden: Mancherorts weicht das Meer bei Ebbe weit zurück, anderswo kaum zehn Schritte. Jede Seite sagt, was Sie erwartet. Auch Mafia und Tumbatu Island finden Sie hier.',
  Places: 'Orte',
  'Stone Town, markets, a palace, a forest, beaches and islands of Zanzibar, with Mafia and Tumbatu besides: best months, rain, and what to do in each place.':
    'Stone Town, Märkte, ein Palast, ein Wald, Strände und Inseln Sansibars, dazu Mafia und Tumbatu: beste Monate, Regen und was Sie an jedem Ort tun können.',
  'Stone tools, coral mosques, caravan yards and a cave where people still pray.':
    'Steinwerkzeuge, Korallenmoscheen, Karawanenhöfe und eine Höhle, in der noch immer gebetet wird.',
  'An hour is enough for some of these, others take the day. Many lie near Tanga and Pangani, a few beside the road to a park, so they fit between two longer stays. Each page has a word on the people who live there.':
    'Für manche reicht eine Stunde, andere füllen den Tag. Viele liegen bei Tanga und Pangani, einige an der Straße zu einem Park, so passen sie zwischen zwei längere Aufenthalte. Jede Seite sagt auch ein Wort über die Menschen, die dort leben.',
  'Cultural sites': 'Kulturstätten',
  'Nine sites of Tanzania’s past, from stone tools at Isimila and Olduvai to Swahili ruins near Tanga: time needed, best months, and how to visit with respect.':
    'Neun Stätten aus Tansanias Vergangenheit, von Steinwerkzeugen in Isimila bis zu Swahili-Ruinen bei Tanga: Zeitbedarf, beste Monate, respektvoller Besuch.',
  'Each page gives the height, the routes and the hours or days that they take, and says plainly what is hard about them. Kilimanjaro and Meru are climbs of several days; Lengai is one long night; Udzungwa and Usambara are for walking.':
    'Jede Seite nennt die Höhe, die Routen und die Stunden oder Tage, die sie dauern, und sagt offen, was daran schwer ist. Kilimandscharo und Meru sind Besteigungen von mehreren Tagen; Lengai ist eine lange Nacht; Udzungwa und Usambara sind zum Wandern da.',
  Mountains: 'Berge',
  'Kilimanjaro, Meru, Oldonyo Lengai, Udzungwa and Usambara compared: how high, how many days or hours, which months are dry, and who each of them suits.':
    'Kilimandscharo, Meru, Oldonyo Lengai, Udzungwa und Usambara im Vergleich: wie hoch, wie viele Tage oder Stunden, welche Monate trocken sind, zu wem jeder passt.',
  'Beaches and islands of the Tanzanian mainland coast': 'Strände und Inseln an der Festlandküste Tansanias',
  'Zanzibar: thirteen places, from Stone Town to reef':
    'Sansibar: dreizehn Orte, von Stone Town bis zum Riff',
  'Culture and history: caves, ruins and old towns': 'Kultur und Geschichte: Höhlen, Ruinen, alte Städte',
  'Hiking and trekking in Tanzania: five mountains': 'Wandern und Trekking in Tansania: fünf Berge',
  // As the answers to the choice of a month need them, in the dative.
  islands: 'Inseln',
  places: 'Orten',
  sites: 'Stätten',
  mountains: 'Bergen',
};
