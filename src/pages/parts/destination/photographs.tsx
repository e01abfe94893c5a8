/** Further photographs of a place, each with a description and the photographer. */

import { type Photograph, PhotographPicture } from '../../../ui/picture.tsx';
import { say } from '../../../words/say.ts';

export function Photographs({ photographs }: { photographs: readonly Photograph[] | undefined }) {
  if (!photographs) return null;
  return (
    <section className="page photographs" aria-labelledby="photographs">
      <h2 id="photographs">{say('Photographs')}</h2>
      <ul>
        {photographs.map((photograph) => (
          <li key={photograph.file.src}>
            <PhotographPicture photograph={photograph} />
            {photograph.credit && (
              <p className="label">{say('Photo: {name}', { name: photograph.credit })}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
