import { readAmount, writeAmount } from '@headstock/contracts/amount';
import { listingLimits } from '@headstock/contracts/listing-document';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Select } from '@headstock/ui/select';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney } from '@headstock/ui/format-money';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { useTypedValues } from '#mfe-admin/features/staff-action/use-typed-values.ts';
import { DraftAddress } from './draft-address.tsx';
import {
  type DraftOrderWholeFragment,
  DraftOrdersSetAddressDocument,
  DraftOrdersSetShippingDocument,
  DraftOrdersShippingDocument,
  type DraftOrdersShippingQuery,
} from './draft-orders.generated.ts';
import { DraftPriceFields } from './draft-price-fields.tsx';
import { DraftSection } from './draft-section.tsx';
import { useDraftChange } from './use-draft-change.ts';

/** Props of the delivery. */
export interface DraftDeliveryProps {
  readonly draft: DraftOrderWholeFragment;
  readonly canEdit: boolean;
}

/** The methods that are offered for a draft as it was when its page was made, and the stores. */
function useMethods({ id }: DraftOrderWholeFragment): DraftOrdersShippingQuery | null {
  const client = useGraphQLClient();
  const [found, setFound] = useState<DraftOrdersShippingQuery | null>(null);
  useEffect(() => {
    client
      .query(DraftOrdersShippingDocument, { orderId: id }, { quiet: true, cache: false })
      .then(setFound)
      .catch(() => setFound(null));
  }, [client, id]);
  return found;
}

/** Where a draft goes, how, and what that costs: the quoted price, or another one with its reason. Renders a `<section>`. */
export function DraftDelivery({ draft, canEdit }: DraftDeliveryProps): ReactNode {
  const { locale } = useIntl();
  const { change, isBusy, refusal } = useDraftChange();
  const found = useMethods(draft);
  const { shipment, shippingMethodRef, shipOption, account, contact } = draft.order;
  const [isOpen, setOpen] = useState(false);
  const saved = {
    ref: shippingMethodRef ?? '',
    price: draft.shippingOverride ? writeAmount(draft.shippingOverride.amountCents, locale) : '',
    reason: draft.shippingReason ?? '',
  };
  const typed = useTypedValues(saved, draft.version);
  const { ref, price, reason } = typed.values;
  const [wrong, setWrong] = useState<'method' | 'price' | 'reason' | null>(null);
  const isMember = draft.hasCustomer && contact === null;
  const place = async (target: { addressId: string } | { storeId: string }): Promise<void> => {
    const variables = { id: draft.id, version: draft.version, ...target };
    const done = await change(
      async (client) =>
        (await client.mutate(DraftOrdersSetAddressDocument, variables, { quiet: true })).draftOrderSetAddress,
    );
    if (done) setOpen(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const cents = price.trim() === '' ? null : readAmount(price, { least: 0, most: listingLimits.priceCents });
    const problem =
      ref === ''
        ? 'method'
        : typeof cents === 'string'
          ? 'price'
          : cents !== null && reason.trim() === ''
            ? 'reason'
            : null;
    setWrong(problem);
    if (problem !== null || typeof cents === 'string') return;
    const variables = {
      id: draft.id,
      version: draft.version,
      shippingMethodRef: ref,
      overridePriceCents: cents,
      reason: cents === null ? null : reason.trim(),
    };
    void change(
      async (client) =>
        (await client.mutate(DraftOrdersSetShippingDocument, variables, { quiet: true })).draftOrderSetShipping,
      () => typed.sent(typed.values),
    );
  };
  const address = shipment?.address;
  return (
    <DraftSection title="drafts.delivery" refusal={refusal}>
      <p>
        {shipOption === 'store' && <FormattedMessage id="drafts.pickUp" />}
        {shipOption !== 'store' && address && (
          <>
            {[address.firstName, address.lastName].filter(Boolean).join(' ')}
            <br />
            {[address.line1, address.city, address.region?.name, address.postalCode].filter(Boolean).join(', ')}
          </>
        )}
        {shipOption === null && (
          <span className="hs-mute">
            <FormattedMessage id="drafts.noAddress" />
          </span>
        )}
      </p>
      {canEdit && (
        <div className="acts">
          <Button size="small" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <FormattedMessage id={isOpen ? 'drafts.cancel' : 'drafts.setAddress'} />
          </Button>
          {found?.addressStores.map(({ id, line1, city }) => (
            <Button key={id} size="small" variant="quiet" busy={isBusy} onClick={() => void place({ storeId: id })}>
              <FormattedMessage id="drafts.pickUpAt" values={{ store: [line1, city].filter(Boolean).join(', ') }} />
            </Button>
          ))}
        </div>
      )}
      {canEdit && isOpen && (
        <DraftAddress
          key={account?.id ?? 'guest'}
          orderId={draft.id}
          accountId={isMember ? (account?.id ?? null) : null}
          firstName={contact?.firstName ?? ''}
          lastName={contact?.lastName ?? ''}
          isBusy={isBusy}
          onChoose={(addressId) => void place({ addressId })}
        />
      )}
      {!canEdit && draft.shippingReason && <p className="hs-mute">{draft.shippingReason}</p>}
      {canEdit && shipOption !== null && (
        <form className="hs-stack" noValidate onSubmit={submit}>
          <Field
            label={<FormattedMessage id="drafts.method" />}
            error={wrong === 'method' && <FormattedMessage id="drafts.methodMissing" />}
            required
          >
            <Select value={ref} onChange={({ target }) => typed.change({ ref: target.value })}>
              <option value="">–</option>
              {found?.orderShippingMethods.map((method) => (
                <option key={method.ref} value={method.ref}>
                  {`${method.name}, ${formatMoney(method.price.amountCents, { locale: locale === 'fr' ? 'fr' : 'en' })}`}
                </option>
              ))}
            </Select>
          </Field>
          <DraftPriceFields
            label={<FormattedMessage id="drafts.shippingPrice" />}
            hint={<FormattedMessage id="drafts.shippingHint" />}
            price={price}
            reason={reason}
            wrong={wrong}
            isReasonRequired={price.trim() !== ''}
            onChange={typed.change}
          />
          <div className="acts">
            <Button type="submit" size="small" variant="outline" busy={isBusy}>
              <FormattedMessage id="drafts.saveDelivery" />
            </Button>
          </div>
        </form>
      )}
      <p className="hs-mute">
        <FormattedMessage id="drafts.shippingNow" values={{ price: <Amount money={draft.order.shippingCost} /> }} />
      </p>
    </DraftSection>
  );
}
