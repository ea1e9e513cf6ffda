import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { IconButton } from '@headstock/ui/icon-button';
import { XIcon } from '@headstock/ui/icons/x';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Attachments } from './use-attachments.ts';

const Root = styled.ul`
  display: grid;
  gap: 8px;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    font-size: var(--hs-t-small);
    & > .name {
      overflow-wrap: anywhere;
    }
    & > .bad {
      color: var(--hs-bad);
    }
  }
`;

/** The files of a message that is being written, each with its progress, and what went wrong with it. Renders a `<ul>`. */
export function AttachmentList({ files, retry, remove }: Attachments): ReactNode {
  const { formatMessage } = useIntl();
  if (files.length === 0) return null;
  return (
    <Root aria-label={formatMessage({ id: 'messages.attached' })}>
      {files.map(({ key, name, progress, uploaded, problem }) => (
        <li key={key}>
          <span className="name">{name}</span>
          {uploaded === null && problem === null && (
            <progress value={progress} aria-label={formatMessage({ id: 'messages.uploading' }, { name })} />
          )}
          {problem !== null && (
            <>
              <span className="bad" role="alert">
                {problem || <FormattedMessage id="messages.uploadFailed" />}
              </span>
              <Button variant="quiet" size="small" onClick={() => retry(key)}>
                <FormattedMessage id="messages.retry" />
              </Button>
            </>
          )}
          <IconButton label={formatMessage({ id: 'messages.detach' }, { name })} onClick={() => remove(key)}>
            <XIcon />
          </IconButton>
        </li>
      ))}
    </Root>
  );
}
