/** /plates: the series of posters by number, the passport of this device, and a sheet of each to print. */
import { useLayoutEffect, useState } from 'react';
import type { platesPage } from '../../content/pages/plates-page.ts';
import { printSheetUrl } from '../../contract/protocol/routes.ts';
import { clearSeenPlates, readSeenPlates, type SeenPlates } from '../../device/seen-plates/index.ts';
import { useDialogs } from '../../ui/dialog/dialog.tsx';
import { Link } from '../../words/link.tsx';
import { locale, pageLanguage, say, sayWith } from '../../words/say.ts';
import { plateTitleClass, plateTitleId } from '../parts/cards/plate.tsx';
import { Hero, type PageTexts } from '../parts/hero.tsx';
import './plates.css';

/** A plate of the series, whose number is its place in the list. */
export interface IndexedPlate {
  address: string;
  title: string;
  /** Classes that set its colours. */
  colours: string;
  /** Path of the upright picture. */
  src: string;
}

export type PlatesData = PageTexts<typeof platesPage> & { plates: readonly IndexedPlate[] };

export default function PlatesPage({ data }: { data: PlatesData }) {
  const { passport, wall, plates } = data;
  const [stamps, setStamps] = useState<SeenPlates>({});
  const { confirm, dialogs } = useDialogs();
  const ofSheets = pageLanguage() === 'en' ? undefined : 'en';
  // Only after hydration, because the document knows nothing about this device.
  useLayoutEffect(() => setStamps(readSeenPlates()), []);
  const stamped = plates.filter((_plate, index) => index + 1 in stamps).length;
  const clear = async () => {
    if (!(await confirm(passport.sure))) return;
    clearSeenPlates();
    setStamps({});
  };
  return (
    <article className={`plates ${data.picture.colours}`}>
      <Hero page={data} />
      <section className="page halves" aria-labelledby="passport">
        <h2 id="passport">{passport.title}</h2>
        <div className="prose">
          <p className="standfirst" role="status">
            {stamped === 0
              ? say('No stamps yet.')
              : say('{stamped} of {all} plates are stamped.', { stamped, all: plates.length })}
          </p>
          <p>{passport.text}</p>
          {stamped > 0 && (
            <p>
              <button type="button" className="button" onClick={() => void clear()}>
                {passport.clear}
              </button>
            </p>
          )}
        </div>
      </section>
      <section className="section page" aria-labelledby="wall">
        <h2 id="wall">{wall.title}</h2>
        <p className="standfirst">{wall.text}</p>
        <ol className="wall plate-index">
          {plates.map(({ address, title, colours, src }, index) => {
            const plate = index + 1;
            const day = stamps[plate];
            return (
              <li key={address} className={`plate ${colours}`}>
                <div className="plate-art">
                  <img
                    src={src}
                    alt={say('Plate {number}', { number: plate })}
                    width="800"
                    height="1000"
                    loading="lazy"
                  />
                  <h3 id={plateTitleId(plate)} className={plateTitleClass(title)}>
                    <Link to={address}>{title}</Link>
                  </h3>
                  {day && <Seen day={day} />}
                </div>
                {/* Read aloud as the picture's text. */}
                <p className="label strong" aria-hidden="true">
                  {say('Plate {number}', { number: plate })}
                </p>
                <a className="label" href={printSheetUrl(address)} hrefLang={ofSheets} download>
                  {wall.print}
                </a>
              </li>
            );
          })}
        </ol>
      </section>
      {dialogs}
    </article>
  );
}

/** The stamp on a plate that was looked at. @param day of the device, as `2026-11-22` */
function Seen({ day }: { day: string }) {
  // At noon, so that no change of the clock moves it to another day.
  const words = new Date(`${day}T12:00`).toLocaleDateString(pageLanguage() === 'en' ? undefined : locale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return (
    <p className="seen">
      {sayWith('Seen {day}', {
        day: (
          <time key="day" dateTime={day}>
            {words}
          </time>
        ),
      })}
    </p>
  );
}
