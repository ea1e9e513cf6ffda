import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { GraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { StepUpForm } from './step-up-form.tsx';
import { useImpersonation } from './use-impersonation.ts';

/** On paper the banner heads the first page, which leaves room for it; what places it on the screen is written in its own style. */
const onPaper = css`
  @media print {
    #acting-banner {
      position: absolute !important;
      inset: 0 0 auto !important;
    }
    html {
      padding-block: 24mm 0 !important;
    }
  }
`;

const Root = styled.section`
  overflow-y: auto;
  max-height: 100dvh;
  border-top: 3px solid var(--hs-warn);
  background: var(--hs-surface);
  color: var(--hs-ink);
  box-shadow: var(--hs-sh-pop);
  padding: 10px clamp(12px, 3vw, 32px);
  & > .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    & > p {
      flex: 1 1 260px;
      min-width: 0;
      line-height: 1.4;
      overflow-wrap: anywhere;
    }
    & > div {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
    }
  }
  @media print {
    border-bottom: 1px solid var(--hs-ink);
    box-shadow: none;
    & button,
    & > form {
      display: none;
    }
  }
`;

/** Says that an administrator acts as a member, until when and what may be done, with one click to end it. Renders a `<section>`. */
export function ActingBanner({ client }: { readonly client: GraphQLClient }): ReactNode {
  const { formatMessage } = useIntl();
  const { impersonation, isEnding, reload, end } = useImpersonation(client);
  const [isAsking, setAsking] = useState(false);
  const until = impersonation?.mayWriteUntil ?? null;
  return (
    <Root aria-label={formatMessage({ id: 'acting.label' })}>
      <Global styles={onPaper} />
      <div className="line">
        <p role="status">
          <strong>
            <FormattedMessage
              id={impersonation ? 'acting.who' : 'acting.somebody'}
              values={{ name: impersonation?.account.displayName, username: impersonation?.account.username }}
            />
          </strong>{' '}
          {impersonation && (
            <FormattedMessage
              id={until === null ? 'acting.readOnly' : 'acting.mayWrite'}
              values={{
                end: <FormattedTime value={impersonation.expiresAt} />,
                until: until !== null && <FormattedTime value={until} />,
              }}
            />
          )}
        </p>
        <div>
          {impersonation && until === null && (
            <Button size="small" variant="outline" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
              <FormattedMessage id="acting.change" />
            </Button>
          )}
          <Button size="small" busy={isEnding} onClick={end}>
            <FormattedMessage id="acting.end" />
          </Button>
        </div>
      </div>
      {isAsking && impersonation && until === null && (
        <StepUpForm client={client} isCodeSent={impersonation.isCodeSent} reload={reload} />
      )}
    </Root>
  );
}
