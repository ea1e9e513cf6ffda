import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { Heading } from '@headstock/ui/heading';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { type AdminListingQuery, AdminStockWriteOffUndoDocument } from './inventory.generated.ts';
import type { InventoryRow } from './listing-cells.tsx';
import { ReceiveForm } from './receive-form.tsx';
import { WriteOffForm } from './write-off-form.tsx';

const Root = styled.section`
  display: grid;
  gap: 12px;
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  & > table {
    width: 100%;
    border-collapse: collapse;
    & :is(th, td) {
      padding: 6px 10px 6px 0;
      border-bottom: 1px solid var(--hs-line);
      text-align: start;
      overflow-wrap: anywhere;
    }
    & .number {
      text-align: end;
      white-space: nowrap;
    }
  }
  & > ul > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    padding: 6px 0;
    border-bottom: 1px solid var(--hs-line);
  }
  & > ul > li > div {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

type Stock = AdminListingQuery['listingStock'];

/** What is left of each size or colour, and what a piece of it costs the shop. Renders a `<table>`. */
function VariantTable({ variants }: Pick<Stock, 'variants'>): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="inventory.variant" />
          </th>
          <th scope="col" className="number">
            <FormattedMessage id="inventory.column.stock" />
          </th>
          <th scope="col" className="number">
            <FormattedMessage id="inventory.cost" />
          </th>
        </tr>
      </thead>
      <tbody>
        {variants.map(({ itemId, name, stock, cost }) => (
          <tr key={itemId}>
            <th scope="row">{name}</th>
            <td className="number">{stock}</td>
            <td className="number">{cost ? <Amount money={cost} exact /> : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One write-off: what, why, by whom, and the button that undoes it. Renders an `<li>`. */
function WriteOff({
  gone,
  onUndo,
}: {
  readonly gone: Stock['writeOffs'][number];
  readonly onUndo: (() => void) | null;
}) {
  const { variant, quantity, cost, reason, note, author, createdAt, reversedAt } = gone;
  return (
    <li>
      <div>
        <span>
          <FormattedMessage id={`inventory.writeOff.${reason}`} /> ·{' '}
          <FormattedMessage id="inventory.writeOff.pieces" values={{ count: quantity }} />
          {variant !== null && ` (${variant})`} · <Amount money={cost} exact />
        </span>
        {note && <span>{note}</span>}
        <small className="hs-mute">
          {author} · <Moment iso={createdAt} />
          {reversedAt && (
            <>
              {' · '}
              <FormattedMessage id="inventory.writeOff.reversed" values={{ time: <Moment iso={reversedAt} /> }} />
            </>
          )}
        </small>
      </div>
      {onUndo && !reversedAt && (
        <Button size="small" variant="outline" onClick={onUndo}>
          <FormattedMessage id="inventory.writeOff.undo" />
        </Button>
      )}
    </li>
  );
}

/** Props of the section. */
export interface StockSectionProps {
  readonly listing: InventoryRow;
  readonly stock: Stock;
}

/** The pieces of the shop's own goods: what came in, what is left and what was written off. Renders a `<section>`. */
export function StockSection({ listing, stock }: StockSectionProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const root = useRef<HTMLElement>(null);
  const [form, setForm] = useState<'receive' | 'writeOff' | null>(null);
  const [closed, setClosed] = useState<'receive' | 'writeOff' | null>(null);
  useEffect(() => {
    // The button that opened the form is gone, and is back when the form is.
    const target = form === null ? `[data-opens="${closed}"]` : '[data-autofocus]';
    if (form !== null || closed !== null) root.current?.querySelector<HTMLElement>(target)?.focus();
  }, [form, closed]);
  const mayWrite = useGrants()('catalogue:write');
  const { variants, writeOffs, isOwn } = stock;
  const isCounted = listing.countsPieces || variants.length > 0;
  const isGone = !isCounted && (listing.state === 'SOLD' || writeOffs.some(({ reversedAt }) => reversedAt === null));
  if (!isOwn || (!mayWrite && variants.length === 0 && writeOffs.length === 0)) return null;
  const undo = async (id: string): Promise<void> => {
    const answer = await run(
      async () => (await client.mutate(AdminStockWriteOffUndoDocument, { id }, { quiet: true })).stockWriteOffUndo,
      'inventory.writeOff.undone',
    );
    if (answer?.success) await revalidate();
  };
  const close = (): void => {
    setClosed(form);
    setForm(null);
  };
  const shared = {
    listing,
    variants,
    onCancel: () => close(),
    onDone: () => {
      close();
      void revalidate();
    },
  };
  return (
    <Root ref={root}>
      <Heading level={3} step="3">
        <FormattedMessage id="inventory.stock" />
      </Heading>
      {variants.length > 0 && <VariantTable variants={variants} />}
      {mayWrite && form === null && (
        <div className="acts">
          {isCounted && (
            <Button size="small" variant="outline" data-opens="receive" onClick={() => setForm('receive')}>
              <FormattedMessage id="inventory.receive" />
            </Button>
          )}
          {!isGone && (
            <Button size="small" variant="outline" data-opens="writeOff" onClick={() => setForm('writeOff')}>
              <FormattedMessage id="inventory.writeOff" />
            </Button>
          )}
        </div>
      )}
      {form === 'receive' && <ReceiveForm {...shared} />}
      {form === 'writeOff' && <WriteOffForm {...shared} />}
      {refusal && <FormError alert>{refusal.message}</FormError>}
      {writeOffs.length > 0 && (
        <ul aria-label={formatMessage({ id: 'inventory.writeOffs' })} aria-busy={isBusy}>
          {writeOffs.map((gone) => (
            <WriteOff key={gone.id} gone={gone} onUndo={mayWrite && !isBusy ? () => void undo(gone.id) : null} />
          ))}
        </ul>
      )}
    </Root>
  );
}
