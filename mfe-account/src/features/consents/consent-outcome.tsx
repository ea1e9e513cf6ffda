import { useShopDate } from '@headstock/i18n/use-shop-date';
import { formatMoney } from '@headstock/ui/format-money';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ConsentFactsFragment } from './consents.generated.ts';

/** How a question stands: until when it waits, what was answered, or what keeps it from being agreed to. Renders a `Notice`. */
export function ConsentOutcome({ request }: { readonly request: ConsentFactsFragment }): ReactNode {
  const intl = useIntl();
  const formatDate = useShopDate();
  const { state, obstacle, expiresAt, closedAt, reason, wished } = request;
  if (obstacle !== null)
    return (
      <Notice tone="warn" live>
        <FormattedMessage id={`consents.obstacle.${obstacle}`} />
      </Notice>
    );
  const at = formatDate(state === 'OPEN' || state === 'EXPIRED' ? expiresAt : (closedAt ?? expiresAt), 'moment');
  return (
    <Notice tone={state === 'AGREED' ? 'good' : 'info'} live>
      <FormattedMessage id={`consents.state.${state}`} values={{ at }} />
      {reason !== null && <p>{reason}</p>}
      {wished && (
        <p>
          <FormattedMessage
            id="consents.named"
            values={{ price: formatMoney(wished.amountCents, { ...intl, cents: 'always' }) }}
          />
        </p>
      )}
    </Notice>
  );
}
