import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import { FormError } from '@headstock/ui/form-error';
import { type ReactNode, useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import { FormattedMessage, useIntl } from 'react-intl';
import { aspects, type Crop, type PictureKind } from './picture.model.ts';

const Stage = styled.div`
  position: relative;
  height: min(320px, 50dvh);
  overflow: hidden;
  border-radius: var(--hs-r-control);
  background: #1d2023;
`;

const Controls = styled.div`
  display: grid;
  gap: 10px;
  & > label {
    display: grid;
    grid-template-columns: 9em minmax(0, 1fr);
    align-items: center;
    gap: 12px;
    min-height: 44px;
    font-size: var(--hs-t-small);
  }
  & input {
    width: 100%;
    accent-color: var(--hs-plush);
  }
  & > .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 6px;
  }
`;

const MAX_ZOOM = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far a picture can be moved either way while it still fills the frame, in pixels of the stage. */
const reachOf = (media: number, frame: number, zoom: number): number =>
  Math.max(0, Math.floor((media * zoom - frame) / 2));

interface CropDialogProps {
  readonly kind: PictureKind;
  readonly file: File;
  readonly busy: boolean;
  /** Why the last try was refused. */
  readonly refused: string | null;
  readonly onClose: () => void;
  readonly onSave: (crop: Crop | null) => void;
}

/** Chooses the part of one picture that is kept: by dragging and scrolling, or by sliders; mount it anew for another. Renders a `<dialog>`. */
export function CropDialog({ kind, file, busy, refused, onClose, onSave }: CropDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const [url] = useState(() => URL.createObjectURL(file));
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [crop, setCrop] = useState<Crop | null>(null);
  const [isBroken, setBroken] = useState(false);
  const [media, setMedia] = useState<Size>({ width: 0, height: 0 });
  const [frame, setFrame] = useState<Size>({ width: 0, height: 0 });
  const reach = {
    x: reachOf(media.width, frame.width, zoom),
    y: reachOf(media.height, frame.height, zoom),
  };
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={<FormattedMessage id={`pictures.crop.${kind}`} />}
      closeLabel={formatMessage({ id: 'auth.close' })}
    >
      {isBroken ? (
        <FormError alert>
          <FormattedMessage id="pictures.broken" />
        </FormError>
      ) : (
        <>
          <Stage>
            <Cropper
              image={url}
              crop={position}
              zoom={zoom}
              maxZoom={MAX_ZOOM}
              aspect={aspects[kind]}
              cropShape={kind === 'avatar' ? 'round' : 'rect'}
              showGrid={false}
              onCropChange={setPosition}
              onZoomChange={setZoom}
              onCropAreaChange={setCrop}
              onCropSizeChange={setFrame}
              onMediaLoaded={setMedia}
              mediaProps={{ alt: '', onError: () => setBroken(true) }}
            />
          </Stage>
          <Controls>
            <Slider name="zoom" value={zoom} from={1} to={MAX_ZOOM} step={0.05} onChange={setZoom} />
            <Slider
              name="across"
              value={position.x}
              from={-reach.x}
              to={reach.x}
              onChange={(x) => setPosition({ ...position, x })}
            />
            <Slider
              name="down"
              value={position.y}
              from={-reach.y}
              to={reach.y}
              onChange={(y) => setPosition({ ...position, y })}
            />
            {refused !== null && <FormError alert>{refused}</FormError>}
            <div className="actions">
              <Button busy={busy} onClick={() => onSave(crop)}>
                <FormattedMessage id="pictures.save" />
              </Button>
              <Button variant="outline" onClick={onClose}>
                <FormattedMessage id="pictures.cancel" />
              </Button>
            </div>
          </Controls>
        </>
      )}
    </Dialog>
  );
}

interface SliderProps {
  readonly name: 'zoom' | 'across' | 'down';
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

/** One way to move the picture by keyboard; of no use where it cannot move. Renders a `<label>` with an `<input>`. */
function Slider({ name, value, from, to, step = 1, onChange }: SliderProps): ReactNode {
  return (
    <label>
      <FormattedMessage id={`pictures.${name}`} />
      <input
        type="range"
        min={from}
        max={to}
        step={step}
        value={value}
        disabled={from === to}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}
