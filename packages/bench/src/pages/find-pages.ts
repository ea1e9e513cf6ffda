/** A page to measure. */
export interface MeasuredPage {
  readonly page: 'home' | 'listing' | 'product';
  readonly path: string;
}

const LISTING = '/shop/category/electric-guitars';

/** The three kinds of pages that decide how fast a shop feels; the product is the first one of the listing. */
export async function findPages(origin: string): Promise<MeasuredPage[]> {
  const listing = await fetch(origin + LISTING);
  if (!listing.ok) throw new Error(`${LISTING} answered ${listing.status}.`);
  const product = /href="(\/shop\/(?!category\/)[^"/]+\/[^"/?#]+)"/.exec(await listing.text())?.[1];
  if (!product) throw new Error(`${LISTING} links to no product.`);
  return [
    { page: 'home', path: '/' },
    { page: 'listing', path: LISTING },
    { page: 'product', path: product },
  ];
}
