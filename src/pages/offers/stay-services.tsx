/** /stay_services: resthouse, camping, restaurant, and the four stay packages. */
import type { topPages } from '../../content/top-pages/list.ts';
import { WithEditedRequest } from '../../forms/engine/edited-form.tsx';
import { StayBookingForm } from '../../forms/stay-booking/form.tsx';
import { type StayPackage, stayPackages } from '../../kinds/stay-booking/stay-packages.ts';
import { Definitions, TextSection } from '../parts/destination/text-sections.tsx';
import { TitledTexts } from '../parts/destination/titled-texts.tsx';
import { Hero, type PageTexts } from '../parts/hero.tsx';
import { FormSection } from '../parts/request/form-section.tsx';
import { ProofLink, type WithProof } from '../parts/request/proof-link.tsx';
import { type SlotPhotograph, SlotPhotographs } from '../parts/slot-photographs.tsx';
import './stay-services.css';

export type StayServicesData = PageTexts<typeof topPages.stayServices> &
  WithProof & {
    photographs?: readonly SlotPhotograph[];
  };

export default function StayServicesPage({ data }: { data: StayServicesData }) {
  const { services, packages, house, asking } = data;
  const labels = Object.fromEntries(
    stayPackages.map((stay) => [stay, packages.offers[stay].title]),
  ) as Record<StayPackage, string>;
  return (
    <article className={`tool stay-services ${data.picture.colours}`}>
      <Hero page={data} />
      <div className="page spread">
        <div className="reading">
          <FormSection asking={asking}>
            <WithEditedRequest>
              {(edited) => <StayBookingForm labels={labels} edited={edited} />}
            </WithEditedRequest>
          </FormSection>
        </div>
        <aside className="sidebar" aria-label={house.title}>
          <TextSection id="house" title={house.title}>
            <Definitions items={house.items} />
          </TextSection>
        </aside>
      </div>
      <section className="section page" aria-labelledby="services">
        <h2 id="services">{services.title}</h2>
        <TitledTexts items={services.items} three />
      </section>
      <SlotPhotographs className="section page titled-texts" photographs={data.photographs} />
      <section className="band deep" aria-labelledby="packages">
        <div className="page">
          <h2 id="packages">{packages.title}</h2>
          <p className="prose">{packages.text}</p>
          <ul className="tariff">
            {stayPackages.map((stay) => {
              const { title, price, unit, text, suits } = packages.offers[stay];
              return (
                <li key={stay} id={stay}>
                  <h3>{title}</h3>
                  <p className="price">
                    {price} <small>{unit}</small>
                  </p>
                  <p>{text}</p>
                  <p className="label">{suits}</p>
                </li>
              );
            })}
          </ul>
        </div>
      </section>
      <ProofLink of={data} />
    </article>
  );
}
