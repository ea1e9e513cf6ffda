import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { AccountSecurityQuery } from '#mfe-account/features/security/security.generated.ts';

/** Props of the notice. */
export interface ResetNoticeProps {
  readonly reset: NonNullable<AccountSecurityQuery['accountSecurity']['twoStepReset']>;
}

/** Somebody asked for the account's two-step sign-in to be switched off: when that happens, and how to stop it. Renders a notice. */
export function ResetNotice({ reset: { isApproved, dueAt, stopCode } }: ResetNoticeProps): ReactNode {
  const formatMoment = useShopDate();
  return (
    <Notice tone="warn">
      <div className="hs-stack">
        <p>
          <FormattedMessage
            id={isApproved ? 'factors.resetApproved' : 'factors.resetAsked'}
            values={{ due: formatMoment(dueAt, 'moment') }}
          />
        </p>
        <Button as={Link} to={`/two-step-keep/${stopCode}`} size="small" variant="outline">
          <FormattedMessage id="factors.resetStop" />
        </Button>
      </div>
    </Notice>
  );
}
