import { readAmount } from '@headstock/contracts/amount';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { formatMoney } from '@headstock/ui/format-money';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator, useSearchParams } from 'react-router';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { AccountConsentAnswerDocument, type ConsentFactsFragment } from './consents.generated.ts';

interface ConsentFormProps {
  readonly request: ConsentFactsFragment;
  /** Of the mailed link; null for whoever is signed in. */
  readonly linkKey: string | null;
}

type Refusal = { readonly field: string; readonly message: string };

/**
 * One tap agrees; declining asks for a reason, and may name another price. Without scripts both are plain forms. Opening the page does not
 * answer: programs that look into mails open every link.
 */
export function ConsentForm({ request, linkKey }: ConsentFormProps): ReactNode {
  const intl = useIntl();
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<'AGREE' | 'DECLINE' | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [failure, setFailure] = useState<{ readonly answer: string; readonly error: unknown } | null>(null);
  // A plain form that was refused leads back here with what was typed.
  const [query] = useSearchParams();
  const sent = { problem: query.get('problem'), reason: query.get('reason'), wished: query.get('wished') };
  const { id, kind, priceBefore, priceAfter } = request;
  const money = (cents: number): string => formatMoney(cents, { ...intl, cents: 'always' });

  const send = async (answer: 'AGREE' | 'DECLINE', reason: string | null, wishedCents: number | null) => {
    setBusy(answer);
    setRefusal(null);
    setFailure(null);
    try {
      const given = { id, key: linkKey, answer, reason, wishedCents };
      const { consentAnswer } = await client.mutate(AccountConsentAnswerDocument, given, { quiet: true });
      const { success, field, message } = consentAnswer;
      if (field !== null) return setRefusal({ field, message: message ?? '' });
      if (!success) setFailure({ answer, error: message ?? '' });
      // The page says what became of it, and what changed meanwhile.
      await revalidate();
    } catch (error) {
      console.error(error);
      setFailure({ answer, error });
    } finally {
      setBusy(null);
    }
  };
  const agree = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy === null) void send('AGREE', null, null);
  };
  const decline = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy !== null) return;
    const typed = new FormData(event.currentTarget);
    const textOf = (name: string): string => {
      const value = typed.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const wished = textOf('wished');
    const cents = wished === '' ? null : readAmount(wished, { least: 1, most: priceBefore.amountCents });
    void send('DECLINE', textOf('reason'), typeof cents === 'string' ? -1 : (cents ?? null));
  };
  const errorAt = (field: string, code: string): ReactNode => {
    if (refusal) return refusal.field === field && refusal.message;
    return sent.problem === code && <FormattedMessage id={`consents.problem.${code}`} />;
  };
  const hidden = (answer: 'AGREE' | 'DECLINE'): ReactNode => (
    <>
      <input type="hidden" name="key" value={linkKey ?? ''} />
      <input type="hidden" name="answer" value={answer} />
    </>
  );
  const form = { method: 'post', action: `/api/consents/${id}?lang=${intl.locale}`, className: 'hs-stack' } as const;
  return (
    <>
      <FormFailure error={failure?.error ?? null} isTyped={failure?.answer === 'DECLINE'} />
      <form {...form} onSubmit={agree}>
        {hidden('AGREE')}
        <Button type="submit" wide busy={busy === 'AGREE'}>
          <FormattedMessage id={`consents.agree.${kind}`} values={{ price: money(priceAfter.amountCents) }} />
        </Button>
      </form>
      <details open={sent.reason !== null}>
        <summary>
          <FormattedMessage id="consents.decline" />
        </summary>
        <form {...form} onSubmit={decline} noValidate={false}>
          {hidden('DECLINE')}
          <Field label={<FormattedMessage id="consents.reason" />} error={errorAt('reason', 'reason')} required>
            <Textarea name="reason" maxLength={1_000} defaultValue={sent.reason ?? undefined} required />
          </Field>
          <Field
            label={<FormattedMessage id="consents.wished" />}
            optionalLabel={<FormattedMessage id="consents.optional" />}
            hint={
              <FormattedMessage
                id="consents.wishedHint"
                values={{ low: money(priceAfter.amountCents), high: money(priceBefore.amountCents) }}
              />
            }
            error={errorAt('wishedCents', 'wished')}
          >
            <TextInput
              name="wished"
              numeric
              inputMode="decimal"
              maxLength={20}
              defaultValue={sent.wished ?? undefined}
            />
          </Field>
          <Button type="submit" variant="outline" wide busy={busy === 'DECLINE'}>
            <FormattedMessage id="consents.sendDecline" />
          </Button>
        </form>
      </details>
    </>
  );
}
