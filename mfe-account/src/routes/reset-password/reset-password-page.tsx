import styled from '@emotion/styled';
import { useEmit } from '@headstock/event-bus/react';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { ResetPasswordForm } from '#mfe-account/features/reset-password/reset-password-form.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 420px);
  justify-content: center;
  gap: 24px;
  padding-block: clamp(32px, 6vw, 96px);
`;

/** Shown in place of the form: the password is set, or the address has no code. */
function Outcome({ outcome }: { readonly outcome: 'done' | 'invalid-link' }): ReactNode {
  const emit = useEmit();
  const done = outcome === 'done';
  return (
    <div className="hs-wrap" role="status">
      <EmptyState
        level={1}
        title={<FormattedMessage id={`reset-password.${outcome}`} />}
        actions={
          <Button onClick={() => emit('auth/open', { view: done ? 'signin' : 'recovery' })}>
            <FormattedMessage id={done ? 'reset-password.login' : 'reset-password.new-link'} />
          </Button>
        }
      >
        <FormattedMessage id={`reset-password.${outcome}-hint`} />
      </EmptyState>
    </div>
  );
}

/** `/reset-password/{code}`: where the link of the recovery mail leads. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const code = useParams()['*'] ?? '';
  const [done, setDone] = useState(false);
  return (
    <>
      <PageHead title={formatMessage({ id: 'reset-password.title' })} />
      {done || code === '' ? (
        <Outcome outcome={done ? 'done' : 'invalid-link'} />
      ) : (
        <Root className="hs-wrap">
          <Heading level={1} step="2">
            <FormattedMessage id="reset-password.title" />
          </Heading>
          <p className="hs-mute">
            <FormattedMessage id="reset-password.lead" />
          </p>
          <ResetPasswordForm code={code} onDone={() => setDone(true)} />
        </Root>
      )}
    </>
  );
}
