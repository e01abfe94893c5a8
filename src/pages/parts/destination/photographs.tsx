/** Further photographs of a place, each with what is to be seen and who took it. */
import { type Photograph, PhotographPicture } from '../../../ui/picture.tsx';

export function Photographs({ photographs }: { photographs: readonly Photograph[] | undefined }) {
  if (!photographs) return null;
  return (
    <section className="page photographs" aria-labelledby="photographs">
      <h2 id="photographs">Photographs</h2>
      <ul>
        {photographs.map((photograph) => (
          <li key={photograph.file.src}>
            <PhotographPicture photograph={photograph} />
            {photograph.credit && <p className="label">Photo: {photograph.credit}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
