import styled from '@emotion/styled';
import { readAmount, writeAmount } from '@headstock/commerce-client/amount';
import { listingLimits } from '@headstock/contracts/listing-document';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { useTypedValues } from '#mfe-admin/features/staff-action/use-typed-values.ts';
import { type DraftOrderWholeFragment, DraftOrdersSetDiscountDocument } from './draft-orders.generated.ts';
import { DraftSection } from './draft-section.tsx';
import { useDraftChange } from './use-draft-change.ts';

const Sums = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 16px;
  & > dd {
    margin: 0;
    text-align: end;
  }
  & > .total {
    padding-top: 8px;
    border-top: 1px solid var(--hs-line);
    font-weight: 600;
  }
`;

/** Props of the sums. */
export interface DraftSumsProps {
  readonly draft: DraftOrderWholeFragment;
  readonly canEdit: boolean;
}

/** What a draft comes to, what the shop earns with it, and the discount on its goods. Renders a `<section>`. */
export function DraftSums({ draft, canEdit }: DraftSumsProps): ReactNode {
  const { locale } = useIntl();
  const { change, isBusy, refusal } = useDraftChange();
  const { subTotal, discountTotal, shippingCost, tax, total } = draft.order;
  const discount = discountTotal.amountCents;
  const saved = { amount: discount > 0 ? writeAmount(discount, locale) : '', reason: draft.discountReason ?? '' };
  const typed = useTypedValues(saved, draft.version);
  const { amount, reason } = typed.values;
  const [wrong, setWrong] = useState<'amount' | 'reason' | null>(null);
  const margins = draft.lines.map(({ margin }) => margin?.amountCents ?? null);
  const isKnown = margins.every((cents) => cents !== null);
  const margin = margins.reduce<number>((sum, cents) => sum + (cents ?? 0), 0) - discount;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const cents = amount.trim() === '' ? 0 : readAmount(amount, { least: 0, most: listingLimits.priceCents });
    const problem = typeof cents === 'string' ? 'amount' : cents > 0 && reason.trim() === '' ? 'reason' : null;
    setWrong(problem);
    if (problem !== null || typeof cents === 'string') return;
    const variables = { id: draft.id, version: draft.version, amountCents: cents, reason: reason.trim() || null };
    await change(
      async (client) =>
        (await client.mutate(DraftOrdersSetDiscountDocument, variables, { quiet: true })).draftOrderSetDiscount,
      () => typed.sent(typed.values),
    );
  };
  const rows = [
    ['drafts.subTotal', subTotal],
    ...(discount > 0 ? [['drafts.discount', { amountCents: -discount }] as const] : []),
    ['drafts.shipping', shippingCost],
    ['drafts.tax', tax],
  ] as const;
  return (
    <DraftSection title="drafts.sums" refusal={refusal}>
      <Sums>
        {rows.map(([id, money]) => (
          <div key={id} style={{ display: 'contents' }}>
            <dt>
              <FormattedMessage id={id} />
            </dt>
            <dd>
              <Amount money={money} exact />
            </dd>
          </div>
        ))}
        <dt className="total">
          <FormattedMessage id="drafts.total" />
        </dt>
        <dd className="total">
          <Amount money={total} exact />
        </dd>
      </Sums>
      <p className="hs-mute">
        {isKnown ? (
          <FormattedMessage id="drafts.marginAll" values={{ amount: <Amount money={{ amountCents: margin }} /> }} />
        ) : (
          <FormattedMessage id="drafts.marginUnknown" />
        )}
      </p>
      {!canEdit && draft.discountReason && <p className="hs-mute">{draft.discountReason}</p>}
      {canEdit && (
        <form className="hs-stack" noValidate onSubmit={(event) => void submit(event)}>
          <FormGrid>
            <Field
              label={<FormattedMessage id="drafts.discountOf" />}
              error={wrong === 'amount' && <FormattedMessage id="drafts.amountWrong" />}
              span="half"
            >
              <TextInput
                numeric
                inputMode="decimal"
                maxLength={20}
                value={amount}
                onChange={({ target }) => typed.change({ amount: target.value })}
              />
            </Field>
            <Field
              label={<FormattedMessage id="drafts.reason" />}
              error={wrong === 'reason' && <FormattedMessage id="drafts.reasonMissing" />}
              required={amount.trim() !== ''}
              span="half"
            >
              <TextInput
                maxLength={500}
                value={reason}
                onChange={({ target }) => typed.change({ reason: target.value })}
              />
            </Field>
          </FormGrid>
          <div className="acts">
            <Button type="submit" size="small" variant="outline" busy={isBusy}>
              <FormattedMessage id="drafts.saveDiscount" />
            </Button>
          </div>
        </form>
      )}
    </DraftSection>
  );
}
