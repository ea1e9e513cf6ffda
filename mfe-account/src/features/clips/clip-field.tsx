import styled from '@emotion/styled';
import { clipLimits } from '@headstock/contracts/clips';
import type { ListingClip } from '@headstock/contracts/listing-document';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { UploadIcon } from '@headstock/ui/icons/upload';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { chooseFileStyles } from '#mfe-account/features/uploads/choose-file-styles.ts';
import { moved } from '#mfe-account/features/photographs/photographs.model.ts';
import { ClipCard } from './clip-card.tsx';
import { mayRetry, useClipUpload } from './use-clip-upload.ts';

const Root = styled.div`
  display: grid;
  gap: 16px;
  & > ul {
    display: grid;
    gap: 16px;
  }
  & > .ways {
    ${chooseFileStyles}
  }
  & > .upload {
    display: grid;
    gap: 8px;
    justify-items: start;
    & > progress {
      width: 100%;
      height: 8px;
      accent-color: var(--hs-plush);
    }
  }
`;

const ACCEPT = [...clipLimits.types, ...clipLimits.extensions].join(',');
const nothing = { en: '', fr: '' } as const;

/** Props of the field. */
export interface ClipFieldProps {
  /** Sounds and videos in their order. */
  readonly value: readonly ListingClip[];
  readonly onChange: (next: readonly ListingClip[]) => void;
  /** The id of the control of a field, by its path in the document. */
  readonly fieldId: (path: string) => string;
  /** Told when a file begins to be on its way, and when none is any more. Keep the function the same between renders. */
  readonly onBusy?: (isBusy: boolean) => void;
}

/**
 * The sounds and videos of a form: chosen and sent one by one, put in order, described, removed. Needs the messages of the group `clip-field`.
 * Renders a `<div role="group">`.
 */
export function ClipField({ value, onChange, fieldId, onBusy }: ClipFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  const id = useId();
  const [announcement, announce] = useState('');
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (next: readonly ListingClip[]): void => {
    latest.current = next;
    onChange(next);
  };
  const { upload, isBusy, send, retry, drop } = useClipUpload(({ id: clipId, file, seconds }) => {
    if (latest.current.some((known) => known.id === clipId))
      return announce(formatMessage({ id: 'clipField.alreadyThere' }));
    const clip = { id: clipId, file, seconds, title: nothing, description: nothing, captions: nothing, poster: null };
    change([...latest.current, clip]);
    announce(formatMessage({ id: 'clipField.added' }));
  });
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  const isFull = value.length >= clipLimits.count;
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLInputElement>(null);
  return (
    <Root role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-hint`}>
      <div>
        <p id={`${id}-title`} className="hs-label">
          <FormattedMessage id="clipField.heading" values={{ count: value.length, max: clipLimits.count }} />
        </p>
        <p id={`${id}-hint`} className="hs-small hs-mute">
          <FormattedMessage id="clipField.hint" />
        </p>
      </div>
      <p className="hs-vh" role="status">
        {announcement}
      </p>
      {value.length > 0 && (
        <ul ref={list}>
          {value.map((clip, index) => (
            <ClipCard
              key={clip.id}
              clip={clip}
              index={index}
              count={value.length}
              fieldId={fieldId}
              onChange={(patch) =>
                change(latest.current.map((known) => (known.id === clip.id ? { ...known, ...patch } : known)))
              }
              onMove={(to) => {
                change(moved(latest.current, index, to));
                announce(formatMessage({ id: 'clipField.moved' }, { position: to + 1, count: value.length }));
                // At an end the button that was pressed is disabled, and would lose the focus.
                if (to === 0 || to === value.length - 1)
                  list.current
                    ?.querySelector<HTMLElement>(
                      `[data-clip="${clip.id}"] header button:nth-of-type(${to === 0 ? 2 : 1})`,
                    )
                    ?.focus();
              }}
              onRemove={() => {
                change(latest.current.filter((known) => known.id !== clip.id));
                announce(formatMessage({ id: 'clipField.removed' }));
                requestAnimationFrame(() => add.current?.focus());
              }}
            />
          ))}
        </ul>
      )}
      {upload && (
        <div className="upload">
          <p className="hs-small">{upload.name}</p>
          {upload.problem === null ? (
            <>
              <progress
                {...(upload.share < 1 ? { value: upload.share } : {})}
                aria-label={formatMessage({ id: 'clipField.progress' }, { name: upload.name })}
              />
              <p className="hs-small hs-mute">
                <FormattedMessage
                  id={upload.share < 1 ? 'clipField.sending' : 'clipField.preparing'}
                  values={{ share: upload.share }}
                />
              </p>
            </>
          ) : (
            <FormError alert>
              <FormattedMessage id={`clipField.problem.${upload.problem}`} />
            </FormError>
          )}
          {upload.problem !== null && mayRetry(upload.problem) && (
            <Button size="small" onClick={retry}>
              <FormattedMessage id="clipField.retry" />
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={drop}>
            <FormattedMessage id={upload.problem === null ? 'clipField.cancel' : 'clipField.dismiss'} />
          </Button>
        </div>
      )}
      <div className="ways">
        <input
          ref={add}
          id={`${id}-file`}
          type="file"
          accept={ACCEPT}
          className="hs-vh"
          // Without its label it has no name.
          hidden={isFull}
          disabled={isFull || isBusy}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) send(file);
          }}
        />
        {isFull ? (
          <p className="hs-small hs-mute">
            <FormattedMessage id="clipField.full" />
          </p>
        ) : (
          <label htmlFor={`${id}-file`}>
            <UploadIcon size="small" />
            <FormattedMessage id="clipField.choose" />
          </label>
        )}
      </div>
    </Root>
  );
}
