import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Badge } from '@headstock/ui/badge';
import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AccountSecurityQuery } from '#mfe-account/features/security/security.generated.ts';
import { Buttons } from '#mfe-account/features/two-step/panel.ts';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import type { Failure } from '#mfe-account/features/form-failure/use-action.ts';

/** A passkey of the account. */
export type Passkey = AccountSecurityQuery['accountSecurity']['passkeys'][number];

/** Props of the row. */
export interface PasskeyRowProps {
  readonly passkey: Passkey;
  /** Why the last try to remove it came to nothing. */
  readonly failure: Failure;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** What a passkey is called, and when it was used. Renders the content of a `<li>`. */
export function PasskeyRow({ passkey, failure, onRename, onRemove }: PasskeyRowProps): ReactNode {
  const { formatMessage } = useIntl();
  const formatDay = useShopDate();
  const { name, isSynced, createdAt, lastUsedAt } = passkey;
  const created = formatDay(createdAt);
  return (
    <>
      <div>
        <p className="name">
          {name}
          {isSynced && (
            <Badge>
              <FormattedMessage id="factors.synced" />
            </Badge>
          )}
        </p>
        <p className="hs-small hs-mute">
          {lastUsedAt === null ? (
            <FormattedMessage id="factors.passkeyUnused" values={{ created }} />
          ) : (
            <FormattedMessage id="factors.passkeyUsed" values={{ created, used: formatDay(lastUsedAt) }} />
          )}
        </p>
        <FormFailure error={failure} isTyped={false} />
      </div>
      <Buttons>
        <Button
          variant="outline"
          size="small"
          aria-label={formatMessage({ id: 'factors.renameLabel' }, { name })}
          onClick={onRename}
        >
          <FormattedMessage id="factors.rename" />
        </Button>
        <Button
          variant="outline"
          size="small"
          aria-label={formatMessage({ id: 'factors.removeLabel' }, { name })}
          onClick={onRemove}
        >
          <FormattedMessage id="factors.remove" />
        </Button>
      </Buttons>
    </>
  );
}
