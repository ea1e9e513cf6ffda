import styled from '@emotion/styled';
import { sessionAtom } from '@headstock/event-bus';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import {
  PlainLostFactorForm,
  PlainRecoveryForm,
  PlainRegisterForm,
} from '#mfe-account/features/plain-sign-in/plain-account-forms.tsx';
import { Phone } from '#mfe-account/features/plain-sign-in/plain-problem.tsx';
import { PlainSignInForm } from '#mfe-account/features/plain-sign-in/plain-sign-in-form.tsx';
import { type PlainStep, readStep, signInProblem } from '#mfe-account/features/plain-sign-in/sign-in-problem.model.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 420px);
  justify-content: center;
  gap: 20px;
  padding-block: clamp(32px, 6vw, 96px);
  & > nav {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    & > a {
      padding-block: 10px;
    }
  }
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

/** Title and first sentence of a step. */
const words = {
  'sign-in': ['signIn.title', 'signIn.lead'],
  code: ['signIn.secondTitle', 'signIn.secondLead'],
  lost: ['signIn.lostTitle', 'signIn.lostLead'],
  register: ['signIn.registerTitle', 'signIn.registerLead'],
  recover: ['signIn.recoverTitle', 'signIn.recoverLead'],
} as const satisfies Record<PlainStep, readonly [title: string, lead: string]>;

/** The ways to the other steps. */
const ways = [
  ['sign-in', '/sign-in', 'signIn.toSignIn'],
  ['register', '/sign-in?step=register', 'signIn.toRegister'],
  ['recover', '/sign-in?step=recover', 'signIn.toRecover'],
] as const;

/**
 * `/sign-in`: signs in and out, registers, and asks for a new password by plain forms, for browsers that run no scripts;
 * `next` is the path to go on to.
 */
export function Component(): ReactNode {
  const intl = useIntl();
  const [search] = useSearchParams();
  const { account } = useAtomValue(sessionAtom);
  const asked = readStep(search.get('step'));
  const step = account ? 'sign-in' : asked.step;
  const [title, lead] = words[step];
  const problem = signInProblem(search.get('problem'));
  return (
    <Root className="hs-wrap">
      <PageHead title={intl.formatMessage({ id: title })} />
      <Heading level={1} step="2">
        <FormattedMessage id={title} />
      </Heading>
      {asked.outcome && (
        <Notice tone="good">
          <FormattedMessage id={`signIn.done.${asked.outcome}`} />
        </Notice>
      )}
      {account ? (
        <SignedIn name={account.displayName} />
      ) : (
        <>
          {!asked.outcome && (
            <p className="hs-mute">
              <FormattedMessage id={lead} values={{ phone: <Phone /> }} />
            </p>
          )}
          {step === 'register' && <PlainRegisterForm problem={problem} />}
          {step === 'lost' && <PlainLostFactorForm problem={problem} />}
          {step === 'recover' && <PlainRecoveryForm problem={problem} />}
          {(step === 'sign-in' || step === 'code') && (
            <PlainSignInForm isSecondStep={step === 'code'} problem={problem} next={search.get('next')} />
          )}
          <nav className="hs-small" aria-label={intl.formatMessage({ id: 'signIn.ways' })}>
            {ways
              .filter(([name]) => name !== step)
              .map(([name, path, label]) => (
                <Link key={name} to={path}>
                  <FormattedMessage id={label} />
                </Link>
              ))}
          </nav>
        </>
      )}
    </Root>
  );
}
