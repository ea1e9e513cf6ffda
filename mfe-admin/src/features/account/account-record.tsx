import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { registrationPath } from '#mfe-admin/features/registrations/registration-path.ts';
import { type AccountDetails, eventKey } from './account.model.ts';
import { PartRoot } from './facts.tsx';

/** The account's applications to sell. Renders a `<section>`, or nothing without one. */
export function ApplicationsPart({ applications }: Pick<AccountDetails, 'applications'>): ReactNode {
  const formatDay = useShopDate();
  if (applications.length === 0) return null;
  return (
    <PartRoot aria-labelledby="account-applications">
      <Heading level={2} step="3" id="account-applications">
        <FormattedMessage id="account.applications" />
      </Heading>
      <ul>
        {applications.map(({ id, kind, state, createdAt }) => (
          <li key={id}>
            <Link to={registrationPath(id)}>
              <FormattedMessage id={`account.application.${kind}`} />
            </Link>
            <small>
              <FormattedMessage id={`account.applicationState.${state}`} values={{ day: formatDay(createdAt) }} />
            </small>
          </li>
        ))}
      </ul>
    </PartRoot>
  );
}

/** How the account signs in, and when it last did. Renders a `<section>`. */
export function SignInsPart({ details }: { readonly details: AccountDetails }): ReactNode {
  const formatMoment = useShopDate();
  const { formatMessage } = useIntl();
  const { securityEvents, hasPassword, hasSecondFactor } = details;
  const nameOf = (kind: string): string => {
    const key = eventKey(kind);
    return key === undefined ? kind : formatMessage({ id: `account.event.${key}` });
  };
  return (
    <PartRoot aria-labelledby="account-sign-ins">
      <Heading level={2} step="3" id="account-sign-ins">
        <FormattedMessage id="account.signIns" />
      </Heading>
      <p className="hs-mute">
        <FormattedMessage id="account.signInWays" values={{ hasPassword, hasSecondFactor }} />
      </p>
      <ol>
        {securityEvents.map(({ id, at, kind, network }) => (
          <li key={id}>
            {nameOf(kind)}
            <small>
              {formatMoment(at, 'moment')} · {network}
            </small>
          </li>
        ))}
      </ol>
    </PartRoot>
  );
}

/** When administrators acted as this member. Renders a `<section>`, or nothing. */
export function ImpersonationsPart({ impersonations }: Pick<AccountDetails, 'impersonations'>): ReactNode {
  const formatMoment = useShopDate();
  if (impersonations.length === 0) return null;
  return (
    <PartRoot aria-labelledby="account-impersonations">
      <Heading level={2} step="3" id="account-impersonations">
        <FormattedMessage id="account.impersonations" />
      </Heading>
      <ol>
        {impersonations.map(({ id, impersonator, startedAt, endedAt, reason, writeReason, actCount }) => (
          <li key={id}>
            {impersonator.displayName}: {reason}
            {writeReason !== null && ` · ${writeReason}`}
            <small>
              {formatMoment(startedAt, 'moment')} ·{' '}
              <FormattedMessage id="account.acts" values={{ count: actCount, isOpen: endedAt === null }} />
            </small>
          </li>
        ))}
      </ol>
    </PartRoot>
  );
}

/** What was done to the account, by it and in its name. Renders a `<section>`. */
export function HistoryPart({ history }: Pick<AccountDetails, 'history'>): ReactNode {
  const formatMoment = useShopDate();
  return (
    <PartRoot aria-labelledby="account-history">
      <Heading level={2} step="3" id="account-history">
        <FormattedMessage id="account.history" />
      </Heading>
      {history.length === 0 && (
        <p className="hs-mute">
          <FormattedMessage id="account.noHistory" />
        </p>
      )}
      <ol>
        {history.map(({ id, at, actionLabel, actor, impersonator, details }) => (
          <li key={id}>
            {actionLabel}
            {details.length > 0 && ` · ${details.map(({ name, value }) => `${name}: ${value}`).join(', ')}`}
            <small>
              {formatMoment(at, 'moment')} · {actor ? actor.displayName : <FormattedMessage id="account.byShop" />}
              {impersonator && (
                <>
                  {' '}
                  <FormattedMessage id="account.through" values={{ name: impersonator.displayName }} />
                </>
              )}
            </small>
          </li>
        ))}
      </ol>
    </PartRoot>
  );
}
