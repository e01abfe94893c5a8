/** The page of Darajani Market. */
export const darajaniMarket: Readonly<Record<string, string>> = {
  'Darajani Market: fish, spice and noise in Stone Town':
    'Darajani-Markt: Fisch, Gewürze und Lärm in Stone Town',
  'The market hall of 1904 at the edge of Stone Town: when the fish is auctioned, how to buy cloves that smell of something, and how to behave with a camera.':
    'Die Markthalle von 1904 am Rand von Stone Town: wann der Fisch versteigert wird, wie Sie Nelken kaufen, die nach etwas riechen, und wie Sie fotografieren.',
  'Fish auction before nine': 'Fischauktion vor neun',
  'Spice and coffee stalls': 'Stände mit Gewürzen und Kaffee',
  'Fruit in its season': 'Obst der Saison',
  'Kanga shops behind the hall': 'Kanga-Läden hinter der Halle',
  'Street snacks and tamarind juice': 'Imbisse und Tamarindensaft',
  'Follow your nose, then wish for a moment that you had not, then buy vanilla.':
    'Folgen Sie Ihrer Nase, bereuen Sie es kurz, und kaufen Sie dann Vanille.',
  'Daraja is a bridge. Until a century ago a tidal creek cut the old town off from Ng’ambo, “the other side”, where those lived who could not afford stone; the bridge stood here, and trade collected at its end as driftwood does. The creek has been filled in. It is Creek Road now, with minibuses in place of the boats.':
    'Daraja heißt Brücke. Bis vor einem Jahrhundert trennte ein Priel die Altstadt von Ng’ambo, „der anderen Seite“, wo alle lebten, die sich keinen Stein leisten konnten; hier stand die Brücke, und an ihrem Ende sammelte sich der Handel wie Treibholz. Der Priel ist zugeschüttet. Heute heißt er Creek Road und hat Kleinbusse statt Booten.',
  'Goods used to be sold in and about the Old Fort. The long hall with the gables went up in 1904, for Sultan Ali bin Hamud, and had all the marks of hygiene that the age believed in: high roof, stone slabs, drains. It is Marikiti Kuu to Zanzibaris, the chief market, and Estella in old papers, after a British official’s sister. Beside it a larger bazaar was added lately for clothes and telephones, so that food has the old building more to itself.':
    'Früher verkaufte man die Waren im Alten Fort und ringsum. Die lange Halle mit den Giebeln entstand 1904 für Sultan Ali bin Hamud und hatte alles, was die Zeit für Hygiene hielt: ein hohes Dach, Steinplatten, Abflüsse. Auf Sansibar heißt sie Marikiti Kuu, Hauptmarkt, und in alten Papieren Estella, nach der Schwester eines britischen Beamten. Daneben kam kürzlich ein größerer Basar für Kleider und Handys dazu, sodass die Lebensmittel das alte Gebäude mehr für sich haben.',
  'Not two minutes away people were sold. The slave market closed in 1873, thirty years before this one opened, and most guides join the two in one walk. Keep the exhibition for second, if you can: you will want air afterwards, and sweetness, and there are dates.':
    'Keine zwei Minuten entfernt wurden Menschen verkauft. Der Sklavenmarkt schloss 1873, dreißig Jahre bevor dieser öffnete, und die meisten Guides verbinden beides auf einem Gang. Heben Sie sich die Ausstellung möglichst für den Schluss auf: Danach wollen Sie Luft und etwas Süßes, und auf dem Markt gibt es Datteln.',
  'Stall by Stall': 'Stand für Stand',
  'Between about six and nine, boats’ catches are laid on wet stone and sold by a man who seems to be talking to himself. Sailfish, reef shark, squid in buckets. Closed shoes.':
    'Etwa von sechs bis neun liegen die Fänge der Boote auf nassem Stein und werden von einem Mann verkauft, der Selbstgespräche zu führen scheint. Segelfisch, Riffhai, Tintenfisch in Eimern. Geschlossene Schuhe.',
  'Rub, sniff, then bargain. Good cloves leave oil on the nail, good cinnamon snaps. The saffron is safflower, whatever you are told; the vanilla and the cardamom are real.':
    'Reiben, riechen, dann handeln. Gute Nelken lassen Öl am Nagel, guter Zimt bricht. Der Safran ist Färberdistel, was man Ihnen auch sagt; Vanille und Kardamom sind echt.',
  'Jackfruit by the slice, rambutan at New Year, and little fat bananas that spoil you for others. Vendors will cut a pineapple into a flower while you wait.':
    'Jackfrucht in Scheiben, Rambutan um Neujahr und kleine dicke Bananen, nach denen Ihnen andere nicht mehr schmecken. Die Händler schneiden eine Ananas zur Blüte, während Sie warten.',
  'Bread and beans': 'Brot und Bohnen',
  'Women sell mkate wa mofa, flat millet loaves, near the gate. Urojo, a sour mango soup with everything in it, comes in a bag or a bowl. Take the bowl.':
    'Nahe dem Tor verkaufen Frauen mkate wa mofa, flache Hirsebrote. Urojo, eine säuerliche Mangosuppe mit allem darin, gibt es in der Tüte oder in der Schale. Nehmen Sie die Schale.',
  'Kanga lanes': 'Kanga-Gassen',
  'Cotton in pairs with a proverb printed on the hem. Have it read to you before you give it to your mother-in-law.':
    'Baumwolle, immer zwei Tücher, mit einem Sprichwort auf dem Saum. Lassen Sie es sich vorlesen, bevor Sie sie Ihrer Schwiegermutter schenken.',
  'Go at eight. By eleven it is heat and elbows, and after two the best is gone.':
    'Gehen Sie um acht. Um elf sind es Hitze und Ellbogen, und nach zwei ist das Beste weg.',
  'The meat hall is not for the squeamish. There is a way round it.':
    'Die Fleischhalle ist nichts für Zartbesaitete. Man kann sie umgehen.',
  'Bag in front, telephone away; the crowd has quick hands among its honest ones.':
    'Tasche nach vorn, Handy weg; unter den ehrlichen Händen im Gedränge sind ein paar flinke.',
  'Ask “naweza kupiga picha?” before taking a picture, and buy something where you did.':
    'Fragen Sie „naweza kupiga picha?“, bevor Sie fotografieren, und kaufen Sie dort etwas.',
  'Opening offers to strangers run high. Halve it, laugh, settle near two thirds.':
    'Für Fremde beginnen die Preise hoch. Halbieren Sie, lachen Sie, einigen Sie sich bei zwei Dritteln.',
  'Cloth bag: plastic carriers are banned. Wash fruit, or peel it.':
    'Stoffbeutel: Plastiktüten sind verboten. Obst waschen oder schälen.',
  'On Fridays the trade thins at noon.': 'Freitags wird der Handel gegen Mittag dünn.',
  'Ten minutes on foot from the sea front through the lanes. Minibuses for the north leave close by; ours drops you at the cathedral end.':
    'Zehn Minuten zu Fuß von der Uferpromenade durch die Gassen. Die Kleinbusse nach Norden fahren in der Nähe ab; unserer setzt Sie auf der Seite der Kathedrale ab.',
  'Dead, mostly: tuna, kingfish, octopus, slipper lobster. Alive: chickens under baskets, house crows, a well-fed guild of cats.':
    'Meist tot: Thunfisch, Königsmakrele, Oktopus, Bärenkrebs. Lebendig: Hühner unter Körben, Glanzkrähen, eine wohlgenährte Katzenzunft.',
  'Most customers are cooks with a family to feed by one. Step aside for the hamali, the men with handcarts who shout “hodi, hodi”, greet before you ask, and take change with the right hand.':
    'Die meisten kaufen hier ein, um bis eins eine Familie satt zu bekommen. Machen Sie den Hamali Platz, den Männern mit den Handkarren, die „hodi, hodi“ rufen, grüßen Sie, bevor Sie fragen, und nehmen Sie Wechselgeld mit der rechten Hand.',
  'Book Your Darajani Market Experience Now': 'Ihr Erlebnis auf dem Darajani-Markt buchen',
};
