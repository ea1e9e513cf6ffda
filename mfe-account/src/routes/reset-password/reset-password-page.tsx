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

/** What stands in place of the form: the password is set, or the address has no code. */
function Ending({ said }: { readonly said: 'done' | 'broken' }): ReactNode {
  const emit = useEmit();
  const done = said === 'done';
  return (
    <div className="hs-wrap" role="status">
      <EmptyState
        level={1}
        title={<FormattedMessage id={`account.reset.${said}`} />}
        actions={
          <Button onClick={() => emit('auth/open', { view: done ? 'signin' : 'recovery' })}>
            <FormattedMessage id={done ? 'account.reset.login' : 'account.reset.again'} />
          </Button>
        }
      >
        <FormattedMessage id={`account.reset.${said}-hint`} />
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
      <PageHead title={formatMessage({ id: 'account.reset.title' })} />
      {done || code === '' ? (
        <Ending said={done ? 'done' : 'broken'} />
      ) : (
        <Root className="hs-wrap">
          <Heading level={1} step="2">
            <FormattedMessage id="account.reset.title" />
          </Heading>
          <p className="hs-mute">
            <FormattedMessage id="account.reset.lead" />
          </p>
          <ResetPasswordForm code={code} onDone={() => setDone(true)} />
        </Root>
      )}
    </>
  );
}
