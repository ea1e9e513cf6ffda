import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { ConfirmEmailForm } from '#mfe-account/features/confirm-email/confirm-email-form.tsx';
import { NewLinkButton } from '#mfe-account/features/confirm-email/new-link-button.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 420px);
  justify-content: center;
  gap: 24px;
  padding-block: clamp(32px, 6vw, 96px);
`;

/** Shown in place of the button: the e-mail is confirmed, or the address has no code. */
function Outcome({ outcome }: { readonly outcome: 'done' | 'invalidLink' }): ReactNode {
  return (
    <div className="hs-wrap" role="status">
      <EmptyState
        level={1}
        title={<FormattedMessage id={`confirmEmail.${outcome}`} />}
        actions={
          outcome === 'done' ? (
            <Button as={Link} to="/shop">
              <FormattedMessage id="confirmEmail.shop" />
            </Button>
          ) : (
            <NewLinkButton />
          )
        }
      >
        <FormattedMessage id={`confirmEmail.${outcome}Hint`} />
      </EmptyState>
    </div>
  );
}

/** `/confirm-email/{code}`: the target of the link that proves an e-mail. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const code = useParams()['*'] ?? '';
  const [done, setDone] = useState(false);
  return (
    <>
      <PageHead title={formatMessage({ id: 'confirmEmail.title' })} />
      {done || code === '' ? (
        <Outcome outcome={done ? 'done' : 'invalidLink'} />
      ) : (
        <Root className="hs-wrap">
          <Heading level={1} step="2">
            <FormattedMessage id="confirmEmail.title" />
          </Heading>
          <p className="hs-mute">
            <FormattedMessage id="confirmEmail.lead" />
          </p>
          <ConfirmEmailForm code={code} onDone={() => setDone(true)} />
        </Root>
      )}
    </>
  );
}
