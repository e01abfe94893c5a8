/** "What does it cost for you?": who travels and when, and the price beside it. It works without a signal. */
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { faultOfParty, type PackageCost, type Party } from '../../../content/packages/party-price.ts';
import type { PackagePanel } from '../../../content/types.ts';
import { useHydrated } from '../../../ui/hydration/use-hydrated.ts';
import { say } from '../../../words/say.ts';
import { shownPriceText } from './answer-words.ts';
import { keepParty, readParty } from './kept-party.ts';
import { PartyAnswer } from './party-answer.tsx';
import { NO_PARTY, PartyFields, partyOf, type TypedParty, typedOf } from './party-fields.tsx';

export type Inclusions = Extract<PackagePanel, { kind: 'inclusions' }>;

export interface PartyFormProps {
  cost: PackageCost;
  inclusions?: Inclusions | undefined;
  /** Called with each party whose price is shown, and with that price in one text. */
  onShown?: (party: Party, price: string) => void;
  /** Called once presses are heard. */
  onReady: () => void;
}

export default function PartyForm({ cost, inclusions, onShown, onReady }: PartyFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // After a step inside the app there is no document to agree with.
  const hydrated = useHydrated();
  const [first] = useState(() => (hydrated ? readParty() : null));
  const [typed, setTyped] = useState(() => (first ? typedOf(first) : NO_PARTY));
  const [party, setParty] = useState(first);
  const [isKept, setKept] = useState(true);
  const shown = useRef(onShown);
  shown.current = onShown;

  const show = (next: Party, isNew: boolean) => {
    setParty(next);
    if (isNew && !faultOfParty(next)) setKept(keepParty(next));
    shown.current?.(next, shownPriceText(cost, next));
  };
  const begin = useRef(() => {
    const kept = first ?? readParty();
    const fields = new FormData(form.current ?? undefined);
    const early = (name: keyof TypedParty, drawn: string) => String(fields.get(name) ?? drawn);
    const own: TypedParty = {
      adults: early('adults', NO_PARTY.adults),
      children: early('children', NO_PARTY.children),
      ages: [],
      month: early('month', NO_PARTY.month),
    };
    // What was typed before the program came is newer than what the device remembers.
    const isTyped = !first && JSON.stringify(own) !== JSON.stringify(NO_PARTY);
    if (isTyped) setTyped(own);
    else if (kept) {
      setTyped(typedOf(kept));
      show(kept, false);
    }
  });
  // The document knows nothing about this device.
  useLayoutEffect(() => begin.current(), []);
  const ready = useRef(onReady);
  useEffect(() => ready.current(), []);

  const change = (part: Partial<TypedParty>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    // Once there is a price, it is that of the fields.
    if (party) show(partyOf(next), true);
  };
  return (
    <div className="party-form">
      <form
        ref={form}
        noValidate
        aria-label={say('What does it cost for you?')}
        onSubmit={(event) => {
          event.preventDefault();
          show(partyOf(typed), true);
        }}
      >
        <PartyFields typed={typed} onChange={change} />
        <button type="submit" className="button primary">
          {say('Show the price')}
        </button>
      </form>
      <div className="party-answer" role="status" id={`${id}-answer`}>
        {party ? (
          <PartyAnswer cost={cost} party={party} />
        ) : (
          <p>{say('The price for you stands here at once, worked out on this device.')}</p>
        )}
        {party && !faultOfParty(party) && (
          <p className="label">
            {isKept
              ? say('This device remembers who travels.')
              : say('Remembered until you close this page.')}
          </p>
        )}
      </div>
      {inclusions && (
        <details>
          <summary>{say('What it includes')}</summary>
          <Points title={say('Included')} items={inclusions.included} />
          <Points title={say('Not included')} items={inclusions.excluded} />
        </details>
      )}
    </div>
  );
}

function Points({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <p className="label">{title}</p>
      <ul className="bullets">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
