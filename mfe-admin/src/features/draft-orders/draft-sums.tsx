import styled from '@emotion/styled';
import { readAmount, writeAmount } from '@headstock/contracts/amount';
import { listingLimits } from '@headstock/contracts/listing-document';
import { Button } from '@headstock/ui/button';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { useTypedValues } from '#mfe-admin/features/staff-action/use-typed-values.ts';
import { type DraftOrderWholeFragment, DraftOrdersSetDiscountDocument } from './draft-orders.generated.ts';
import { DraftPriceFields } from './draft-price-fields.tsx';
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
  const saved = { price: discount > 0 ? writeAmount(discount, locale) : '', reason: draft.discountReason ?? '' };
  const typed = useTypedValues(saved, draft.version);
  const { price, reason } = typed.values;
  const [wrong, setWrong] = useState<'price' | 'reason' | null>(null);
  const margins = draft.lines.map(({ margin }) => margin?.amountCents ?? null);
  const isKnown = margins.every((cents) => cents !== null);
  const margin = margins.reduce<number>((sum, cents) => sum + (cents ?? 0), 0) - discount;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const cents = price.trim() === '' ? 0 : readAmount(price, { least: 0, most: listingLimits.priceCents });
    const problem = typeof cents === 'string' ? 'price' : cents > 0 && reason.trim() === '' ? 'reason' : null;
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
          <DraftPriceFields
            label={<FormattedMessage id="drafts.discountOf" />}
            price={price}
            reason={reason}
            wrong={wrong}
            isReasonRequired={price.trim() !== ''}
            onChange={typed.change}
          />
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
