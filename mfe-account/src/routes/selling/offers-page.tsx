import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { OffersPage } from '#mfe-account/features/offers/offer.model.ts';
import { OffersView } from '#mfe-account/features/offers/offers-view.tsx';

/** `/profile/selling/offers`: the offers on the account's listings. */
export function Component(): ReactNode {
  return <OffersView page={useLoaderData<OffersPage>()} />;
}
