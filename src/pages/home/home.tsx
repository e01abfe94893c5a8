/** Home: sample trips, the booking form, about us, services, contact. */

import { planYourTrip } from '../../content/navigation.ts';
import type { sitePages } from '../../content/pages/site-pages.ts';
import type { SampleTrip } from '../../content/sample-trips.ts';
import { routes } from '../../contract/protocol/routes.ts';
import { type CardPicture, CardPosterPicture, type Picture } from '../../ui/picture.tsx';
import { Link } from '../../words/link.tsx';
import { say, sayKnown } from '../../words/say.ts';
import type { ParkCard, TripCard } from '../parts/cards/cards.ts';
import { Plate } from '../parts/cards/plate.tsx';
import { ContactList } from '../parts/contact/contact-list.tsx';
import { SocialLinks } from '../parts/contact/social-links.tsx';
import { PageEnd } from '../parts/destination/page-end.tsx';
import { Photographs } from '../parts/destination/photographs.tsx';
import { TitledTexts } from '../parts/destination/titled-texts.tsx';
import { Hero } from '../parts/hero.tsx';
import { FormSection } from '../parts/request/form-section.tsx';
import { DeferredHomeBooking } from './deferred-home-booking.tsx';
import './home.css';

/** A list of destinations, as a card with the poster of its page. */
export interface DestinationListCard {
  /** In lower case (docs/contract.md#packages). */
  address: string;
  title: string;
  text: string;
  picture: CardPicture;
}

export type HomeData = Omit<typeof sitePages.home, 'head' | 'poster'> & {
  picture: Picture;
  trips: readonly (Omit<TripCard, 'cost'> & SampleTrip)[];
  parks: readonly ParkCard[];
  /** The five lists of destinations. */
  cards: readonly DestinationListCard[];
};

export default function HomePage({ data }: { data: HomeData }) {
  const { about, services, whyChoose, offline, contact } = data;
  return (
    <article className={`home ${data.picture.colours}`}>
      <Hero page={data}>
        <p className="buttons">
          <Link className="button primary" to={routes.allTrips}>
            {say('See all packages')}
          </Link>
        </p>
      </Hero>

      <section className="section page" aria-labelledby="sample-trips">
        <h2 id="sample-trips">{data.sampleTrips.title}</h2>
        <p className="standfirst">{data.sampleTrips.text}</p>
        <ul className="wall four sample-trips">
          {data.trips.map((trip) => (
            <Plate key={trip.address} {...trip} title={trip.name}>
              <p className="figures">
                {say('{days} days · {price}', { days: trip.days, price: trip.price })}
              </p>
              {trip.onPage && <p>{say('Its own page gives {figures}.', { figures: trip.onPage })}</p>}
              <p>{say('Starts {date}', { date: trip.startDate })}</p>
              <Link className="button quiet" to={trip.address}>
                <span>{say('View Now')}</span> <span className="visually-hidden">{trip.name}</span>
              </Link>
            </Plate>
          ))}
        </ul>
      </section>

      <div className="section page">
        <FormSection asking={data.booking}>
          <DeferredHomeBooking />
        </FormSection>
      </div>

      <section className="band deep" aria-labelledby="about">
        <div className="page halves">
          <h2 id="about">{about.title}</h2>
          <div className="prose">
            {about.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      </section>

      <section className="section page" aria-labelledby="three-parks">
        <h2 id="three-parks">{data.threeParks.title}</h2>
        <p className="standfirst">{data.threeParks.text}</p>
        <ul className="wall three-parks">
          {data.parks.map((park) => (
            <Plate key={park.address} {...park}>
              <p>{park.uniqueness}</p>
            </Plate>
          ))}
        </ul>
      </section>

      <section className="section page" aria-labelledby="where-to-go">
        <h2 id="where-to-go">{data.lists.title}</h2>
        <p className="standfirst">{data.lists.text}</p>
        <ul className="wall five-lists">
          {data.cards.map(({ address, title, text, picture }) => (
            <li key={address} className={`plate ${picture.colours}`}>
              <div className="plate-art">
                <CardPosterPicture picture={picture} />
                <h3>
                  <Link to={address}>{title}</Link>
                </h3>
              </div>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="section page halves" aria-labelledby="services">
        <div>
          <h2 id="services">{services.title}</h2>
          <p>
            <Link to={routes.services}>{say('What each of them covers')}</Link>
          </p>
        </div>
        <dl className="services">
          {services.items.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className="section page" aria-labelledby="why">
        <h2 id="why">{whyChoose.title}</h2>
        <TitledTexts items={whyChoose.items} three />
      </section>

      <section className="band deep reef" aria-labelledby="signal">
        <div className="page halves">
          <h2 id="signal">{offline.title}</h2>
          <div className="prose">
            <p>{offline.text}</p>
            <p>
              <Link to={routes.offline}>{offline.link}</Link>
            </p>
          </div>
        </div>
      </section>

      <section className="section page halves contact" aria-labelledby="contact">
        <h2 id="contact">{contact.title}</h2>
        <div className="prose">
          <p>{contact.text}</p>
          <ContactList />
          <ul className="socials">
            <SocialLinks />
          </ul>
          <p>
            <Link className="button primary" to={planYourTrip.to}>
              {sayKnown(planYourTrip.label)}
            </Link>
          </p>
        </div>
      </section>
      <Photographs photographs={data.picture.further} />
      <PageEnd title={data.title} picture={data.picture} />
    </article>
  );
}
