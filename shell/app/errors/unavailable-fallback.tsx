import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const Root = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 20px;
  min-height: min(480px, 60vh);
  padding: 48px 16px;
  text-align: center;
  & > h1,
  & > p {
    max-width: 20em;
    font: 400 var(--hs-t-2) / var(--hs-lh-heading) var(--hs-serif);
    letter-spacing: var(--hs-ls-heading);
    text-wrap: balance;
  }
  &[data-small] {
    justify-items: start;
    gap: 16px;
    min-height: 0;
    padding: 0;
    text-align: left;
    & > p {
      font-size: var(--hs-t-3);
    }
  }
`;

export interface UnavailableFallbackProps {
  readonly onRetry: () => void;
  /** The button's text; that of a retry unless given. */
  readonly action?: string;
  /** What is unavailable; this part of the shop unless given. */
  readonly message?: string;
  /** For a part of a page, such as a dialog. */
  readonly small?: boolean;
}

/** Replaces a page, or a part of one, that is unavailable, and offers a retry. Renders a `<div role="alert">`. */
export function UnavailableFallback({ onRetry, action, message, small }: UnavailableFallbackProps): ReactNode {
  const intl = useIntl();
  const text = message ?? intl.formatMessage({ id: 'shell.remote.unavailable' });
  return (
    <Root role="alert" data-small={small || undefined}>
      {small ? <p>{text}</p> : <h1>{text}</h1>}
      {small ? null : <PageHead title={intl.formatMessage({ id: 'shell.remote.title' })} />}
      <Button variant="outline" onClick={onRetry}>
        {action ?? <FormattedMessage id="shell.remote.retry" />}
      </Button>
    </Root>
  );
}
