/** Photographs of the operator with captions of their own: a bed, a vehicle, the people. Without any there is nothing. */
import { type Photograph, PhotographPicture } from '../../ui/picture.tsx';
import { say } from '../../words/say.ts';

export interface SlotPhotograph extends Photograph {
  title: string;
}

interface SlotPhotographsProps {
  photographs: readonly SlotPhotograph[] | undefined;
  /** Classes of the list. */
  className: string;
  /** True to put captions beside their photographs. */
  beside?: boolean;
}

export function SlotPhotographs({ photographs, className, beside = false }: SlotPhotographsProps) {
  if (!photographs) return null;
  return (
    <ul className={className}>
      {photographs.map((photograph) => (
        <li key={photograph.title}>
          <figure className={beside ? 'halves' : undefined}>
            <figcaption>
              <p className="label strong">{photograph.title}</p>
              {photograph.credit && (
                <p className="label">{say('Photo: {name}', { name: photograph.credit })}</p>
              )}
            </figcaption>
            <PhotographPicture photograph={photograph} />
          </figure>
        </li>
      ))}
    </ul>
  );
}
