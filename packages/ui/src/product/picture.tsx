import { pictureSizes, pictureSrcSet, pictureUrl, pictureWidths, type PictureView } from './picture.model.ts';

/** Props of a picture. */
export interface PictureProps {
  /** The picture's id in the image service. */
  id: string;
  /** What it shows; empty only where the text beside says it. */
  alt: string;
  /** The crop, which gives width and height; `card` by default. */
  view?: PictureView;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** Widths to offer; all of the service's by default. */
  widths?: readonly number[];
  /** The main picture of the view: loaded at once and first. One or two on a page. */
  priority?: boolean | undefined;
  className?: string;
}

/** A picture of our image service at the width the screen needs, without a shift of layout. Renders an `<img>`. */
export function Picture({ id, alt, view = 'card', sizes, widths = pictureWidths, priority, className }: PictureProps) {
  const [width, height] = pictureSizes[view];
  const fallback = widths.find((candidate) => candidate >= 640) ?? widths.at(-1) ?? 640;
  return (
    <img
      className={className}
      data-photo={view === 'photo' || undefined}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      srcSet={pictureSrcSet(id, widths)}
      src={pictureUrl(id, fallback)}
      decoding={priority ? undefined : 'async'}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
