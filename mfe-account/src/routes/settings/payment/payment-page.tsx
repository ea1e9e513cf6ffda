import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { SavedCardsSection } from '#mfe-account/features/saved-cards/saved-cards-section.tsx';
import { CodeBalanceForm } from '#mfe-account/features/store-credits/code-balance-form.tsx';
import { CreditHistory } from '#mfe-account/features/store-credits/credit-history.tsx';
import { SettingsBody } from '#mfe-account/routes/settings/settings-body.ts';
import type { PaymentSettings } from './payment-loader.ts';

/** `/profile/settings/payment`: saved cards, store credits with their history, and what is left on a gift code. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { credits, saved } = useLoaderData<PaymentSettings>();
  return (
    <SettingsBody>
      <PageHead title={formatMessage({ id: 'storeCredits.title' })} path="/profile/settings/payment" />
      <Heading level={1} step="1">
        <FormattedMessage id="storeCredits.title" />
      </Heading>
      <SavedCardsSection saved={saved} />
      {credits.length === 0 && (
        <p>
          <FormattedMessage id="storeCredits.none" />
        </p>
      )}
      {credits.map((each) => (
        <CreditHistory key={each.id} credits={each} />
      ))}
      <CodeBalanceForm />
    </SettingsBody>
  );
}
