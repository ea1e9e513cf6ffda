import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Component as ReactCrop, type PercentCrop } from 'react-image-crop';
import { type CropDraft, LEAST, turnedSize, withCrop } from './crop.model.ts';
import { cropStyle } from './crop-style.ts';
import type { SizedImage } from './photograph.ts';

const Root = styled.div`
  display: grid;
  justify-items: center;
  ${cropStyle}
`;

const Turned = styled.div`
  position: relative;
  & > img {
    position: absolute;
    left: 50%;
    top: 50%;
    max-width: none;
    user-select: none;
  }
`;

const MOST_HIGH = '52dvh';
const ORDS = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;

/** Props of the area. */
export interface CropAreaProps {
  readonly master: SizedImage;
  readonly draft: CropDraft;
  readonly onChange: (draft: CropDraft) => void;
}

/** The whole photograph, turned, with the part that is kept; its handles follow the pointer and the arrow keys. Renders a `<div>`. */
export function CropArea({ master, draft, onChange }: CropAreaProps): ReactNode {
  const { formatMessage } = useIntl();
  const { rotation, left, top, width, height } = draft;
  const size = turnedSize(rotation, master);
  const isAcross = rotation % 180 !== 0;
  const crop: PercentCrop = { unit: '%', x: left, y: top, width, height };
  const handle = (ord: (typeof ORDS)[number]): string => formatMessage({ id: `photographs.handle.${ord}` });
  return (
    <Root>
      <ReactCrop
        crop={crop}
        keepSelection
        minWidth={20}
        minHeight={20}
        ruleOfThirds
        ariaLabels={{
          cropArea: formatMessage({ id: 'photographs.cropArea' }),
          nwDragHandle: handle('nw'),
          nDragHandle: handle('n'),
          neDragHandle: handle('ne'),
          eDragHandle: handle('e'),
          seDragHandle: handle('se'),
          sDragHandle: handle('s'),
          swDragHandle: handle('sw'),
          wDragHandle: handle('w'),
        }}
        onChange={(_pixels, next) => {
          if (next.width < LEAST && next.height < LEAST) return;
          onChange(withCrop(draft, { left: next.x, top: next.y, width: next.width, height: next.height }));
        }}
      >
        <Turned
          style={{
            aspectRatio: `${size.width} / ${size.height}`,
            width: `min(80vw, 500px, ${MOST_HIGH} * ${size.width / size.height})`,
          }}
        >
          <img
            src={`/images/${master.imageId}/960`}
            alt={formatMessage({ id: 'photographs.editedAlt' })}
            style={{
              width: isAcross ? `${(100 * size.height) / size.width}%` : '100%',
              transform: `translate(-50%, -50%) rotate(${rotation}deg)`,
            }}
          />
        </Turned>
      </ReactCrop>
    </Root>
  );
}
