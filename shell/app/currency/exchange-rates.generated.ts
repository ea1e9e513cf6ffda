// Generated from exchange-rates.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ShellExchangeRatesQueryVariables = Exact<{ [key: string]: never; }>;

export type ShellExchangeRatesQuery = { readonly exchangeRates: { readonly asOf: string, readonly source: string, readonly isOld: boolean, readonly rates: ReadonlyArray<{ readonly currency: string, readonly rate: number }> } | null };

export const ShellExchangeRatesText = 'query ShellExchangeRates{exchangeRates{asOf source isOld rates{currency rate}}}';
