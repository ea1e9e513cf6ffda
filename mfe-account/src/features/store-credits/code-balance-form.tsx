import { useShopDate } from '@headstock/i18n/use-shop-date';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { formatMoney } from '@headstock/ui/format-money';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemMessages } from '#mfe-account/features/auth/auth-messages.ts';
import { checkText } from '#mfe-account/features/auth/auth-validation.model.ts';
import { useForm } from '#mfe-account/features/auth/use-form.ts';
import { SettingsForm } from '#mfe-account/features/details/settings-form.ts';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { AccountCodeBalanceDocument, type AccountCodeBalanceMutation } from './store-credits.generated.ts';

type Balance = NonNullable<AccountCodeBalanceMutation['prepaidCodeBalance']['balance']>;

const rules = { code: checkText };

/** Says what is left on a gift code. Renders a `<section>`. */
export function CodeBalanceForm(): ReactNode {
  const client = useGraphQLClient();
  const { formatMessage, locale } = useIntl();
  const formatDay = useShopDate();
  const [balance, setBalance] = useState<Balance | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm({ code: '' }, rules, async ({ code }) => {
    setBalance(null);
    setRefused(null);
    const { prepaidCodeBalance: answer } = await client.mutate(
      AccountCodeBalanceDocument,
      { code: code.trim() },
      { quiet: true },
    );
    if (answer.success && answer.balance) setBalance(answer.balance);
    else setRefused(answer.message ?? formatMessage({ id: 'storeCredits.failed' }));
  });
  const problem = form.problems.code;
  const error = problem ? formatMessage(problemMessages[problem]) : refused;
  return (
    <section aria-labelledby="code-balance">
      <SettingsForm method="post" noValidate onSubmit={form.onSubmit}>
        <Heading level={2} step="3" id="code-balance">
          <FormattedMessage id="storeCredits.check" />
        </Heading>
        <Field
          label={<FormattedMessage id="storeCredits.code" />}
          hint={<FormattedMessage id="storeCredits.codeHint" />}
          error={error}
          required
        >
          <TextInput
            numeric
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            value={form.values.code}
            onChange={(event) => {
              setRefused(null);
              form.change('code', event.target.value);
            }}
            onBlur={() => form.leave('code')}
          />
        </Field>
        {balance && (
          <Notice tone="good" live>
            <FormattedMessage
              id={balance.expiresAt ? 'storeCredits.codeLeftUntil' : 'storeCredits.codeLeft'}
              values={{
                amount: formatMoney(balance.balance.amountCents, { locale, cents: 'always' }),
                kind: balance.isTrade ? 'trade' : 'plain',
                day: balance.expiresAt ? formatDay(balance.expiresAt) : '',
              }}
            />
          </Notice>
        )}
        <FormFailure error={form.failure} />
        <div>
          <Button type="submit" variant="outline" busy={form.busy}>
            <FormattedMessage id="storeCredits.ask" />
          </Button>
        </div>
      </SettingsForm>
    </section>
  );
}
