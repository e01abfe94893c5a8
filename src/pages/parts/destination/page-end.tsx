/** The end of a page: a share button; in print, contact details and the page's address. */

import { useSyncExternalStore } from 'react';
import { company } from '../../../content/company.ts';
import type { Picture } from '../../../ui/picture.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { say } from '../../../words/say.ts';
import { ContactList } from '../contact/contact-list.tsx';

interface PageEndProps {
  title: string;
  /** Repeated in print, where the hero with the price is pages away. */
  price?: string;
  /** The page's first picture, to credit the photographer. */
  picture: Picture;
}

export function PageEnd({ title, price, picture }: PageEndProps) {
  return (
    <footer className="page page-end">
      <ShareButton title={title} />
      {picture.credit && <p className="label">{say('Photo at the top: {name}', { name: picture.credit })}</p>}
      <section className="on-paper">
        <h2>{company.name}</h2>
        {price && <p>{say('{label}: {value}', { label: title, value: price })}</p>}
        <ContactList />
        <PageUrl />
      </section>
    </footer>
  );
}

const subscribeNever = () => () => undefined;

/** The address of this page. Only the running site knows its own. */
function PageUrl() {
  const address = useSyncExternalStore(
    subscribeNever,
    () => location.host + location.pathname,
    () => '',
  );
  return <p>{address}</p>;
}
