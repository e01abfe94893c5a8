/** Pages that are the only one of their kind, in so far as they are translated. */
export const sitePages: Readonly<Record<string, string>> = {
  'Plan your trip: send a booking request': 'Planen Sie Ihre Reise: Buchungsanfrage senden',
  'Tell us who travels, when, and what matters to you. The request is kept on your device until it has reached us, even without a signal.':
    'Sagen Sie uns, wer reist, wann, und was Ihnen wichtig ist. Die Anfrage bleibt auf Ihrem Gerät, bis sie bei uns ist, auch ohne Netz.',
  'Plan Your Trip': 'Reise planen',
  'Fill out the form below to start planning your unforgettable trip!':
    'Füllen Sie das Formular aus, und die Planung Ihrer unvergesslichen Reise beginnt!',
  'Two lit safari tents under an acacia and a lantern, the Milky Way rising over a sleeping plain.':
    'Zwei erleuchtete Safarizelte unter einer Akazie und eine Laterne, über einer schlafenden Ebene geht die Milchstraße auf.',
  'What this device has sent, and what waits': 'Was dieses Gerät gesendet hat, und was wartet',
  'Every booking request written on this device: what is waiting for a signal, what has reached us and when, each with the reference to quote when you call.':
    'Jede Anfrage, die auf diesem Gerät geschrieben wurde: was auf Netz wartet, was bei uns ist und seit wann, mit der Referenz für Ihren Anruf.',
  'Sent from this device': 'Von diesem Gerät gesendet',
  'What you write here is kept until it has reached us. Each request has a stamp; quote the reference on it when you call.':
    'Was Sie hier schreiben, wird aufbewahrt, bis es bei uns ist. Jede Anfrage trägt einen Stempel; nennen Sie die Referenz darauf, wenn Sie anrufen.',
  'A dhow with a lantern and a parcel on deck sails by night towards the lights of a far shore.':
    'Eine Dau mit Laterne und Paket an Deck segelt bei Nacht auf die Lichter einer fernen Küste zu.',
};
