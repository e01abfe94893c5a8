/** slide-shows */
export const slideShows: Readonly<Record<string, string>> = {
  'No two alike': 'Keine zwei sind gleich',
  'A volcano fell in and left a bowl 610 m deep, with over 25,000 large animals on its floor.':
    'Ein Vulkan stürzte ein und hinterließ einen 610 m tiefen Kessel mit über 25.000 großen Tieren auf dem Boden.',
  'Steep forest on Lake Tanganyika, reached by boat, where you climb to the chimpanzees on foot.':
    'Steiler Wald am Tanganjikasee, nur per Boot erreichbar, in dem Sie zu Fuß zu den Schimpansen hinaufsteigen.',
  'A plateau of flowers above 2,600 m: from November to April people come here for orchids, not lions.':
    'Ein Plateau voller Blumen oberhalb von 2.600 m: Von November bis April kommt man der Orchideen wegen, nicht wegen der Löwen.',
};
