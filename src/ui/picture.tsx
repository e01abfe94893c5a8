/** Pictures, drawn or photographed: a wide one and an upright plate of the same scene. */

export interface PictureFile {
  /** Absolute path. */
  src: string;
  /** Pixels, to reserve its space. */
  width: number;
  height: number;
}

/** A photograph in one format and several widths; the browser uses the first format that it supports. */
export interface Rendition {
  type: string;
  srcSet: string;
}

/** A separate photograph. */
export interface Photograph {
  alt: string;
  credit?: string;
  file: PictureFile;
  renditions: readonly Rendition[];
}

export interface Picture {
  alt: string;
  /** Classes that set its colours and which part of it is visible. */
  colours: string;
  wide: PictureFile;
  plate: PictureFile;
  /** Only for photographs; a drawing is one file for all widths. */
  renditions?: { wide: readonly Rendition[]; plate: readonly Rendition[] };
  /** Name of the photographer. */
  credit?: string;
  /** More photographs of the same place. */
  further?: readonly Photograph[];
}

/** Wide picture alone. */
export interface WidePicture {
  alt: string;
  colours: string;
  wide: PictureFile;
}

export interface CardPicture {
  alt: string;
  colours: string;
  plate: PictureFile;
  renditions?: { plate: readonly Rendition[] };
}

/** From this width on the wide picture is shown, below it the plate. */
const WIDE = '(min-width: 768px)';
/** Width of a card, by the width of the window. */
const CARD = '(min-width: 992px) 26rem, (min-width: 576px) 48vw, 100vw';

/**
 * The plate on phones, the wide picture from 768 px on.
 * @param eager for the first picture of a page, which the browser should load first
 */
export function PosterPicture({ picture, eager = false }: { picture: Picture; eager?: boolean }) {
  const { alt, wide, plate, renditions } = picture;
  const { width, height } = wide;
  return (
    <picture className={renditions && 'photo'}>
      {renditions?.wide.map((rendition) => (
        <source
          key={rendition.type}
          media={WIDE}
          {...rendition}
          sizes="100vw"
          width={width}
          height={height}
        />
      ))}
      <source media={WIDE} srcSet={wide.src} width={width} height={height} />
      {renditions && <Sources renditions={renditions.plate} sizes="100vw" />}
      <img {...plate} alt={alt} {...timing(eager)} />
    </picture>
  );
}

/** Plate alone, as on a card. */
export function CardPosterPicture({ picture, eager = false }: { picture: CardPicture; eager?: boolean }) {
  const image = <img {...picture.plate} alt={picture.alt} {...timing(eager)} />;
  if (!picture.renditions) return image;
  return (
    <picture className="photo">
      <Sources renditions={picture.renditions.plate} sizes={CARD} />
      {image}
    </picture>
  );
}

/** A separate photograph in its original proportions. */
export function PhotographPicture({ photograph }: { photograph: Photograph }) {
  const { alt, file, renditions } = photograph;
  return (
    <picture className="photo">
      <Sources renditions={renditions} sizes={CARD} />
      <img {...file} alt={alt} {...timing(false)} />
    </picture>
  );
}

function Sources({ renditions, sizes }: { renditions: readonly Rendition[]; sizes: string }) {
  return renditions.map((rendition) => <source key={rendition.type} {...rendition} sizes={sizes} />);
}

/** Wide picture alone, as in a row of slides; never the first of its page. */
export function WidePosterPicture({ picture }: { picture: WidePicture }) {
  return <img {...picture.wide} alt={picture.alt} {...timing(false)} />;
}

function timing(eager: boolean) {
  return eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
}
