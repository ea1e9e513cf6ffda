import styled from '@emotion/styled';
import { IconButton } from '@headstock/ui/icon-button';
import { XIcon } from '@headstock/ui/icons/x';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ChosenPicture } from './picture-list.model.ts';

const Root = styled.li`
  position: relative;
  display: grid;
  gap: 4px;
  min-width: 0;
  & > img {
    width: 100%;
    aspect-ratio: 1;
    border-radius: var(--hs-r-paper);
    object-fit: cover;
    background: var(--hs-sunken);
  }
  & > p {
    overflow: hidden;
    font-size: var(--hs-t-micro);
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--hs-ink-3);
  }
  & > button {
    position: absolute;
    right: 4px;
    top: 4px;
    border-radius: var(--hs-r-round);
    background: var(--hs-surface);
  }
  & > progress {
    width: 100%;
    height: 6px;
    accent-color: var(--hs-plush);
  }
`;

/** Props of the thumbnail. */
export interface PictureThumbProps {
  readonly picture: ChosenPicture;
  /** How much of it is on its way, 0 to 1; undefined while nothing is sent. */
  readonly share: number | undefined;
  readonly onRemove: () => void;
}

/** A chosen picture, small, to be removed again or on its way. Renders an `<li>`. */
export function PictureThumb({ picture: { file }, share, onRemove }: PictureThumbProps) {
  const intl = useIntl();
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  const name = file.name;
  return (
    <Root>
      <img ref={show} alt="" width="160" height="160" />
      <p>{name}</p>
      {share === undefined ? (
        <IconButton label={intl.formatMessage({ id: 'form.removePicture' }, { name })} onClick={onRemove}>
          <XIcon size="small" />
        </IconButton>
      ) : (
        <progress max={1} value={share} aria-label={intl.formatMessage({ id: 'form.pictureProgress' }, { name })} />
      )}
    </Root>
  );
}
