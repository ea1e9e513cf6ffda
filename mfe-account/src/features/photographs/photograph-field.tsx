import styled from '@emotion/styled';
import { type PhotographShot, photographLimits } from '@headstock/contracts/photographs';
import { down } from '@headstock/ui/breakpoints';
import { CameraIcon } from '@headstock/ui/icons/camera';
import { UploadIcon } from '@headstock/ui/icons/upload';
import { Notice } from '@headstock/ui/notice';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { chooseFileStyles } from '#mfe-account/features/uploads/choose-file-styles.ts';
import type { PhotographView } from './photograph.ts';
import { PhotographTile } from './photograph-tile.tsx';
import { missingShots, sizeProblem } from './photographs.model.ts';
import { RemovedTile } from './removed-tile.tsx';
import { ShotList } from './shot-list.tsx';
import { UploadTile } from './upload-tile.tsx';
import { useDragOrder } from './use-drag-order.ts';
import { usePhotographs } from './use-photographs.ts';

const EditDialog = lazy(async () => {
  const { PhotographEditDialog: Component } = await import(
    /* webpackChunkName: "photograph-edit" */ './photograph-edit-dialog.tsx'
  );
  return { default: Component };
});

const Root = styled.div`
  display: grid;
  gap: 16px;
  padding: 20px;
  ${down('tablet')} {
    padding: 14px;
  }
  border: 1.5px dashed var(--hs-line-strong);
  border-radius: var(--hs-r-control);
  &[data-over] {
    border-color: var(--hs-plush);
    background: var(--hs-sunken);
  }
  & > .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px;
    ${chooseFileStyles}
    & > .camera {
      display: none;
      @media (pointer: coarse) {
        display: inline-flex;
      }
    }
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(184px, 1fr));
    gap: 20px 16px;
    ${down('tablet')} {
      grid-template-columns: repeat(auto-fill, minmax(124px, 1fr));
    }
  }
`;

const ACCEPT = [...photographLimits.types, ...photographLimits.extensions].join(',');
const noShots: readonly PhotographShot[] = [];

const DescribeDialog = lazy(async () => {
  const { PhotographDescribeDialog: Component } = await import(
    /* webpackChunkName: "photograph-describe" */ './photograph-describe-dialog.tsx'
  );
  return { default: Component };
});

/** Props of the field. */
export interface PhotographFieldProps {
  /** The photographs in their order; the first is the cover. */
  readonly value: readonly PhotographView[];
  /** Gets the new list after every change: one that arrived, moved, went, was edited or tagged. */
  readonly onChange: (next: readonly PhotographView[]) => void;
  /** Photographs at most; 30 by default. */
  readonly max?: number;
  /** What buyers want to see of such an instrument (`shotLists`); without it nobody asks. */
  readonly shots?: readonly PhotographShot[];
  /** Whether its owner writes what each shows. */
  readonly describes?: boolean;
  /** Told when files begin to be on their way, and when none is any more. Keep the function the same between renders. */
  readonly onBusy?: (isBusy: boolean) => void;
}

/**
 * The photographs of a form: chosen, dropped, pasted or taken, each sent by itself, put in order by pointer and keyboard, turned, cropped,
 * tagged, described and removed. Needs the messages of the group `photographs`. Renders a `<div role="group">`.
 */
export function PhotographField(props: PhotographFieldProps): ReactNode {
  const { value, onChange, max = photographLimits.count, shots = noShots, describes = false, onBusy } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const photographs = usePhotographs({ value, onChange, max, onBusy });
  const order = useDragOrder(photographs.move);
  const [isOver, setOver] = useState(false);
  const [edited, setEdited] = useState<string | null>(null);
  const [describedAt, setDescribedAt] = useState<string | null>(null);
  const { uploads, removed } = photographs;
  const list = useRef<HTMLUListElement>(null);
  // One that was just brought back takes the focus from the button that did it.
  const returned = useRef<string | null>(null);
  useLayoutEffect(() => {
    const grip = list.current?.querySelector<HTMLElement>(`[data-place="${returned.current ?? ''}"] .grip`);
    if (!grip) return;
    grip.focus({ preventScroll: true });
    returned.current = null;
  });

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    photographs.add([...(currentTarget.files ?? [])]);
    // The same photograph can be chosen again after it was removed.
    currentTarget.value = '';
  };
  const receive = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(false);
      photographs.add([...event.dataTransfer.files]);
    },
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files];
      if (files.length === 0) return;
      event.preventDefault();
      photographs.add(files);
    },
  };
  const control = { type: 'file', accept: ACCEPT, onChange: take, className: 'hs-vh' } as const;
  const open = value.find((photograph) => photograph.id === edited);
  const told = value.find((photograph) => photograph.id === describedAt);
  const place = removed ? Math.min(removed.index, value.length) : null;
  const gone = removed && (
    <RemovedTile
      key={removed.photograph.id}
      index={removed.index}
      onUndo={() => {
        returned.current = removed.photograph.id;
        photographs.undo();
      }}
    />
  );
  const small = value.filter((photograph) => sizeProblem(photograph) === 'small').length;
  return (
    <Root
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-hint`}
      data-over={isOver || undefined}
      {...receive}
    >
      <div>
        <p id={`${id}-title`} className="hs-label">
          <FormattedMessage id="photographs.title" values={{ count: value.length, max }} />
        </p>
        <p id={`${id}-hint`} className="hs-small hs-mute">
          <FormattedMessage id="photographs.hint" />
        </p>
        <p id={`${id}-keys`} hidden>
          <FormattedMessage id="photographs.keys" />
        </p>
      </div>
      <div className="ways">
        <input {...control} id={`${id}-files`} multiple aria-describedby={`${id}-hint`} />
        <label htmlFor={`${id}-files`}>
          <UploadIcon size="small" />
          <FormattedMessage id="photographs.choose" />
        </label>
        <input {...control} id={`${id}-camera`} capture="environment" className="hs-vh camera" />
        <label htmlFor={`${id}-camera`} className="camera">
          <CameraIcon size="small" />
          <FormattedMessage id="photographs.take" />
        </label>
      </div>
      <p className="hs-vh" role="status">
        {photographs.announcement}
      </p>
      {small > 0 && (
        <Notice tone="warn">
          <FormattedMessage id="photographs.someSmall" values={{ count: small }} />
        </Notice>
      )}
      {(removed || value.length + uploads.length > 0) && (
        <ul ref={list} data-order aria-label={formatMessage({ id: 'photographs.list' })}>
          {value.map((photograph, index) => (
            <Fragment key={photograph.id}>
              {index === place && gone}
              <PhotographTile
                photograph={photograph}
                index={index}
                count={value.length}
                shots={shots}
                order={order}
                keysId={`${id}-keys`}
                onMove={photographs.move}
                onTag={(shot) => photographs.tag(photograph.id, shot)}
                onDescribe={describes ? () => setDescribedAt(photograph.id) : undefined}
                onEdit={() => setEdited(photograph.id)}
                onRemove={() => photographs.remove(photograph.id)}
              />
            </Fragment>
          ))}
          {place === value.length && gone}
          {uploads.map((upload) => (
            <UploadTile
              key={upload.key}
              upload={upload}
              file={photographs.fileOf(upload.key)}
              onRetry={() => photographs.retry(upload.key)}
              onDrop={() => photographs.drop(upload.key)}
            />
          ))}
        </ul>
      )}
      {shots.length > 0 && <ShotList shots={shots} missing={missingShots(value, shots)} />}
      {told && (
        <Suspense>
          <DescribeDialog
            photographs={value}
            photograph={told}
            onChange={(alt) => photographs.describe(told.id, alt)}
            onMove={setDescribedAt}
            onClose={() => setDescribedAt(null)}
          />
        </Suspense>
      )}
      {open && (
        <Suspense>
          <EditDialog
            key={open.id}
            photograph={open}
            onSave={(next) => {
              photographs.edit(next);
              setEdited(null);
            }}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </Root>
  );
}
