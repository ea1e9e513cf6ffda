import styled from '@emotion/styled';
import { Backdrop } from '@headstock/ui/backdrop';
import type { BackdropTone } from '@headstock/ui/backdrop-tone';
import { Picture } from '@headstock/ui/picture';

const Root = styled(Backdrop)`
  aspect-ratio: 4 / 5;
  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Props of a line's picture. */
export interface LineItemPictureProps {
  readonly imageId: string | null;
  readonly backdrop: BackdropTone;
  /** How wide it is shown, as in `<img sizes>`. */
  readonly sizes: string;
}

const widths = [160, 320] as const;

/** The small picture of a line item on its backdrop; the title beside it says what it is. Renders a `<div>`. */
export function LineItemPicture({ imageId, backdrop, sizes }: LineItemPictureProps) {
  return <Root tone={backdrop}>{imageId && <Picture id={imageId} alt="" sizes={sizes} widths={widths} />}</Root>;
}
