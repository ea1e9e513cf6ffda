import styled from '@emotion/styled';
import { pictureOf } from '@headstock/commerce-client/item-picture';
import { type ItemFacts, toneOf } from '@headstock/commerce-client/item';
import { Backdrop } from '@headstock/ui/backdrop';
import { Picture } from '@headstock/ui/picture';
import type { ReactNode } from 'react';

const Root = styled(Backdrop)`
  position: relative;
  flex: none;
  width: 72px;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const widths = [160, 320] as const;

/** An item as its picture needs it. */
export type PicturedItem = Pick<ItemFacts, 'backdrop' | 'images'> & {
  readonly parentItem: { readonly images: ItemFacts['images'] } | null;
};

/** The small picture of an item in a row; the title beside it says what it is. Renders a `<div>`. */
export function ItemPicture({ item }: { readonly item: PicturedItem }): ReactNode {
  const id = pictureOf(item);
  return <Root tone={toneOf(item.backdrop)}>{id && <Picture id={id} alt="" sizes="72px" widths={widths} />}</Root>;
}
