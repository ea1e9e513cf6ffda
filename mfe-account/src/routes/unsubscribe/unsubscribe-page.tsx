import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData, useParams } from 'react-router';
import { UnsubscribeForm } from '#mfe-account/features/unsubscribe/unsubscribe-form.tsx';
import type { UnsubscribeStateQuery } from '#mfe-account/features/unsubscribe/unsubscribe.generated.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 420px);
  justify-content: center;
  gap: 24px;
  padding-block: clamp(32px, 6vw, 96px);
`;

/** `/unsubscribe/{token}`: the target of the link in mails that can be switched off. Works signed out. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { token = '' } = useParams();
  const found = useLoaderData<UnsubscribeStateQuery['unsubscription']>();
  return (
    <>
      <PageHead title={formatMessage({ id: 'unsubscribe.title' })} />
      {found ? (
        <Root className="hs-wrap">
          <Heading level={1} step="2">
            <FormattedMessage id="unsubscribe.title" />
          </Heading>
          <UnsubscribeForm token={token} {...found} />
          <p className="hs-mute">
            <FormattedMessage id="unsubscribe.hint" />
          </p>
        </Root>
      ) : (
        <div className="hs-wrap">
          <EmptyState
            level={1}
            title={<FormattedMessage id="unsubscribe.unknown" />}
            actions={
              <Button as={Link} to="/">
                <FormattedMessage id="unsubscribe.home" />
              </Button>
            }
          >
            <FormattedMessage id="unsubscribe.unknownHint" />
          </EmptyState>
        </div>
      )}
    </>
  );
}
