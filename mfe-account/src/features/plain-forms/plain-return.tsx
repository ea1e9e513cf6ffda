import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Notice } from '@headstock/ui/notice';
import { Select } from '@headstock/ui/select';
import { Textarea } from '@headstock/ui/textarea';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isOver, reasonsFor, type ReturnLine } from '#mfe-account/features/returns/return.model.ts';
import { PlainAccountForm, PlainField } from './plain-account-form.tsx';
import { type PlainRefusal, typedOr } from './plain-forms.model.ts';

/** Props of the form. */
export interface PlainReturnProps {
  readonly line: ReturnLine;
  /** Days that are left by the clock of the server. */
  readonly left: number;
  readonly refusal: PlainRefusal;
}

/** Asks to send something back, with what the policy says of it. */
export function PlainReturn({ line: { lineItem }, left, refusal }: PlainReturnProps): ReactNode {
  const formatDate = useShopDate();
  const { formatMessage } = useIntl();
  const { id, listing, returnTerms: terms, returnRequest: request } = lineItem;
  if (terms === null || (request && !isOver(request.state)))
    return (
      <Notice>
        <FormattedMessage id={request || lineItem.state === 'RETURNED' ? 'plain.returnAsked' : 'returns.notArrived'} />
      </Notice>
    );
  const { isOpen } = terms;
  return (
    <>
      <p className="hs-lead">{listing.item.title}</p>
      <Notice tone={isOpen ? 'good' : 'warn'}>
        <FormattedMessage
          id={isOpen ? 'returns.terms.open' : 'returns.terms.over'}
          values={{ days: terms.days, left, moment: formatDate(terms.until, 'moment') }}
        />
      </Notice>
      <PlainAccountForm
        form="return"
        id={id}
        refusal={refusal}
        action={<FormattedMessage id={isOpen ? 'returns.ask.open' : 'returns.ask.over'} />}
      >
        <PlainField name="reason" refusal={refusal} label={<FormattedMessage id="returns.reason" />} required>
          <Select name="reason" defaultValue={typedOr(refusal, 'reason', '')}>
            <option value="">{formatMessage({ id: 'returns.reason.none' })}</option>
            {reasonsFor(isOpen).map((name) => (
              <option key={name} value={name}>
                {formatMessage({ id: `returns.reason.${name}` })}
              </option>
            ))}
          </Select>
        </PlainField>
        <PlainField
          name="note"
          refusal={refusal}
          label={<FormattedMessage id="returns.note" />}
          hint={<FormattedMessage id={isOpen ? 'returns.noteHint.open' : 'returns.noteHint.over'} />}
          {...(isOpen ? { optionalLabel: <FormattedMessage id="returns.optional" /> } : { required: true })}
        >
          <Textarea name="note" rows={5} maxLength={2_000} defaultValue={typedOr(refusal, 'note', '')} />
        </PlainField>
      </PlainAccountForm>
    </>
  );
}
