import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { ErrorCard } from '@headstock/ui/error-card';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

const Detail = styled.span`
  display: block;
  margin-bottom: 14px;
  overflow-wrap: anywhere;
`;

export interface ErrorPageProps {
  readonly statusCode: number;
  /** What exactly went wrong, in small letters: 'Page not found: /nowhere'. */
  readonly message?: string;
}

/** The page of an error, with ways back into the shop. */
export function ErrorPage({ statusCode, message }: ErrorPageProps): ReactNode {
  const intl = useIntl();
  const missing = statusCode === 404;
  const title = intl.formatMessage({ id: 'shell.error.title' }, { statusCode: String(statusCode) });
  return (
    <div className="hs-wrap">
      <PageHead title={title} />
      <ErrorCard
        title={title}
        said={<FormattedMessage id={missing ? 'shell.error.not-found' : 'shell.error.other'} />}
        hint={
          <>
            {message ? <Detail className="hs-micro hs-mute">{message}</Detail> : null}
            <FormattedMessage id="shell.error.hint" />
          </>
        }
        links={<Ways />}
        drawing={missing ? 'not-found' : 'general'}
        drawingLabel={intl.formatMessage({ id: missing ? 'shell.error.drawing-404' : 'shell.error.drawing' })}
      />
    </div>
  );
}

function Ways(): ReactNode {
  return (
    <>
      <Button as={Link} to="/">
        <FormattedMessage id="shell.error.home" />
      </Button>
      <Button as={Link} to="/shop" variant="outline">
        <FormattedMessage id="shell.error.shop" />
      </Button>
      <Button as={Link} to="/faqs" variant="outline">
        <FormattedMessage id="shell.error.faq" />
      </Button>
    </>
  );
}
