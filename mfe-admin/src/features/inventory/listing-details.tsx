import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { ConsentSection } from '#mfe-admin/features/consents/consent-section.tsx';
import { useDrawer } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { HistoryList } from './history-list.tsx';
import { type AdminListingQuery, AdminListingCreateDocument, type SellerListingAction } from './inventory.generated.ts';
import { ListingFacts } from './listing-facts.tsx';
import { MissingList } from './missing-list.tsx';
import { MoveForm } from './move-form.tsx';
import { OfferForm } from './offer-form.tsx';
import { StockSection } from './stock-section.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';

const Root = styled.div`
  display: grid;
  gap: 24px;
  & > .acts,
  & > section > .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  & > section {
    display: grid;
    gap: 12px;
  }
`;

/** A listing as the drawer shows it. */
export type ListingEditorView = NonNullable<AdminListingQuery['listingEditor']>;

/** Props of the details. */
export interface ListingDetailsProps {
  readonly editor: ListingEditorView;
  readonly history: AdminListingQuery['listingHistory'];
  readonly stock: AdminListingQuery['listingStock'];
  readonly consignment: AdminListingQuery['consignment'];
}

/** Everything that staff do with a listing: its state, what is missing, its moves, copies, and who changed what. Renders a `<div>`. */
export function ListingDetails({ editor, history, stock, consignment }: ListingDetailsProps): ReactNode {
  const { listing, actions, problems } = editor;
  const client = useGraphQLClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { done } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const [move, setMove] = useState<SellerListingAction | null>(null);
  const [isPricing, setPricing] = useState(false);
  const editorPath = `/profile/selling/listings/${listing.id}`;
  const duplicate = async (): Promise<void> => {
    const variables = { kind: listing.countsPieces ? ('GOODS' as const) : ('INSTRUMENT' as const), copyOf: listing.id };
    const answer = await run(
      async () => (await client.mutate(AdminListingCreateDocument, variables, { quiet: true })).listingCreate,
    );
    if (answer?.id) await navigate(`/profile/selling/listings/${answer.id}`);
  };
  const moved = async (isGone: boolean): Promise<void> => {
    setMove(null);
    if (isGone) done();
    else await revalidate();
  };
  const waitsFor = editor.asked === 'SHOP';
  return (
    <Root>
      <ListingFacts listing={listing} />
      {waitsFor && (
        <Notice>
          <FormattedMessage id="inventory.shopsTurn" />
        </Notice>
      )}
      {editor.isChanged && (
        <Notice>
          <FormattedMessage id="inventory.unpublished" />
        </Notice>
      )}
      <div className="acts">
        <Button as={Link} to={editorPath}>
          <FormattedMessage id="inventory.edit" />
        </Button>
        <Button as={Link} to={`/admin/listings/${listing.id}/description`} variant="outline">
          <FormattedMessage id="inventory.describe" />
        </Button>
        {listing.item && (
          <Button as={Link} to={`/shop/${listing.item.slug}/${listing.item.id}`} variant="outline">
            <FormattedMessage id="inventory.view" />
          </Button>
        )}
        <Button variant="outline" busy={isBusy} onClick={() => void duplicate()}>
          <FormattedMessage id="inventory.duplicate" />
        </Button>
        {(listing.state !== 'SOLD' || listing.countsPieces) && (
          <Button variant="outline" onClick={() => setPricing(true)}>
            <FormattedMessage id="inventory.changePrice" />
          </Button>
        )}
      </div>
      {isPricing && (
        <OfferForm
          listing={listing}
          onCancel={() => setPricing(false)}
          onDone={() => {
            setPricing(false);
            void revalidate();
          }}
        />
      )}
      {refusal && <FormError alert>{refusal.message}</FormError>}
      {consignment && <ConsentSection listingId={listing.id} version={listing.version} consignment={consignment} />}
      <StockSection listing={listing} stock={stock} />
      {listing.state !== 'SOLD' && <MissingList fields={problems} />}
      {actions.length > 0 && (
        <section>
          <Heading level={3} step="3">
            <FormattedMessage id="inventory.next" />
          </Heading>
          {move ? (
            <MoveForm
              key={move}
              id={listing.id}
              version={listing.version}
              action={move}
              onCancel={() => setMove(null)}
              onDone={(isGone) => void moved(isGone)}
            />
          ) : (
            <div className="acts">
              {actions.map((action) => (
                <Button key={action} size="small" variant="outline" onClick={() => setMove(action)}>
                  <FormattedMessage id={`inventory.action.${action}`} />
                </Button>
              ))}
            </div>
          )}
        </section>
      )}
      <section>
        <Heading level={3} step="3">
          <FormattedMessage id="inventory.history" />
        </Heading>
        <HistoryList events={history} />
      </section>
    </Root>
  );
}
