import type { ReactNode } from 'react';
import { ItemPicture } from '#mfe-account/features/list-page/item-picture.tsx';
import type { PortfolioFactsFragment } from './portfolio.generated.ts';

/** The small picture of an instrument: its owner's first photograph, else the shop's. Renders a `<div>`, or nothing without one. */
export function PortfolioPicture({ item }: { readonly item: PortfolioFactsFragment }): ReactNode {
  const [own] = item.photographs;
  if (own)
    return <ItemPicture item={{ backdrop: 'FOG', images: [{ id: own.image.id, view: 'PHOTO' }], parentItem: null }} />;
  return item.item && <ItemPicture item={item.item} />;
}
