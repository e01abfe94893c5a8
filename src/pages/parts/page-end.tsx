/** What a page closes with: sharing it; on paper, how to reach us and where the page is. */
import { useSyncExternalStore } from 'react';
import { company } from '../../content/company.ts';
import { ShareButton } from '../../ui/share-button.tsx';
import { ContactList } from './contact-list.tsx';
import './page-end.css';

interface PageEndProps {
  title: string;
  /** Said again on paper, where the ridge with the price is pages away. */
  price?: string;
}

export function PageEnd({ title, price }: PageEndProps) {
  return (
    <footer className="page page-end">
      <ShareButton title={title} />
      <section className="on-paper">
        <h2>{company.name}</h2>
        {price && (
          <p>
            {title}: {price}
          </p>
        )}
        <ContactList />
        <PageAddress />
      </section>
    </footer>
  );
}

const subscribeNever = () => () => undefined;

/** The address of this page. Only the running site knows its own. */
function PageAddress() {
  const address = useSyncExternalStore(
    subscribeNever,
    () => location.host + location.pathname,
    () => '',
  );
  return <p>{address}</p>;
}
