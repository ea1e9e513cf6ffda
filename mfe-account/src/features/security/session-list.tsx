import styled from '@emotion/styled';
import { readDevice } from '@headstock/contracts/device';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Badge } from '@headstock/ui/badge';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReauthDialog } from '#mfe-account/features/reauthenticate/reauth-dialog.tsx';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import type { AccountSecurityQuery } from './security.generated.ts';
import { OTHERS, useSessions } from './use-sessions.ts';

/** A browser in which the account is signed in. */
type AccountSession = AccountSecurityQuery['accountSecurity']['sessions'][number];

const Root = styled.section`
  display: grid;
  gap: 16px;
  max-width: 720px;
  & > ul > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 20px;
    padding-block: 14px;
    border-bottom: 1px solid var(--hs-line);
    &:first-of-type {
      border-top: 1px solid var(--hs-line);
    }
  }
  & .device {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 10px;
    font-weight: 600;
  }
`;

/** Where the account is signed in, and how to end that elsewhere. Renders a `<section>`. */
export function SessionList({ sessions }: { readonly sessions: readonly AccountSession[] }): ReactNode {
  const { formatMessage } = useIntl();
  const formatDay = useShopDate();
  const { busy, failureOf, failureBeyond, end, endOthers, dialog } = useSessions();
  const nameOf = ({ userAgent }: AccountSession): string => {
    const { browser, system } = readDevice(userAgent);
    const unknown = formatMessage({ id: 'security.unknownBrowser' });
    return system === null
      ? (browser ?? unknown)
      : formatMessage({ id: 'security.device' }, { browser: browser ?? unknown, system });
  };
  return (
    <Root aria-labelledby="security-sessions">
      <Heading level={2} step="3" id="security-sessions">
        <FormattedMessage id="security.sessions" />
      </Heading>
      <p className="hs-mute">
        <FormattedMessage id="security.sessionsHint" />
      </p>
      <FormFailure error={failureBeyond([...sessions.map(({ id }) => id), OTHERS])} isTyped={false} />
      <ul>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <p className="device">
                {nameOf(session)}
                {session.isCurrent && (
                  <Badge tone="good">
                    <FormattedMessage id="security.thisOne" />
                  </Badge>
                )}
              </p>
              <p className="hs-small hs-mute">
                <FormattedMessage
                  id={session.isCurrent ? 'security.signedIn' : 'security.seen'}
                  values={{ signedIn: formatDay(session.authenticatedAt), seen: formatDay(session.lastSeenAt) }}
                />
              </p>
              <FormFailure error={failureOf(session.id)} isTyped={false} />
            </div>
            {!session.isCurrent && (
              <Button
                variant="outline"
                size="small"
                busy={busy === session.id}
                aria-label={formatMessage({ id: 'security.endLabel' }, { device: nameOf(session) })}
                onClick={() => end(session.id)}
              >
                <FormattedMessage id="security.end" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <>
          <FormFailure error={failureOf(OTHERS)} isTyped={false} />
          <div>
            <Button variant="outline" busy={busy === OTHERS} onClick={endOthers}>
              <FormattedMessage id="security.endOthers" />
            </Button>
          </div>
        </>
      )}
      <ReauthDialog {...dialog} />
    </Root>
  );
}
