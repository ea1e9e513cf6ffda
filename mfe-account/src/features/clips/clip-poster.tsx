import styled from '@emotion/styled';
import type { ListingClip } from '@headstock/contracts/listing-document';
import { photographLimits } from '@headstock/contracts/photographs';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useUploads } from '#mfe-account/features/photographs/use-uploads.ts';

const ACCEPT = [...photographLimits.types, ...photographLimits.extensions].join(',');

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 16px;
  & > img {
    width: 128px;
    aspect-ratio: 16 / 9;
    border-radius: var(--hs-r-paper);
    object-fit: cover;
  }
`;

/** Props of the poster. */
export interface ClipPosterProps {
  readonly poster: ListingClip['poster'];
  readonly onChange: (poster: ListingClip['poster']) => void;
}

/** The picture that stands for a video until it plays: sent as photographs are, or none. Renders a `<div>`. */
export function ClipPoster({ poster, onChange }: ClipPosterProps): ReactNode {
  const file = useRef<HTMLInputElement>(null);
  const { uploads, add, drop } = useUploads(({ id, imageId }) => onChange({ id, imageId }));
  const [upload] = uploads;
  return (
    <Root>
      {poster && <img src={`/images/${poster.imageId}/320`} alt="" />}
      <input
        ref={file}
        type="file"
        accept={ACCEPT}
        hidden
        onChange={({ currentTarget }) => {
          for (const { key } of uploads) drop(key);
          add([...(currentTarget.files ?? [])], 1);
          currentTarget.value = '';
        }}
      />
      <Button size="small" variant="outline" onClick={() => file.current?.click()}>
        <FormattedMessage id={poster ? 'clipField.poster.change' : 'clipField.poster.add'} />
      </Button>
      {poster && (
        <Button size="small" variant="quiet" onClick={() => onChange(null)}>
          <FormattedMessage id="clipField.poster.remove" />
        </Button>
      )}
      {upload && upload.state !== 'failed' && (
        <p role="status">
          <FormattedMessage id="clipField.poster.sending" />
        </p>
      )}
      {upload?.state === 'failed' && (
        <FormError alert>
          <FormattedMessage id="clipField.poster.failed" />
        </FormError>
      )}
    </Root>
  );
}
