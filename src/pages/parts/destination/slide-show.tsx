import type { Slide, SlideShow as SlideShowContent } from '../../../content/types.ts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { type WidePicture, WidePosterPicture } from '../../../ui/picture.tsx';
import { Link } from '../../../words/link.tsx';
import { say } from '../../../words/say.ts';
import './slide-show.css';

export interface SlideShowData extends Omit<SlideShowContent, 'slides'> {
  slides: readonly (Omit<Slide, 'poster'> & { picture: WidePicture })[];
}

/** A strip of the atlas: big drawn pictures, each with its number, its title and a sentence. */
export function SlideShow({ show }: { show: SlideShowData }) {
  const { title, interval, slides } = show;
  return (
    <div className="slide-show">
      <Carousel
        title={title}
        {...(interval && { interval })}
        slides={slides.map(({ title, text, address, picture }, index) => ({
          title,
          content: (
            <figure className={`slide ${picture.colours}`}>
              <div className="slide-art">
                <WidePosterPicture picture={picture} />
              </div>
              <figcaption>
                <p className="label strong">
                  {say('{number} of {all}', { number: index + 1, all: slides.length })}
                </p>
                <h3>{address ? <Link to={address}>{title}</Link> : title}</h3>
                <p>{text}</p>
              </figcaption>
            </figure>
          ),
        }))}
      />
    </div>
  );
}
