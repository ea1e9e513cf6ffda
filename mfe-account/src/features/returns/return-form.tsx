import { useTabStorage } from '@headstock/commerce-client/use-tab-storage';
import { sessionAtom } from '@headstock/event-bus';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { Notice } from '@headstock/ui/notice';
import { Select } from '@headstock/ui/select';
import { Textarea } from '@headstock/ui/textarea';
import { useAtomValue } from 'jotai';
import { useMemo, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { SettingsForm } from '#mfe-account/features/details/settings-form.ts';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { emptyReturn, returnDraft, type ReturnDraft } from './return-draft.ts';
import { payerOf, readReason, reasonsFor, type ReturnLine } from './return.model.ts';
import { AccountReturnCreateDocument } from './returns.generated.ts';
import { useReturnAnswer } from './use-return-answer.ts';

/** Props of the form. */
export interface ReturnFormProps {
  readonly lineItemId: string;
  readonly terms: NonNullable<ReturnLine['lineItem']['returnTerms']>;
  /** Days that are left by the clock of the server. */
  readonly left: number;
}

/** Asks to send something back, with what the policy says of it; what is written outlives a reload and a look elsewhere. Renders a notice and a `<form>`. */
export function ReturnForm({ lineItemId, terms, left }: ReturnFormProps): ReactNode {
  const client = useGraphQLClient();
  const formatDate = useShopDate();
  const { formatMessage } = useIntl();
  const accountId = useAtomValue(sessionAtom).account?.id ?? '';
  const draft = useMemo(() => returnDraft(accountId, lineItemId), [accountId, lineItemId]);
  const { reason: chosen, note } = useTabStorage(draft) ?? emptyReturn;
  const change = (written: Partial<ReturnDraft>): void => draft.write({ ...(draft.read() ?? emptyReturn), ...written });
  const { busy, refusal, failure, refuse, errorAt, answer } = useReturnAnswer();
  const { isOpen } = terms;
  const reasons = reasonsFor(isOpen);
  const reason = readReason(chosen, reasons);
  const payer = payerOf(reason);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (reason === null) return refuse('REASON', formatMessage({ id: 'returns.reasonMissing' }));
    const variables = { lineItemId, reason, note: note.trim() || null };
    const isSent = await answer(
      () => client.mutate(AccountReturnCreateDocument, variables, { quiet: true }),
      formatMessage({ id: isOpen ? 'returns.done.approved' : 'returns.done.requested' }),
    );
    if (isSent) draft.write(null);
  };
  return (
    <>
      <Notice tone={isOpen ? 'good' : 'warn'}>
        <FormattedMessage
          id={isOpen ? 'returns.terms.open' : 'returns.terms.over'}
          values={{ days: terms.days, left, moment: formatDate(terms.until, 'moment') }}
        />{' '}
        <Link to="/returns">
          <FormattedMessage id="returns.policy" />
        </Link>
      </Notice>
      <SettingsForm method="post" noValidate onSubmit={(event) => void submit(event)}>
        <FormGrid>
          <Field
            label={<FormattedMessage id="returns.reason" />}
            hint={payer && <FormattedMessage id={`returns.pays.${payer}`} />}
            error={errorAt('REASON')}
            required
          >
            <Select name="REASON" value={chosen} onChange={({ target }) => change({ reason: target.value })}>
              <option value="">{formatMessage({ id: 'returns.reason.none' })}</option>
              {reasons.map((name) => (
                <option key={name} value={name}>
                  {formatMessage({ id: `returns.reason.${name}` })}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={<FormattedMessage id="returns.note" />}
            hint={<FormattedMessage id={isOpen ? 'returns.noteHint.open' : 'returns.noteHint.over'} />}
            error={errorAt('NOTE')}
            {...(isOpen ? { optionalLabel: <FormattedMessage id="returns.optional" /> } : { required: true })}
          >
            <Textarea
              name="NOTE"
              rows={5}
              maxLength={2_000}
              value={note}
              onChange={({ target }) => change({ note: target.value })}
            />
          </Field>
        </FormGrid>
        {refusal?.field === null && <FormError alert>{refusal.message}</FormError>}
        <FormFailure error={failure} />
        <div>
          <Button type="submit" busy={busy}>
            <FormattedMessage id={isOpen ? 'returns.ask.open' : 'returns.ask.over'} />
          </Button>
        </div>
      </SettingsForm>
    </>
  );
}
