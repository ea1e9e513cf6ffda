import { readAmount } from '@headstock/contracts/amount';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { formatMoney } from '@headstock/ui/format-money';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import type { AdminListingQuery } from '#mfe-admin/features/inventory/inventory.generated.ts';
import { AdminConsentAskDocument } from './consents.generated.ts';

export type Consignment = NonNullable<AdminListingQuery['consignment']>;

/** Props of the form. */
export interface AskFormProps {
  readonly listingId: string;
  readonly version: number;
  readonly priceCents: number;
  readonly consignment: Consignment;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const LONGEST_NOTE = 1_000;
const fields = new Set(['newPriceCents', 'offerId', 'note', 'days']);

/** Asks a consignor whether the price may be lowered, or an offer be accepted; says what would be left to them. Renders a `<form>`. */
export function AskForm({ listingId, version, priceCents, consignment, onDone, onCancel }: AskFormProps): ReactNode {
  const intl = useIntl();
  const client = useGraphQLClient();
  const { isBusy, refusal, refuse, run } = useStaffAction();
  const [typed, setTyped] = useState({ about: 'price', price: '', note: '', days: '7' });
  const change = (more: Partial<typeof typed>): void => setTyped((before) => ({ ...before, ...more }));
  const { about, price, note, days } = typed;
  useUnsaved(price !== '' || note !== '' || about !== 'price');
  const { offers, shareBasisPoints } = consignment;
  const money = (cents: number): string => formatMoney(cents, { ...intl, cents: 'always' });
  const offer = offers.find(({ id }) => id === about);
  const read = offer ? offer.amount.amountCents : readAmount(price, { least: 1, most: priceCents });
  const cents = typeof read === 'number' ? read : null;
  const errorAt = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (cents === null)
      return refuse({ field: 'newPriceCents', message: intl.formatMessage({ id: 'consents.priceWrong' }) });
    const question = {
      kind: offer ? ('OFFER' as const) : ('PRICE' as const),
      version,
      priceCents,
      newPriceCents: offer ? null : cents,
      offerId: offer?.id ?? null,
      note: note.trim() || null,
      days: /^\d{1,2}$/.test(days.trim()) ? Number(days) : 0,
    };
    const answer = await run(
      async () => (await client.mutate(AdminConsentAskDocument, { listingId, question }, { quiet: true })).consentAsk,
      'consents.sent',
    );
    if (answer?.success) onDone();
  };
  return (
    <form className="hs-stack" noValidate onSubmit={(event) => void submit(event)}>
      <FormGrid>
        {offers.length > 0 && (
          <Field label={<FormattedMessage id="consents.about" />} error={errorAt('offerId')}>
            <Select value={about} onChange={({ target }) => change({ about: target.value })}>
              <option value="price">{intl.formatMessage({ id: 'consents.about.price' })}</option>
              {offers.map(({ id, amount }) => (
                <option key={id} value={id}>
                  {intl.formatMessage({ id: 'consents.about.offer' }, { price: money(amount.amountCents) })}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {!offer && (
          <Field
            label={<FormattedMessage id="consents.newPrice" />}
            error={errorAt('newPriceCents')}
            required
            span="half"
          >
            <TextInput
              data-autofocus=""
              numeric
              inputMode="decimal"
              maxLength={20}
              value={price}
              onChange={({ target }) => change({ price: target.value })}
            />
          </Field>
        )}
        <Field label={<FormattedMessage id="consents.days" />} error={errorAt('days')} required span="half">
          <TextInput
            numeric
            inputMode="numeric"
            maxLength={2}
            value={days}
            onChange={({ target }) => change({ days: target.value })}
          />
        </Field>
        <Field label={<FormattedMessage id="consents.noteLabel" />} error={errorAt('note')}>
          <Textarea maxLength={LONGEST_NOTE} value={note} onChange={({ target }) => change({ note: target.value })} />
        </Field>
      </FormGrid>
      {cents !== null && (
        <p role="status">
          <FormattedMessage
            id="consents.net"
            values={{
              name: consignment.consignor,
              before: money(priceCents - Math.round((priceCents * shareBasisPoints) / 10_000)),
              after: money(cents - Math.round((cents * shareBasisPoints) / 10_000)),
            }}
          />
        </p>
      )}
      {refusal && !fields.has(refusal.field ?? '') && <FormError alert>{refusal.message}</FormError>}
      <Button type="submit" busy={isBusy}>
        <FormattedMessage id="consents.send" />
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        <FormattedMessage id="inventory.cancel" />
      </Button>
    </form>
  );
}
