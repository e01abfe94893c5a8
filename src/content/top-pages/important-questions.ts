/** Questions that people ask before they come. */
import type { TitledText } from '../types.ts';

export const importantQuestions: { title: string; items: readonly TitledText[] } = {
  title: 'Questions before the journey',
  items: [
    {
      title: 'When is the best time for a safari?',
      text: 'June to October if you want animals in numbers and dry roads. January to March for calves in the southern Serengeti and calm sea. April and May for green country, low prices and company that does not mind rain.',
    },
    {
      title: 'Can I combine safari and Zanzibar in one week?',
      text: 'You can, with four nights in the bush and three by the sea, and one flight between. Ten days are kinder. Our packages with both take ten.',
    },
    {
      title: 'Do I need a visa, and can I get it at the airport?',
      text: 'Most travellers need one. Many can buy it on arrival at Kilimanjaro, Dar es Salaam and Zanzibar, but the queue after a night flight is long. Apply online on the immigration department’s site about three weeks ahead.',
    },
    {
      title: 'Is the yellow fever vaccination compulsory?',
      text: 'Only if you come from, or spent more than 12 hours in transit in, a country where the disease occurs. It is checked on arrival, sometimes also on the ferry to Zanzibar, so carry the certificate if you have one.',
    },
    {
      title: 'Is Tanzania safe to travel in?',
      text: 'Most journeys pass without trouble. Petty theft in towns and road accidents at night are the real risks, and both can be avoided. Read your government’s advice before you book and again before you fly.',
    },
    {
      title: 'How do I pay for the journey?',
      text: 'Not on this site. You send a request, we answer with an offer in writing, and the offer says how and when to pay. Packages are priced in US dollars per person.',
    },
    {
      title: 'Can children come on safari?',
      text: 'From about five they enjoy it, if the drives are short and there is a pool. Some camps set a higher age, mostly for walks and tents without fences. Tell us the ages and we choose accordingly.',
    },
    {
      title: 'Will my phone work in the parks?',
      text: 'Here and there. Expect evenings without a signal. This site works all the same once you have opened it in town, and so do its booking forms.',
    },
    {
      title: 'Do I have to speak Swahili?',
      text: 'No. Guides and hotels speak English. But say “shikamoo” to an elder and see what happens. And mind the clock: in Swahili hours are counted from sunrise, so “saa moja”, hour one, is seven in the morning.',
    },
    {
      title: 'What does the low season really look like?',
      text: 'In November, an hour’s storm and a rainbow. In April, mud: some tracks close and some camps shut. Between the two lie months that many guides like best.',
    },
  ],
};
