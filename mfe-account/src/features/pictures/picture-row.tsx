import styled from '@emotion/styled';
import { Avatar } from '@headstock/ui/avatar';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ACCEPTED, type PictureKind } from './picture.model.ts';
import { usePicture } from './use-picture.ts';

const CropDialog = lazy(async () => {
  const { CropDialog: Loaded } = await import(/* webpackChunkName: "crop-dialog" */ './crop-dialog.tsx');
  return { default: Loaded };
});

const Root = styled.div`
  display: grid;
  gap: 12px;
  & > .banner {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 4;
    border-radius: var(--hs-r-control);
    background: var(--hs-sunken);
    object-fit: cover;
  }
  & > .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px;
  }
`;

interface PictureRowProps {
  readonly kind: PictureKind;
  readonly name: string;
  readonly url: string | null;
}

/** The avatar or banner as it is, and how to choose another one or none. Renders a `<div>`. */
export function PictureRow({ kind, name, url }: PictureRowProps): ReactNode {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const picture = usePicture(kind);
  return (
    <Root>
      {kind === 'avatar' ? (
        <Avatar name={name} url={url} size={96} />
      ) : url === null ? (
        <span className="banner" aria-hidden="true" />
      ) : (
        <img className="banner" src={url} alt="" width="1600" height="400" />
      )}
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        className="hs-vh"
        tabIndex={-1}
        aria-label={formatMessage({ id: `pictures.choose.${kind}` })}
        onChange={({ target }) => {
          picture.choose(target.files?.[0] ?? null);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {picture.file === null && picture.refused !== null && <FormError alert>{picture.refused}</FormError>}
      <div className="actions">
        <Button variant="outline" size="small" onClick={() => input.current?.click()}>
          <FormattedMessage id={`pictures.choose.${kind}`} />
        </Button>
        {url !== null && (
          <Button variant="quiet" size="small" busy={picture.busy && picture.file === null} onClick={picture.remove}>
            <FormattedMessage id={`pictures.remove.${kind}`} />
          </Button>
        )}
      </div>
      {picture.file && (
        <Suspense fallback={null}>
          <CropDialog
            kind={kind}
            file={picture.file}
            busy={picture.busy}
            refused={picture.refused}
            onClose={() => picture.choose(null)}
            onSave={picture.save}
          />
        </Suspense>
      )}
    </Root>
  );
}
