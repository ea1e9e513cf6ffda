import styled from '@emotion/styled';
import { readAmount, writeAmount } from '@headstock/contracts/amount';
import { listingLimits } from '@headstock/contracts/listing-document';
import { Badge } from '@headstock/ui/badge';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { PriceWarnings } from '#mfe-admin/features/inventory/price-warnings.tsx';
import { useTypedValues } from '#mfe-admin/features/staff-action/use-typed-values.ts';
import { DraftCustomLine } from './draft-custom-line.tsx';
import { typedOf } from './custom-line.model.ts';
import { DraftPriceFields } from './draft-price-fields.tsx';
import { type DraftOrderWholeFragment, DraftOrdersSetLineDocument } from './draft-orders.generated.ts';
import type { DraftChange } from './use-draft-change.ts';

const Root = styled.li`
  display: grid;
  gap: 10px;
  padding-block: 14px;
  border-bottom: 1px solid var(--hs-line);
  & > .row {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    overflow-wrap: anywhere;
  }
  & del {
    color: var(--hs-ink-3);
  }
`;

/** Props of a line. */
export interface DraftLineProps extends Pick<DraftChange, 'change' | 'isBusy'> {
  readonly draft: DraftOrderWholeFragment;
  readonly lineItemId: string;
  readonly canEdit: boolean;
}

/** A line of a draft: both prices, what the shop earns, who holds it, and the form that changes it. Renders an `<li>`. */
export function DraftLine({ draft, lineItemId, canEdit, change, isBusy }: DraftLineProps): ReactNode {
  const { locale } = useIntl();
  const line = draft.order.lineItems.find(({ id }) => id === lineItemId);
  const facts = draft.lines.find((each) => each.lineItemId === lineItemId);
  const unitCents = line?.unitCost.amountCents ?? 0;
  const [isOpen, setOpen] = useState(false);
  const saved = {
    price: writeAmount(unitCents, locale),
    quantity: String(line?.quantity ?? 1),
    reason: facts?.reason ?? '',
  };
  const typed = useTypedValues(saved, draft.version);
  const { price, quantity, reason } = typed.values;
  const [wrong, setWrong] = useState<'price' | 'quantity' | 'reason' | null>(null);
  if (!line || !facts) return null;
  const { title, slug, id: itemId, sku, retail } = line.listing.item;
  const { custom } = facts;
  const cents = readAmount(price, { least: 0, most: listingLimits.priceCents });
  const isListed = cents === facts.listed.amountCents;
  const send = async (pieces: number, amountCents: number | null): Promise<void> => {
    const variables = { id: draft.id, version: draft.version, lineItemId, quantity: pieces };
    const done = await change(
      async (client) =>
        (
          await client.mutate(
            DraftOrdersSetLineDocument,
            { ...variables, amountCents, reason: amountCents === null ? null : reason.trim() },
            { quiet: true },
          )
        ).draftOrderSetLine,
      () => typed.sent(typed.values),
    );
    if (done) setOpen(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const pieces = /^\d{1,4}$/.test(quantity.trim()) ? Number(quantity) : 0;
    const problem =
      pieces < 1
        ? 'quantity'
        : typeof cents !== 'number'
          ? 'price'
          : !isListed && reason.trim() === ''
            ? 'reason'
            : null;
    setWrong(problem);
    if (problem === null && typeof cents === 'number') void send(pieces, isListed ? null : cents);
  };
  return (
    <Root>
      <div className="row">
        <span>
          {custom ? title : <Link to={`/shop/${slug}/${itemId}`}>{title}</Link>}
          {line.quantity > 1 && ` × ${line.quantity}`} {!custom && <small className="hs-mute">{sku}</small>}
        </span>
        <span>
          {facts.isOverridden && (
            <>
              <del>
                <Amount money={facts.listed} />
              </del>{' '}
            </>
          )}
          <Amount money={line.amount} />
        </span>
      </div>
      <div className="row">
        <small className="hs-mute">
          {facts.reason && <>{facts.reason} · </>}
          {custom ? (
            <FormattedMessage id="drafts.custom.facts" values={{ ...custom, weight: custom.weightGrams / 1_000 }} />
          ) : facts.margin ? (
            <FormattedMessage id="drafts.margin" values={{ amount: <Amount money={facts.margin} /> }} />
          ) : (
            <FormattedMessage id="drafts.noMargin" />
          )}
        </small>
        {facts.isHeldByOther && (
          <Badge tone="bad">
            <FormattedMessage id="drafts.heldByOther" />
          </Badge>
        )}
        {!custom && !facts.isHeldByOther && facts.secondsHeld === null && (retail.stockLevel ?? 1) <= 1 && (
          <Badge>
            <FormattedMessage id="drafts.notHeld" />
          </Badge>
        )}
        {!custom && facts.secondsHeld !== null && (
          <Badge tone="good">
            <FormattedMessage id="drafts.isHeld" />
          </Badge>
        )}
      </div>
      <PriceWarnings
        priceCents={isOpen ? cents : unitCents}
        floorCents={facts.floor?.amountCents ?? 0}
        costCents={facts.cost?.amountCents ?? 0}
      />
      {canEdit && !isOpen && (
        <div className="acts">
          <Button size="small" variant="outline" onClick={() => setOpen(true)}>
            <FormattedMessage id="drafts.changeLine" />
            <span className="hs-vh">{title}</span>
          </Button>
          <Button size="small" variant="quiet" busy={isBusy} onClick={() => void send(0, null)}>
            <FormattedMessage id="drafts.removeLine" />
            <span className="hs-vh">{title}</span>
          </Button>
        </div>
      )}
      {isOpen && custom && (
        <DraftCustomLine
          draft={draft}
          lineItemId={lineItemId}
          typed={typedOf({ ...custom, name: title, cents: unitCents, quantity: line.quantity }, locale)}
          onClose={() => setOpen(false)}
        />
      )}
      {isOpen && !custom && (
        <form className="hs-stack" noValidate onSubmit={submit}>
          <DraftPriceFields
            label={<FormattedMessage id="drafts.price" />}
            hint={<FormattedMessage id="drafts.listed" values={{ price: <Amount money={facts.listed} /> }} />}
            price={price}
            reason={reason}
            wrong={wrong}
            isPriceRequired
            isReasonRequired={!isListed}
            reasonHint={<FormattedMessage id="drafts.reasonHint" />}
            onChange={typed.change}
          >
            {(retail.stockLevel ?? 1) > 1 && (
              <Field
                label={<FormattedMessage id="drafts.quantity" />}
                error={wrong === 'quantity' && <FormattedMessage id="drafts.quantityWrong" />}
                required
                span="half"
              >
                <TextInput
                  numeric
                  inputMode="numeric"
                  maxLength={4}
                  value={quantity}
                  onChange={({ target }) => typed.change({ quantity: target.value })}
                />
              </Field>
            )}
          </DraftPriceFields>
          <div className="acts">
            <Button type="submit" size="small" busy={isBusy}>
              <FormattedMessage id="drafts.save" />
            </Button>
            {facts.isOverridden && (
              <Button size="small" variant="outline" onClick={() => void send(line.quantity, null)}>
                <FormattedMessage id="drafts.useListed" />
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={() => setOpen(false)}>
              <FormattedMessage id="drafts.cancel" />
            </Button>
          </div>
        </form>
      )}
    </Root>
  );
}
