import styled from '@emotion/styled';
import { listingLimits, noListingText, type OriginalityPart } from '@headstock/contracts/listing-document';
import { photographLimits } from '@headstock/contracts/photographs';
import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUploads } from '#mfe-account/features/photographs/use-uploads.ts';
import { useEditor } from './editor-context.ts';

const Root = styled.div`
  display: grid;
  gap: 16px;
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(92px, 1fr));
    gap: 10px;
  }
  & > ul button {
    overflow: hidden;
    width: 100%;
    aspect-ratio: 4 / 5;
    border-radius: var(--hs-r-paper);
    background: var(--hs-sunken);
    &[aria-pressed='true'] {
      outline: 3px solid var(--hs-plush);
      outline-offset: 2px;
    }
    & > img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
  }
  & > input:focus-visible + footer > label {
    outline: 3px solid var(--hs-focus);
    outline-offset: 3px;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px;
    & > label {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
      padding: 8px 18px;
      border: 1.5px solid var(--hs-line-strong);
      border-radius: var(--hs-r-control);
      font-weight: 600;
      cursor: pointer;
    }
  }
`;

const ACCEPT = [...photographLimits.types, ...photographLimits.extensions].join(',');

/** Props of the dialog. */
export interface PartPhotographDialogProps {
  readonly part: OriginalityPart;
  readonly onClose: () => void;
}

/** Chooses the photograph of a part among those of the listing, or adds one. Renders a `<dialog>`. */
export function PartPhotographDialog({ part, onClose }: PartPhotographDialogProps): ReactNode {
  const { document, change, isReadOnly } = useEditor();
  const { formatMessage } = useIntl();
  const id = useId();
  const { photographs, partPhotographs } = document;
  const latest = useRef(document);
  useEffect(() => {
    latest.current = document;
  }, [document]);
  const choose = (photographId: string | null): void => {
    const { [part]: _before, ...others } = latest.current.partPhotographs;
    change({ partPhotographs: photographId === null ? others : { ...others, [part]: photographId } });
    onClose();
  };
  const { uploads, add, drop } = useUploads(({ id: photographId, imageId }) => {
    const now = latest.current;
    const isKnown = now.photographs.some((known) => known.id === photographId);
    change({
      ...(!isKnown && {
        photographs: [...now.photographs, { id: photographId, imageId, shot: null, alt: noListingText }],
      }),
      partPhotographs: { ...now.partPhotographs, [part]: photographId },
    });
    onClose();
  });
  const [upload] = uploads;
  const isFull = photographs.length >= listingLimits.photographs;
  const chosen = photographs.find((photograph) => photograph.id === partPhotographs[part]);
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={
        <FormattedMessage
          id="listingEditor.partPhotographTitle"
          values={{ part: formatMessage({ id: `listingEditor.part.${part}` }) }}
        />
      }
      closeLabel={formatMessage({ id: 'listingEditor.closeDialog' })}
    >
      <Root>
        <p className="hs-mute">
          <FormattedMessage
            id={photographs.length > 0 ? 'listingEditor.partPhotographLead' : 'listingEditor.partPhotographNone'}
          />
        </p>
        {photographs.length > 0 && (
          <ul>
            {photographs.map((photograph, index) => (
              <li key={photograph.id}>
                <button
                  type="button"
                  disabled={isReadOnly}
                  aria-pressed={photograph === chosen}
                  aria-label={formatMessage({ id: 'listingEditor.photographAt' }, { position: index + 1 })}
                  onClick={() => choose(photograph.id)}
                >
                  <img src={`/images/${photograph.imageId}/320`} alt="" loading="lazy" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {upload && (
          <p role={upload.state === 'failed' ? 'alert' : 'status'}>
            {upload.state === 'failed' ? (
              <FormattedMessage id="listingEditor.partPhotographFailed" values={{ name: upload.name }} />
            ) : (
              <FormattedMessage id="listingEditor.partPhotographSending" values={{ name: upload.name }} />
            )}
          </p>
        )}
        <input
          id={id}
          type="file"
          accept={ACCEPT}
          className="hs-vh"
          disabled={isReadOnly || isFull}
          onChange={({ currentTarget }) => {
            for (const { key } of uploads) drop(key);
            add([...(currentTarget.files ?? [])], 1);
            currentTarget.value = '';
          }}
        />
        <footer>
          {!isReadOnly && !isFull && (
            <label htmlFor={id}>
              <FormattedMessage id="listingEditor.partPhotographAdd" />
            </label>
          )}
          {chosen && !isReadOnly && (
            <Button variant="quiet" onClick={() => choose(null)}>
              <FormattedMessage id="listingEditor.partPhotographRemove" />
            </Button>
          )}
        </footer>
      </Root>
    </Dialog>
  );
}
