import { readAmount, writeAmount } from '@headstock/contracts/amount';
import { listingLimits } from '@headstock/contracts/listing-document';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { AdminListingChangeOfferDocument } from './inventory.generated.ts';
import type { InventoryRow } from './listing-cells.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { useTypedValues } from '#mfe-admin/features/staff-action/use-typed-values.ts';
import { PriceWarnings } from './price-warnings.tsx';

/** Props of the form. */
export interface OfferFormProps {
  readonly listing: InventoryRow;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The price of a listing, and the pieces of goods: buyers see them at once, and nothing else of the draft. Renders a `<form>`. */
export function OfferForm({ listing, onDone, onCancel }: OfferFormProps): ReactNode {
  const { formatMessage, locale } = useIntl();
  const client = useGraphQLClient();
  const { isBusy, refusal, refuse, run } = useStaffAction();
  const before = {
    price: listing.askingPrice ? writeAmount(listing.askingPrice.amountCents, locale) : '',
    stock: String(listing.stockLevel),
    floor: listing.floorPrice ? writeAmount(listing.floorPrice.amountCents, locale) : '',
  };
  const { values, change } = useTypedValues(before, listing.version);
  const { price, stock, floor } = values;
  const isPrice = price !== before.price;
  const isStock = listing.countsPieces && stock !== before.stock;
  const isFloor = floor.trim() !== before.floor;
  const limits = { least: 1, most: listingLimits.priceCents };
  const floorCents = floor.trim() === '' ? 0 : readAmount(floor, limits);
  const cents = readAmount(price, limits);
  useUnsaved(isPrice || isStock || isFloor);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isPrice && typeof cents !== 'number')
      return refuse({ code: 'price', message: formatMessage({ id: 'inventory.priceWrong' }) });
    if (isStock && !/^\d{1,4}$/.test(stock.trim()))
      return refuse({ code: 'stock', message: formatMessage({ id: 'inventory.stockWrong' }) });
    if (isFloor && typeof floorCents !== 'number')
      return refuse({ code: 'floor', message: formatMessage({ id: 'inventory.floorWrong' }) });
    const variables = {
      id: listing.id,
      version: listing.version,
      priceCents: isPrice && typeof cents === 'number' ? cents : null,
      stock: isStock ? Number(stock) : null,
      floorCents: isFloor && typeof floorCents === 'number' ? floorCents : null,
    };
    const answer = await run(
      async () => (await client.mutate(AdminListingChangeOfferDocument, variables, { quiet: true })).listingChangeOffer,
    );
    if (answer?.success) onDone();
  };
  const errorAt = (code: string) => (refusal?.code === code ? refusal.message : undefined);
  return (
    <form className="hs-stack" noValidate onSubmit={(event) => void submit(event)}>
      <FormGrid>
        <Field label={<FormattedMessage id="inventory.column.price" />} error={errorAt('price')} required span="half">
          <TextInput
            data-autofocus=""
            name="price"
            numeric
            inputMode="decimal"
            maxLength={20}
            value={price}
            onChange={({ target }) => change({ price: target.value })}
          />
        </Field>
        {listing.countsPieces && (
          <Field label={<FormattedMessage id="inventory.column.stock" />} error={errorAt('stock')} required span="half">
            <TextInput
              name="stock"
              numeric
              inputMode="numeric"
              maxLength={4}
              value={stock}
              onChange={({ target }) => change({ stock: target.value })}
            />
          </Field>
        )}
        <Field
          label={<FormattedMessage id="inventory.floor" />}
          hint={<FormattedMessage id="inventory.floorHint" />}
          error={errorAt('floor')}
        >
          <TextInput
            name="floor"
            numeric
            inputMode="decimal"
            maxLength={20}
            value={floor}
            onChange={({ target }) => change({ floor: target.value })}
          />
        </Field>
      </FormGrid>
      <PriceWarnings
        priceCents={cents}
        floorCents={typeof floorCents === 'number' ? floorCents : 0}
        costCents={listing.cost?.amountCents ?? 0}
      />
      {refusal && !['price', 'stock', 'floor'].includes(refusal.code ?? '') && (
        <FormError alert>{refusal.message}</FormError>
      )}
      <Button type="submit" busy={isBusy} disabled={!isPrice && !isStock && !isFloor}>
        <FormattedMessage id="inventory.savePrice" />
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        <FormattedMessage id="inventory.cancel" />
      </Button>
    </form>
  );
}
