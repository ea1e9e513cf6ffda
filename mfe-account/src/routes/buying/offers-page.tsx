import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { OffersPage } from '#mfe-account/features/offers/offer.model.ts';
import { OffersView } from '#mfe-account/features/offers/offers-view.tsx';

/** `/profile/buying/offers`: the offers that the account made. */
export function Component(): ReactNode {
  return <OffersView page={useLoaderData<OffersPage>()} />;
}
