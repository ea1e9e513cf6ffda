import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { type ReactNode, useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mayRetry, type Upload } from './uploads.model.ts';
import { tileStyle } from './tile-style.ts';

const Root = styled.li`
  ${tileStyle}
  & > .frame > img {
    opacity: 0.6;
  }
  & > .frame > .none {
    position: absolute;
    inset: auto 12px 12px;
    font-size: var(--hs-t-micro);
    color: var(--hs-ink-3);
  }
  & > .name {
    overflow: hidden;
    font-size: var(--hs-t-micro);
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--hs-ink-3);
  }
  & > progress {
    width: 100%;
    height: 8px;
    accent-color: var(--hs-plush);
  }
  & > .state {
    font-size: var(--hs-t-small);
    line-height: 1.35;
    &[data-bad] {
      color: var(--hs-bad);
    }
  }
`;

/** Props of the tile. */
export interface UploadTileProps {
  readonly upload: Upload;
  readonly file: File | undefined;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
}

/** A photograph on its way, with its progress, or why it did not arrive. Renders an `<li>`. */
export function UploadTile({ upload, file, onRetry, onDrop }: UploadTileProps): ReactNode {
  const { formatMessage } = useIntl();
  const { name, state, progress, problem } = upload;
  // Few browsers show HEIC; the shop's own picture comes soon.
  const [isShown, setShown] = useState(true);
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!file) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  const isFailed = state === 'failed';
  return (
    <Root>
      <div className="frame">
        {isShown && file && <img ref={show} alt="" onError={() => setShown(false)} />}
        {!isShown && !isFailed && (
          <span className="none">
            <FormattedMessage id="photographs.noPreview" />
          </span>
        )}
      </div>
      <p className="name" title={name}>
        {name}
      </p>
      {!isFailed && (
        <progress
          value={state === 'preparing' ? undefined : progress}
          aria-label={formatMessage({ id: 'photographs.progress' }, { name })}
        />
      )}
      <p className="state" data-bad={isFailed || undefined} role={isFailed ? 'alert' : undefined}>
        {isFailed ? (
          <FormattedMessage id={`photographs.problem.${problem ?? 'failed'}`} />
        ) : (
          <FormattedMessage id={`photographs.${state}`} values={{ share: progress }} />
        )}
      </p>
      {isFailed && mayRetry(problem) && (
        <Button size="small" onClick={onRetry}>
          <FormattedMessage id="photographs.retry" />
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        aria-label={formatMessage({ id: isFailed ? 'photographs.dismissLabel' : 'photographs.cancelLabel' }, { name })}
        onClick={onDrop}
      >
        <FormattedMessage id={isFailed ? 'photographs.dismiss' : 'photographs.cancel'} />
      </Button>
    </Root>
  );
}
