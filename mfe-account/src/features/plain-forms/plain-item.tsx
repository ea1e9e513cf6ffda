import styled from '@emotion/styled';
import { itemPath } from '@headstock/commerce-client/item';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { formatMoney } from '@headstock/ui/format-money';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { SettingsForm } from '#mfe-account/features/details/settings-form.ts';
import { actionOf, PlainAccountForm, PlainField } from './plain-account-form.tsx';
import type { AccountPlainItemQuery, AccountPlainShippingQuery } from './plain-forms.generated.ts';
import { type PlainRefusal, typedOr } from './plain-forms.model.ts';

/** What the shipping of an item costs, or why that cannot be told. */
export interface PlainShipping {
  readonly postalCode: string;
  readonly methods: AccountPlainShippingQuery['itemShippingEstimate'];
  readonly error: string | null;
}

/** Props of the forms. */
export interface PlainItemProps {
  readonly item: NonNullable<AccountPlainItemQuery['item']>;
  readonly isWished: boolean;
  readonly shipping: PlainShipping | null;
  /** Of the offer, and of the wishlist. */
  readonly refusal: PlainRefusal;
  readonly wishRefusal: PlainRefusal;
}

const Section = styled.section`
  display: grid;
  gap: 16px;
  justify-items: start;
  & > form,
  & > dl {
    width: 100%;
  }
  & > dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px 16px;
    max-width: 480px;
  }
`;

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <Section aria-labelledby={`plain-${name}`}>
      <Heading level={2} step="3" id={`plain-${name}`}>
        <FormattedMessage id={`plain.item.${name}`} />
      </Heading>
      {children}
    </Section>
  );
}

/** What can be offered for it; the asking price is in US dollars. */
function Offer({ item, refusal }: Pick<PlainItemProps, 'item' | 'refusal'>): ReactNode {
  const { locale } = useIntl();
  const cents = item.listing?.askingPrice.amountCents ?? 0;
  const amount = (name: string): ReactNode => (
    <TextInput
      type="number"
      name={name}
      min={0}
      step="0.01"
      inputMode="decimal"
      numeric
      autoComplete="off"
      defaultValue={typedOr(refusal, name, '')}
    />
  );
  const optionalLabel = <FormattedMessage id="plain.optional" />;
  return (
    <PlainAccountForm form="offer" id={item.id} refusal={refusal} action={<FormattedMessage id="plain.offer.send" />}>
      <input type="hidden" name="listingId" value={item.listing?.id} />
      <PlainField
        name="amount"
        refusal={refusal}
        label={<FormattedMessage id="plain.offer.amount" />}
        hint={<FormattedMessage id="plain.offer.asking" values={{ price: formatMoney(cents, { locale }) }} />}
        required
      >
        {amount('amount')}
      </PlainField>
      {item.shippingIsNegotiable && (
        <PlainField
          name="shipping"
          refusal={refusal}
          label={<FormattedMessage id="plain.offer.shipping" />}
          optionalLabel={optionalLabel}
          hint={<FormattedMessage id="plain.offer.shippingHint" />}
        >
          {amount('shipping')}
        </PlainField>
      )}
      <PlainField
        name="message"
        refusal={refusal}
        label={<FormattedMessage id="plain.offer.message" />}
        optionalLabel={optionalLabel}
      >
        <Textarea name="message" rows={3} maxLength={1_000} defaultValue={typedOr(refusal, 'message', '')} />
      </PlainField>
      <p className="hs-small hs-mute">
        <FormattedMessage id="plain.offer.terms" />
      </p>
    </PlainAccountForm>
  );
}

/** What it costs to send it to a postal code: a plain GET form. */
function Shipping({ item, shipping }: Pick<PlainItemProps, 'item' | 'shipping'>): ReactNode {
  const { locale } = useIntl();
  return (
    <>
      <SettingsForm method="get">
        <input type="hidden" name="id" value={item.id} />
        <Field label={<FormattedMessage id="plain.shipping.postalCode" />} error={shipping?.error}>
          <TextInput
            name="postalCode"
            numeric
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={12}
            defaultValue={shipping?.postalCode}
          />
        </Field>
        <div>
          <Button type="submit" variant="outline">
            <FormattedMessage id="plain.shipping.ask" />
          </Button>
        </div>
      </SettingsForm>
      {shipping && shipping.methods.length > 0 && (
        <dl>
          {shipping.methods.flatMap(({ ref, name, price }) => [
            <dt key={`${ref} name`}>{name}</dt>,
            <dd key={ref} className="hs-num">
              {price.amountCents === 0 ? (
                <FormattedMessage id="plain.shipping.free" />
              ) : (
                formatMoney(price.amountCents, { locale })
              )}
            </dd>,
          ])}
        </dl>
      )}
    </>
  );
}

/** What can be done with an item beside buying it: the wishlist, the comparison, an offer, and what its shipping costs. */
export function PlainItem({ item, isWished, shipping, refusal, wishRefusal }: PlainItemProps): ReactNode {
  const { locale } = useIntl();
  const wish = isWished ? 'remove' : 'add';
  const isForSale = item.listing?.isAvailable === true && (item.retail.stockLevel ?? 0) > 0;
  return (
    <>
      <p className="hs-lead">
        <Link to={itemPath(item)}>{item.title}</Link>
      </p>
      <Part name="keep">
        {wishRefusal?.message && <Notice tone="bad">{wishRefusal.message}</Notice>}
        <form method="post" action={actionOf(`wishlist-${wish}`, locale)}>
          <input type="hidden" name="id" value={item.id} />
          <Button type="submit" variant="outline">
            <FormattedMessage id={`plain.wishlist.${wish}`} />
          </Button>
        </form>
        <Link to={`/shop/compare?ids=${encodeURIComponent(item.id)}`}>
          <FormattedMessage id="plain.compare" />
        </Link>
      </Part>
      {isForSale && item.acceptingOffers && !item.hasVariants && item.retail.stockLevel === 1 && (
        <Part name="offer">
          <Offer item={item} refusal={refusal} />
        </Part>
      )}
      {isForSale && item.requiresShipping && !item.localPickupOnly && (
        <Part name="shipping">
          <Shipping item={item} shipping={shipping} />
        </Part>
      )}
      <Part name="share">
        <p>
          <FormattedMessage id="plain.share" />
        </p>
      </Part>
    </>
  );
}
