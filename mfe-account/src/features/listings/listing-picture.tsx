import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { CameraIcon } from '@headstock/ui/icons/camera';
import { ItemPicture } from '#mfe-account/features/list-page/item-picture.tsx';
import type { ListingRow } from './listing-row.model.ts';

const Empty = styled.div`
  display: grid;
  place-content: center;
  flex: none;
  width: 72px;
  aspect-ratio: 4 / 5;
  background: var(--hs-sunken);
  color: var(--hs-ink-3);
`;

/** The picture of a listing in a row, or the place where it will be. Renders a `<div>`. */
export function ListingPicture({
  row: { item, imageId },
}: {
  readonly row: Pick<ListingRow, 'imageId' | 'item'>;
}): ReactNode {
  if (item && item.images.length > 0) return <ItemPicture item={{ ...item, parentItem: null }} />;
  if (imageId !== null)
    return <ItemPicture item={{ backdrop: 'FOG', images: [{ id: imageId, view: 'PHOTO' }], parentItem: null }} />;
  return (
    <Empty aria-hidden>
      <CameraIcon />
    </Empty>
  );
}
