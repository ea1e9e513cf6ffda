import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AdminQuickBooksQuery } from './quickbooks.generated.ts';

type Connection = AdminQuickBooksQuery['quickbooks'];

const tones = { OFF: 'info', NONE: 'info', CONNECTED: 'good', RECONNECT: 'bad', DISCONNECTED: 'warn' } as const;

/** How the books stand with QuickBooks. Renders a `<div>`. */
export function ConnectionNotice({ connection }: { readonly connection: Connection }): ReactNode {
  const { state, companyName, realmId, fault, pausedUntil } = connection;
  return (
    <Notice tone={pausedUntil && state === 'CONNECTED' ? 'warn' : tones[state]}>
      <FormattedMessage id={`quickbooks.is.${state}`} values={{ company: companyName ?? realmId ?? '' }} />
      {pausedUntil && state === 'CONNECTED' && (
        <>
          {' '}
          <FormattedMessage id="quickbooks.paused" />
        </>
      )}
      {fault && <p className="hs-small">{fault}</p>}
    </Notice>
  );
}
