import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Notice } from '@headstock/ui/notice';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListSelection } from '#mfe-admin/features/list-page/list-selection.tsx';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminOrdersShipDocument } from './order-queue.generated.ts';
import { type Outcome, OutcomeList } from './outcome-list.tsx';
import { itemsOf, type QueuedOrder } from './queued-order.model.ts';

const Root = styled.form`
  display: grid;
  gap: 18px;
  & > fieldset {
    display: grid;
    gap: 10px;
    padding-top: 14px;
    border-top: 1px solid var(--hs-line);
    & > legend {
      float: left;
      font-weight: 600;
    }
  }
`;

/** Carrier and tracking number of every chosen order that waits to be shipped. Renders a `<form>`. */
export function ShipForm({ orders }: { readonly orders: readonly QueuedOrder[] }): ReactNode {
  const client = useGraphQLClient();
  const { done } = useDrawer();
  const { clear } = useListSelection();
  const { isBusy, refusal, run } = useStaffAction();
  const [carrier, setCarrier] = useState('UPS');
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [isShown, setShown] = useState(false);
  useUnsaved(Object.values(numbers).some((number) => number.trim() !== '') && outcomes.length === 0);
  const isDone = (id: string): boolean => outcomes.some(({ orderId, success }) => success && orderId === id);
  const open = orders.filter(({ id }) => !isDone(id));
  const missing = (id: string): boolean => (numbers[id] ?? '').trim() === '';
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setShown(true);
    if (carrier.trim() === '' || open.some(({ id }) => missing(id))) return;
    const shipments = open.map(({ id }) => ({ orderId: id, carrierName: carrier, trackingNumber: numbers[id] ?? '' }));
    const answer = await run(
      async () => (await client.mutate(AdminOrdersShipDocument, { shipments }, { quiet: true })).ordersShip,
    );
    if (!answer) return;
    setOutcomes([...outcomes.filter(({ success }) => success), ...answer.outcomes]);
    if (!answer.success) return;
    clear();
    done();
  }
  const nameOf = (id: string): string => orders.find((row) => row.id === id)?.order.number ?? id;
  return (
    <Root noValidate onSubmit={(event) => void submit(event)}>
      <OutcomeList outcomes={outcomes} nameOf={nameOf} />
      {refusal && outcomes.length === 0 && (
        <Notice tone="bad" live>
          {refusal.message}
        </Notice>
      )}
      <Field
        label={<FormattedMessage id="orders.carrier" />}
        required
        error={isShown && carrier.trim() === '' && <FormattedMessage id="orders.carrierMissing" />}
      >
        <TextInput value={carrier} maxLength={60} onChange={({ target }) => setCarrier(target.value)} />
      </Field>
      {open.map((row) => (
        <Field
          key={row.id}
          required
          label={
            <FormattedMessage id="orders.trackingOf" values={{ number: row.order.number, title: itemsOf(row).title }} />
          }
          error={isShown && missing(row.id) && <FormattedMessage id="orders.trackingMissing" />}
        >
          <TextInput
            numeric
            value={numbers[row.id] ?? ''}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => setNumbers({ ...numbers, [row.id]: target.value })}
          />
        </Field>
      ))}
      <Button type="submit" busy={isBusy} disabled={open.length === 0}>
        <FormattedMessage id="orders.shipCount" values={{ count: open.length }} />
      </Button>
    </Root>
  );
}
