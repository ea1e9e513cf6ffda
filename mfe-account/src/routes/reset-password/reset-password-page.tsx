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
function Outcome({ outcome }: { readonly outcome: 'done' | 'invalidLink' }): ReactNode {
  const emit = useEmit();
  const done = outcome === 'done';
  return (
    <div className="hs-wrap" role="status">
      <EmptyState
        level={1}
        title={<FormattedMessage id={`resetPassword.${outcome}`} />}
        actions={
          <Button onClick={() => emit('auth/open', { view: done ? 'signin' : 'recovery' })}>
            <FormattedMessage id={done ? 'resetPassword.login' : 'resetPassword.newLink'} />
          </Button>
        }
      >
        <FormattedMessage id={`resetPassword.${outcome}Hint`} />
      </EmptyState>
    </div>
  );
}

/** `/reset-password/{code}`: the target of the link in the recovery mail. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const code = useParams()['*'] ?? '';
  const [done, setDone] = useState(false);
  return (
    <>
      <PageHead title={formatMessage({ id: 'resetPassword.title' })} />
      {done || code === '' ? (
        <Outcome outcome={done ? 'done' : 'invalidLink'} />
      ) : (
        <Root className="hs-wrap">
          <Heading level={1} step="2">
            <FormattedMessage id="resetPassword.title" />
          </Heading>
          <p className="hs-mute">
            <FormattedMessage id="resetPassword.lead" />
          </p>
          <ResetPasswordForm code={code} onDone={() => setDone(true)} />
        </Root>
      )}
    </>
  );
}
