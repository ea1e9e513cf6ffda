import styled from '@emotion/styled';
import { FormError } from '@headstock/ui/form-error';
import { UploadIcon } from '@headstock/ui/icons/upload';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { chooseFileStyles } from '#mfe-account/features/uploads/choose-file-styles.ts';
import { useUploadImport } from './use-upload-import.ts';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  padding: 20px;
  border: 1.5px dashed var(--hs-line-strong);
  border-radius: var(--hs-r-control);
  &[data-over] {
    border-color: var(--hs-plush);
    background: var(--hs-sunken);
  }
  ${chooseFileStyles}
  & > progress {
    width: 100%;
    height: 8px;
    accent-color: var(--hs-plush);
  }
`;

/** Takes a CSV file, chosen or dropped, and opens its import. Renders a `<div>`. */
export function UploadImport(): ReactNode {
  const { formatMessage } = useIntl();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { progress, problem, send } = useUploadImport();
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
      void send(event.dataTransfer.files[0]);
    },
  };
  return (
    <Root data-over={isOver || undefined} {...receive}>
      <input
        type="file"
        accept=".csv,text/csv"
        className="hs-vh"
        id={id}
        aria-describedby={problem === null ? `${id}-hint` : `${id}-hint ${id}-error`}
        aria-invalid={problem !== null || undefined}
        onChange={({ currentTarget }) => {
          void send(currentTarget.files?.[0]);
          // The same file can be chosen again after it was put right.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id}>
        <UploadIcon size="small" />
        <FormattedMessage id="listingImports.upload" />
      </label>
      <p id={`${id}-hint`} className="hs-small hs-mute">
        <FormattedMessage id="listingImports.upload.hint" />
      </p>
      {progress !== null && (
        <progress value={progress} max={1} aria-label={formatMessage({ id: 'listingImports.uploading' })} />
      )}
      {problem !== null && (
        <FormError alert id={`${id}-error`}>
          {problem}
        </FormError>
      )}
    </Root>
  );
}
