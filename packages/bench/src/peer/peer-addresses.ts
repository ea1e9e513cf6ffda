import type { MeasuredPage } from '../pages/find-pages.ts';

/** The paths of the Hydrogen skeleton's page of a kind; every number of theirs is another thing. */
const PATHS: Readonly<Record<MeasuredPage['page'], (number: number) => string>> = {
  home: (number) => `/?visit=${number}`,
  listing: (number) => `/collections/guitars-${number}`,
  product: (number) => `/products/guitar-${number}`,
};

/** So many addresses of a kind of page of the Hydrogen skeleton, other ones in every round. */
export function peerAddresses(page: MeasuredPage['page'], round: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => PATHS[page](round * count + index));
}
