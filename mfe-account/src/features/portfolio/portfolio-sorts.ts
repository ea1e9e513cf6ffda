import type { PortfolioSort } from './portfolio.generated.ts';

/** The orders of a portfolio: the word in the address, and the API's; without one, what was added last comes first. */
export const portfolioSorts = [
  { value: 'name', sort: 'NAME_ASC' },
  { value: 'year', sort: 'YEAR_ASC' },
  { value: 'value', sort: 'VALUE_DESC' },
] as const satisfies readonly { readonly value: string; readonly sort: PortfolioSort }[];
