import styled from '@emotion/styled';
import { sessionAtom } from '@headstock/event-bus';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { Phone, PlainSignInForm } from '#mfe-account/features/plain-sign-in/plain-sign-in-form.tsx';
import { signInProblem } from '#mfe-account/features/plain-sign-in/sign-in-problem.model.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 420px);
  justify-content: center;
  gap: 20px;
  padding-block: clamp(32px, 6vw, 96px);
`;

function SignedIn({ name }: { readonly name: string }): ReactNode {
  const { locale } = useIntl();
  return (
    <>
      <p>
        <FormattedMessage id="signIn.signedIn" values={{ name }} />
      </p>
      <Button as={Link} to="/profile">
        <FormattedMessage id="signIn.account" />
      </Button>
      <form method="post" action={`/api/session/sign-out?lang=${locale}`}>
        <Button type="submit" variant="outline">
          <FormattedMessage id="signIn.signOut" />
        </Button>
      </form>
    </>
  );
}

/** `/sign-in`: signs in and out by plain forms, for browsers that run no scripts; `next` is the path to go on to. */
export function Component(): ReactNode {
  const intl = useIntl();
  const [search] = useSearchParams();
  const { account } = useAtomValue(sessionAtom);
  const isSecondStep = search.get('step') === 'code' && account === null;
  const title = isSecondStep ? 'signIn.secondTitle' : 'signIn.title';
  return (
    <Root className="hs-wrap">
      <PageHead title={intl.formatMessage({ id: title })} />
      <Heading level={1} step="2">
        <FormattedMessage id={title} />
      </Heading>
      {account ? (
        <SignedIn name={account.displayName} />
      ) : (
        <>
          <p className="hs-mute">
            <FormattedMessage id={isSecondStep ? 'signIn.secondLead' : 'signIn.lead'} values={{ phone: <Phone /> }} />
          </p>
          <PlainSignInForm
            isSecondStep={isSecondStep}
            problem={signInProblem(search.get('problem'))}
            next={search.get('next')}
          />
          <p className="hs-small">
            <FormattedMessage id="signIn.forgot" values={{ phone: <Phone /> }} />
          </p>
        </>
      )}
    </Root>
  );
}
