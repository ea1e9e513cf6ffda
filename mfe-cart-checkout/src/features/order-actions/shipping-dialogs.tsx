import { carrierNames } from '@headstock/contracts/carriers';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OrderDeliverDocument, OrderSetTrackingDocument, OrderShipDocument } from './order-actions.generated.ts';
import type { ShownOrder } from '#mfe-cart-checkout/features/order/shown-order.ts';
import { ActionForm, actionTexts, textOf } from './action-form.tsx';
import { useAction } from './use-action.ts';

export interface ActionDialogProps {
  readonly order: ShownOrder;
  readonly onClose: () => void;
}

type Missing = { readonly carrierName?: boolean; readonly trackingNumber?: boolean };

function missingOf(form: FormData): Missing | null {
  const missing = {
    carrierName: textOf(form, 'carrierName') === '',
    trackingNumber: textOf(form, 'trackingNumber') === '',
  };
  return missing.carrierName || missing.trackingNumber ? missing : null;
}

/** Says that the order is on its way. */
export function ShipDialog({ order, onClose }: ActionDialogProps) {
  const act = useAction('orderActions.ship.done', onClose);
  const intl = useIntl();
  const [missing, setMissing] = useState<Missing | null>(null);
  const submit = (form: FormData): void => {
    const wrong = missingOf(form);
    setMissing(wrong);
    if (wrong) return;
    const day = textOf(form, 'shipDate');
    const variables = {
      id: order.id,
      carrierName: textOf(form, 'carrierName'),
      trackingNumber: textOf(form, 'trackingNumber'),
      shipDate: day === '' ? null : `${day}T12:00:00Z`,
    };
    void act.run(OrderShipDocument, variables, ({ orderShip }) => orderShip);
  };
  return (
    <ActionForm texts={actionTexts('ship')} {...act} onSubmit={submit} onClose={onClose}>
      <TrackingFields order={order} missing={missing} />
      <Field
        label={<FormattedMessage id="orderActions.shipDate" />}
        optionalLabel={intl.formatMessage({ id: 'orderActions.today' })}
      >
        <TextInput type="date" name="shipDate" />
      </Field>
    </ActionForm>
  );
}

/** Carrier and number as the page shows them: only they are replaced. */
function trackingOf({ shipment }: ShownOrder) {
  return shipment?.carrierName
    ? { carrierName: shipment.carrierName, trackingNumber: shipment.trackingNumber ?? '' }
    : null;
}

/** Writes carrier and number of the parcel. */
export function TrackingDialog({ order, onClose }: ActionDialogProps) {
  const act = useAction('orderActions.tracking.done', onClose);
  const [missing, setMissing] = useState<Missing | null>(null);
  const submit = (form: FormData): void => {
    const wrong = missingOf(form);
    setMissing(wrong);
    if (wrong) return;
    const variables = {
      id: order.id,
      carrierName: textOf(form, 'carrierName'),
      trackingNumber: textOf(form, 'trackingNumber'),
      expected: trackingOf(order),
    };
    void act.run(OrderSetTrackingDocument, variables, ({ orderSetTracking }) => orderSetTracking);
  };
  return (
    <ActionForm texts={actionTexts('tracking')} {...act} onSubmit={submit} onClose={onClose}>
      <TrackingFields order={order} missing={missing} />
    </ActionForm>
  );
}

function TrackingFields({ order, missing }: { readonly order: ShownOrder; readonly missing: Missing | null }) {
  const listId = useId();
  const required = <FormattedMessage id="orderActions.required" />;
  return (
    <>
      <Field label={<FormattedMessage id="orderActions.carrier" />} required error={missing?.carrierName && required}>
        <TextInput
          name="carrierName"
          list={listId}
          maxLength={60}
          defaultValue={order.shipment?.carrierName ?? ''}
          data-autofocus
        />
      </Field>
      <datalist id={listId}>
        {carrierNames.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <Field label={<FormattedMessage id="orderActions.number" />} required error={missing?.trackingNumber && required}>
        <TextInput
          name="trackingNumber"
          maxLength={60}
          autoComplete="off"
          defaultValue={order.shipment?.trackingNumber ?? ''}
        />
      </Field>
    </>
  );
}

/** Says that the order has arrived, or was picked up. */
export function DeliverDialog({ order, onClose }: ActionDialogProps) {
  const act = useAction('orderActions.deliver.done', onClose);
  const submit = (): void => void act.run(OrderDeliverDocument, { id: order.id }, ({ orderDeliver }) => orderDeliver);
  return <ActionForm texts={actionTexts('deliver')} {...act} onSubmit={submit} onClose={onClose} />;
}
