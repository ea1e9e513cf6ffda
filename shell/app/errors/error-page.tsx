import styled from '@emotion/styled';
import { sharedPageAddress } from '@headstock/contracts/page-address';
import { ruleFor } from '@headstock/contracts/routes';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { ErrorCard } from '@headstock/ui/error-card';
import { useOnceHydrated } from '@headstock/ui/use-once-hydrated';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';

const Detail = styled.span`
  display: block;
  margin-bottom: 14px;
  overflow-wrap: anywhere;
`;

export interface ErrorPageProps {
  readonly statusCode: number;
  /** Details in small print. A missing page shows its path unless this is given. */
  readonly message?: string;
}

/** Which page is missing: by path if the route table has a rule for it, else by path, query and hash. */
function useMissing(): string {
  const intl = useIntl();
  const { pathname, search, hash } = useLocation();
  // The server never sees the hash.
  const seen = useOnceHydrated(hash, '');
  return ruleFor(pathname)
    ? intl.formatMessage({ id: 'shell.error.page-not-valid' }, { path: sharedPageAddress(pathname, '') ?? pathname })
    : intl.formatMessage({ id: 'shell.error.page-not-found' }, { path: pathname + search + seen });
}

/** The error page, with links back into the shop. */
export function ErrorPage({ statusCode, message }: ErrorPageProps): ReactNode {
  const intl = useIntl();
  const missing = statusCode === 404;
  const address = useMissing();
  const detail = message ?? (missing ? address : null);
  const title = intl.formatMessage({ id: 'shell.error.title' }, { statusCode: String(statusCode) });
  return (
    <div className="hs-wrap">
      <PageHead title={title} />
      <ErrorCard
        title={title}
        said={<FormattedMessage id={missing ? 'shell.error.not-found' : 'shell.error.other'} />}
        hint={
          <>
            {detail ? <Detail className="hs-micro hs-mute">{detail}</Detail> : null}
            <FormattedMessage id="shell.error.hint" />
          </>
        }
        links={<ErrorPageLinks />}
        drawing={missing ? 'not-found' : 'general'}
        drawingLabel={intl.formatMessage({ id: missing ? 'shell.error.drawing-404' : 'shell.error.drawing' })}
      />
    </div>
  );
}

function ErrorPageLinks(): ReactNode {
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
