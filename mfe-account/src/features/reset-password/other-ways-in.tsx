import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Checkbox } from '@headstock/ui/checkbox';
import { Fieldset } from '@headstock/ui/fieldset';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ResetOverview } from './use-reset-overview.ts';

/** Props of the list. */
export interface OtherWaysInProps {
  readonly overview: ResetOverview;
  /** Ids of the passkeys that are to go. */
  readonly doomed: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** What else opens the account, and which passkeys are to go with the old password. */
export function OtherWaysIn({ overview, doomed, onToggle }: OtherWaysInProps): ReactNode {
  const formatDay = useShopDate();
  const { isTwoStep, sessionCount, passkeys } = overview;
  return (
    <>
      {passkeys.length > 0 && (
        <Fieldset legend={<FormattedMessage id="resetPassword.passkeys" />}>
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <Checkbox key={id} checked={doomed.has(id)} onChange={() => onToggle(id)}>
              <FormattedMessage id="resetPassword.removePasskey" values={{ name }} />
              <br />
              <span className="hs-small hs-mute">
                {lastUsedAt === null ? (
                  <FormattedMessage id="resetPassword.passkeyUnused" values={{ created: formatDay(createdAt) }} />
                ) : (
                  <FormattedMessage id="resetPassword.passkeyUsed" values={{ used: formatDay(lastUsedAt) }} />
                )}
              </span>
            </Checkbox>
          ))}
        </Fieldset>
      )}
      <p className="hs-small hs-mute">
        <FormattedMessage id="resetPassword.ends" values={{ count: sessionCount }} />
        {isTwoStep && (
          <>
            {' '}
            <FormattedMessage id="resetPassword.twoStepStays" />
          </>
        )}
      </p>
    </>
  );
}
