/** Drawn pictures: a wide one and an upright plate of the same scene. */

export interface PictureFile {
  /** Absolute path. */
  src: string;
  /** Pixels, for the space it will take. */
  width: number;
  height: number;
}

export interface Picture {
  alt: string;
  /** Classes that set the colours which go with it, and which part is to be seen. */
  colours: string;
  wide: PictureFile;
  plate: PictureFile;
}

/** The wide picture alone. */
export interface WidePicture {
  alt: string;
  colours: string;
  wide: PictureFile;
}

export interface CardPicture {
  alt: string;
  colours: string;
  plate: PictureFile;
}

/**
 * The plate on phones, the wide picture from 768 px on.
 * @param eager for the first picture of a page, which the browser should fetch before anything else
 */
export function PosterPicture({ picture, eager = false }: { picture: Picture; eager?: boolean }) {
  const { alt, wide, plate } = picture;
  return (
    <picture>
      <source media="(min-width: 768px)" srcSet={wide.src} width={wide.width} height={wide.height} />
      <img {...plate} alt={alt} {...timing(eager)} />
    </picture>
  );
}

/** The plate alone, as on a card. */
export function CardPosterPicture({ picture, eager = false }: { picture: CardPicture; eager?: boolean }) {
  return <img {...picture.plate} alt={picture.alt} {...timing(eager)} />;
}

/** The wide picture alone, as in a row of slides: never the first of its page. */
export function WidePosterPicture({ picture }: { picture: WidePicture }) {
  return <img {...picture.wide} alt={picture.alt} {...timing(false)} />;
}

function timing(eager: boolean) {
  return eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
}
