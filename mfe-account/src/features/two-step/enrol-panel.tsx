import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { checkCode } from '#mfe-account/features/auth/auth-validation.model.ts';
import { CodeField } from '#mfe-account/features/auth/code-field.tsx';
import { AuthForm } from '#mfe-account/features/auth/form-layout.tsx';
import { useForm } from '#mfe-account/features/auth/use-form.ts';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import type { Failure } from '#mfe-account/features/form-failure/use-action.ts';
import { CopyButton } from './copy-button.tsx';
import { Buttons, Panel } from './panel.ts';
import type { AccountTotpBeginMutation } from './two-step.generated.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';

/** A secret for an authenticator app. */
export type Enrolment = NonNullable<AccountTotpBeginMutation['totpBegin']['enrolment']>;

const Root = styled(Panel)`
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  & > svg {
    width: 208px;
    max-width: 100%;
    border-radius: 4px;
    /* Cameras want dark on light, in either colour scheme. */
    background: #fff;
    color: #000;
  }
  & .secret {
    font: 500 1rem/1.6 var(--hs-mono, monospace);
    letter-spacing: 0.06em;
    overflow-wrap: anywhere;
  }
  @media (min-width: 700px) {
    grid-template-columns: 208px minmax(0, 1fr);
    align-items: start;
    & > h3 {
      grid-column: 1 / -1;
    }
  }
`;

const Steps = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  justify-items: start;
  & > form {
    justify-self: stretch;
  }
`;

const rules = { code: checkCode };
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Opens an app on the same device. */
const linkTo = (uri: string) => (text: ReactNode) => (
  <a key="link" href={uri}>
    {text}
  </a>
);

export interface EnrolPanelProps {
  readonly enrolment: Enrolment;
  /** Why the last code came to nothing: the words of who refused it, or what the request threw. */
  readonly failure: Failure;
  readonly onCode: (code: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Shows the secret as a QR code and as text, and asks for a first code of the app. Renders a `<div>`. */
export function EnrolPanel({ enrolment, failure, onCode, onCancel }: EnrolPanelProps): ReactNode {
  const { formatMessage } = useIntl();
  const form = useForm({ code: '' }, rules, ({ code }) => onCode(code));
  const refused = typeof failure === 'string' ? failure : null;
  const { uri, secret, qrSize, qrPath } = enrolment;
  const root = useFocusOnMount<HTMLDivElement>();
  return (
    <Root ref={root} tabIndex={-1} role="group" aria-labelledby="two-step-enrolment">
      <Heading level={3} step="3" id="two-step-enrolment">
        <FormattedMessage id="factors.scan" />
      </Heading>
      <svg viewBox={`0 0 ${qrSize} ${qrSize}`} role="img" aria-label={formatMessage({ id: 'factors.qr' })}>
        <path d={qrPath} fill="currentColor" shapeRendering="crispEdges" />
      </svg>
      <Steps>
        <p>
          <FormattedMessage id="factors.scanHint" values={{ link: linkTo(uri) }} />
        </p>
        <p>
          <span className="hs-small hs-mute">
            <FormattedMessage id="factors.secret" />
          </span>
          <br />
          <span className="secret">{inFours(secret)}</span>
        </p>
        <CopyButton text={secret}>
          <FormattedMessage id="factors.copy" />
        </CopyButton>
        <AuthForm method="post" noValidate onSubmit={form.onSubmit}>
          <CodeField
            form={form}
            label={<FormattedMessage id="factors.code" />}
            hint={<FormattedMessage id="factors.codeHint" />}
            refused={refused}
          />
          {refused === null && <FormFailure error={failure} />}
          <Buttons>
            <Button type="submit" busy={form.busy}>
              <FormattedMessage id="factors.confirm" />
            </Button>
            <Button variant="outline" onClick={onCancel}>
              <FormattedMessage id="factors.cancel" />
            </Button>
          </Buttons>
        </AuthForm>
      </Steps>
    </Root>
  );
}
