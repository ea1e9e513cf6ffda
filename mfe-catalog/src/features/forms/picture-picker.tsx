import styled from '@emotion/styled';
import { type FormProblem, formProblemTexts, pictureLimits } from '@headstock/contracts/forms';
import type { Locale } from '@headstock/contracts/locale';
import { FormError } from '@headstock/ui/form-error';
import { CameraIcon } from '@headstock/ui/icons/camera';
import { UploadIcon } from '@headstock/ui/icons/upload';
import { useOnceHydrated } from '@headstock/ui/use-once-hydrated';
import { useId, useState, type ChangeEvent, type DragEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { fieldId } from './form-fields.tsx';
import type { DraftView } from './form-view.model.ts';
import { DraftPictures } from './draft-pictures.tsx';
import type { ChosenPicture } from './picture-list.model.ts';
import { PictureThumb } from './picture-thumb.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 20px;
  border: 1.5px dashed var(--hs-line-strong);
  border-radius: var(--hs-r-control);
  &[data-over] {
    border-color: var(--hs-plush);
    background: var(--hs-sunken);
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
    gap: 12px;
  }
  & > .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px;
  }
  & input[type='file'] {
    max-width: 100%;
    min-height: 44px;
    padding-block: 8px;
  }
  & .ways[data-live] > label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 8px 18px;
    border: 1.5px solid var(--hs-line-strong);
    border-radius: var(--hs-r-control);
    background: var(--hs-surface);
    font-weight: 600;
    cursor: pointer;
  }
  & .ways[data-live] > input:focus-visible + label {
    outline: 3px solid var(--hs-focus);
    outline-offset: 3px;
  }
  & .ways[data-live] > .camera {
    display: none;
  }
  @media (pointer: coarse) {
    & .ways[data-live] > .camera {
      display: inline-flex;
    }
  }
`;

/** Props of the picker. */
export interface PicturePickerProps {
  readonly locale: Locale;
  readonly pictures: readonly ChosenPicture[];
  /** Of a form that came back. */
  readonly kept: DraftView['pictures'];
  readonly problems: readonly FormProblem[];
  /** How much of each picture is on its way; null while nothing is sent. */
  readonly progress: readonly number[] | null;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
}

const ACCEPT = pictureLimits.types.join(',');

/** Takes pictures by a button, by dropping them, or from the camera of a phone; before any script, by the browser's own control. Renders a `<div>`. */
export function PicturePicker(props: PicturePickerProps) {
  const { locale, pictures, kept, problems, progress, onAdd, onRemove } = props;
  const id = useId();
  const isLive = useOnceHydrated(true, false);
  const [isOver, setOver] = useState(false);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    onAdd([...(currentTarget.files ?? [])]);
    // The same picture can be chosen again after it was removed.
    currentTarget.value = '';
  };
  const drag = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onAdd([...event.dataTransfer.files]);
    },
  };
  const control = { type: 'file', accept: ACCEPT, onChange: take, className: isLive ? 'hs-vh' : undefined } as const;
  return (
    <Root
      id={fieldId('pictures')}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-title`}
      data-over={isOver || undefined}
      {...drag}
    >
      <p id={`${id}-title`} className="hs-label">
        <FormattedMessage id="form.pictures" />
      </p>
      <p id={`${id}-hint`} className="hs-small hs-mute">
        <FormattedMessage id="form.picturesHint" values={{ count: pictureLimits.count }} />
      </p>
      <DraftPictures pictures={kept} />
      {pictures.length > 0 && (
        <ul>
          {pictures.map((picture, index) => (
            <PictureThumb
              key={picture.id}
              picture={picture}
              share={progress?.[index]}
              onRemove={() => onRemove(picture.id)}
            />
          ))}
        </ul>
      )}
      <div className="ways" data-live={isLive || undefined}>
        <input {...control} id={id} name="pictures" multiple aria-describedby={`${id}-hint`} />
        <label htmlFor={id}>
          <UploadIcon size="small" />
          <FormattedMessage id="form.choosePictures" />
        </label>
        {isLive && (
          <>
            <input {...control} id={`${id}-camera`} capture="environment" className="hs-vh camera" />
            <label htmlFor={`${id}-camera`} className="camera">
              <CameraIcon size="small" />
              <FormattedMessage id="form.takePicture" />
            </label>
          </>
        )}
      </div>
      <div aria-live="polite">
        {problems.map(({ code, file }) => (
          <div key={`${code} ${file ?? ''}`} data-problem tabIndex={-1}>
            <FormError>
              {file ? `${file}: ` : ''}
              {formProblemTexts[locale][code]}
            </FormError>
          </div>
        ))}
      </div>
    </Root>
  );
}
