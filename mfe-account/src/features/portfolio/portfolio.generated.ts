// Generated from portfolio.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';
import { photographFactsFragment } from '../photographs/photographs.generated.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Condition =
  | 'NEW'
  | 'MINT'
  | 'EXCELLENT'
  | 'VERY_GOOD'
  | 'GOOD'
  | 'FAIR'
  | 'PROJECT';

/** The backdrop that an item is shown on. */
export type Backdrop =
  | 'SURF'
  | 'SHELL'
  | 'SONIC'
  | 'BUTTER'
  | 'FOG';

/** Crops of a drawing: card 4:5, full 25:54, hang 2:5, head 4:5, back 4:5. PHOTO is a photograph, of any shape, with a ground of its own. */
export type ImageView =
  | 'CARD'
  | 'FULL'
  | 'HANG'
  | 'HEAD'
  | 'BACK'
  | 'PHOTO';

/**
 * What was added last first; by brand and model; the oldest first, and those of no known year last; what would fetch most first, where what
 * was paid counts for those that nothing can be compared with.
 */
export type PortfolioSort =
  | 'ADDED_DESC'
  | 'NAME_ASC'
  | 'YEAR_ASC'
  | 'VALUE_DESC';

/** The field of a form that is to be corrected. */
export type PortfolioField =
  | 'BRAND'
  | 'MODEL'
  | 'YEAR'
  | 'FINISH'
  | 'SERIAL'
  | 'ACQUIRED_ON'
  | 'ACQUIRED_CENTS'
  | 'INSURED_CENTS'
  | 'NOTES';

export type PortfolioItemInput = {
  /** At most 80 characters. */
  readonly brand: string;
  /** At most 120 characters. */
  readonly model: string;
  readonly year?: number | null | undefined;
  /** At most 120 characters. */
  readonly finish?: string | null | undefined;
  readonly condition?: Condition | null | undefined;
  /** At most 60 characters. */
  readonly serial?: string | null | undefined;
  /** A day that has been, as `2026-11-23`. */
  readonly acquiredOn?: string | null | undefined;
  /** 0 to 2,000,000,000, as is the next. */
  readonly acquiredCents?: number | null | undefined;
  readonly insuredCents?: number | null | undefined;
  /** At most 4,000 characters. */
  readonly notes?: string | null | undefined;
};

export type PortfolioFactsFragment = { readonly id: string, readonly title: string, readonly brand: string, readonly model: string, readonly year: number | null, readonly finish: string, readonly condition: Condition | null, readonly serial: string, readonly acquiredOn: string | null, readonly orderId: string | null, readonly acquiredFor: { readonly amountCents: number } | null, readonly insuredFor: { readonly amountCents: number } | null, readonly value: { readonly salesCount: number, readonly low: { readonly amountCents: number }, readonly median: { readonly amountCents: number }, readonly high: { readonly amountCents: number } } | null, readonly photographs: ReadonlyArray<{ readonly id: string, readonly width: number, readonly height: number, readonly rotation: number, readonly image: { readonly id: string }, readonly master: { readonly id: string, readonly width: number | null, readonly height: number | null }, readonly crop: { readonly x: number, readonly y: number, readonly width: number, readonly height: number } | null }>, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly parentItem: { readonly id: string, readonly slug: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null };

export type PortfolioDetailsFragment = { readonly notes: string, readonly id: string, readonly title: string, readonly brand: string, readonly model: string, readonly year: number | null, readonly finish: string, readonly condition: Condition | null, readonly serial: string, readonly acquiredOn: string | null, readonly orderId: string | null, readonly comparables: ReadonlyArray<{ readonly year: string | null, readonly soldAt: string, readonly price: { readonly amountCents: number } }>, readonly documents: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly isPicture: boolean, readonly url: string, readonly createdAt: string }>, readonly acquiredFor: { readonly amountCents: number } | null, readonly insuredFor: { readonly amountCents: number } | null, readonly value: { readonly salesCount: number, readonly low: { readonly amountCents: number }, readonly median: { readonly amountCents: number }, readonly high: { readonly amountCents: number } } | null, readonly photographs: ReadonlyArray<{ readonly id: string, readonly width: number, readonly height: number, readonly rotation: number, readonly image: { readonly id: string }, readonly master: { readonly id: string, readonly width: number | null, readonly height: number | null }, readonly crop: { readonly x: number, readonly y: number, readonly width: number, readonly height: number } | null }>, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly parentItem: { readonly id: string, readonly slug: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null };

export type AccountPortfolioQueryVariables = Exact<{
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
  search?: string | null | undefined;
  sort?: PortfolioSort | null | undefined;
}>;

export type AccountPortfolioQuery = { readonly portfolio: { readonly totalCount: number, readonly items: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly title: string, readonly brand: string, readonly model: string, readonly year: number | null, readonly finish: string, readonly condition: Condition | null, readonly serial: string, readonly acquiredOn: string | null, readonly orderId: string | null, readonly acquiredFor: { readonly amountCents: number } | null, readonly insuredFor: { readonly amountCents: number } | null, readonly value: { readonly salesCount: number, readonly low: { readonly amountCents: number }, readonly median: { readonly amountCents: number }, readonly high: { readonly amountCents: number } } | null, readonly photographs: ReadonlyArray<{ readonly id: string, readonly width: number, readonly height: number, readonly rotation: number, readonly image: { readonly id: string }, readonly master: { readonly id: string, readonly width: number | null, readonly height: number | null }, readonly crop: { readonly x: number, readonly y: number, readonly width: number, readonly height: number } | null }>, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly parentItem: { readonly id: string, readonly slug: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null } }> }, readonly months: ReadonlyArray<{ readonly month: string, readonly itemCount: number, readonly comparedCount: number, readonly value: { readonly amountCents: number } }> } };

export type AccountPortfolioItemQueryVariables = Exact<{
  id: string;
}>;

export type AccountPortfolioItemQuery = { readonly portfolioItem: { readonly notes: string, readonly id: string, readonly title: string, readonly brand: string, readonly model: string, readonly year: number | null, readonly finish: string, readonly condition: Condition | null, readonly serial: string, readonly acquiredOn: string | null, readonly orderId: string | null, readonly comparables: ReadonlyArray<{ readonly year: string | null, readonly soldAt: string, readonly price: { readonly amountCents: number } }>, readonly documents: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly isPicture: boolean, readonly url: string, readonly createdAt: string }>, readonly acquiredFor: { readonly amountCents: number } | null, readonly insuredFor: { readonly amountCents: number } | null, readonly value: { readonly salesCount: number, readonly low: { readonly amountCents: number }, readonly median: { readonly amountCents: number }, readonly high: { readonly amountCents: number } } | null, readonly photographs: ReadonlyArray<{ readonly id: string, readonly width: number, readonly height: number, readonly rotation: number, readonly image: { readonly id: string }, readonly master: { readonly id: string, readonly width: number | null, readonly height: number | null }, readonly crop: { readonly x: number, readonly y: number, readonly width: number, readonly height: number } | null }>, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly parentItem: { readonly id: string, readonly slug: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null } | null };

export type AccountPortfolioCreateMutationVariables = Exact<{
  portfolioItem: PortfolioItemInput;
}>;

export type AccountPortfolioCreateMutation = { readonly portfolioItemCreate: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly field: PortfolioField | null, readonly portfolioItem: { readonly id: string } | null } };

export type AccountPortfolioUpdateMutationVariables = Exact<{
  id: string;
  portfolioItem: PortfolioItemInput;
}>;

export type AccountPortfolioUpdateMutation = { readonly portfolioItemUpdate: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly field: PortfolioField | null, readonly portfolioItem: { readonly id: string } | null } };

export type AccountPortfolioRemoveMutationVariables = Exact<{
  id: string;
}>;

export type AccountPortfolioRemoveMutation = { readonly portfolioItemRemove: { readonly success: boolean, readonly message: string | null } };

export type AccountPortfolioRestoreMutationVariables = Exact<{
  id: string;
}>;

export type AccountPortfolioRestoreMutation = { readonly portfolioItemRestore: { readonly success: boolean, readonly message: string | null } };

export type AccountPortfolioPhotographsSetMutationVariables = Exact<{
  id: string;
  photographIds: ReadonlyArray<string>;
  known: ReadonlyArray<string>;
}>;

export type AccountPortfolioPhotographsSetMutation = { readonly portfolioPhotographsSet: { readonly success: boolean, readonly message: string | null, readonly portfolioItem: { readonly id: string, readonly photographs: ReadonlyArray<{ readonly id: string, readonly width: number, readonly height: number, readonly rotation: number, readonly image: { readonly id: string }, readonly master: { readonly id: string, readonly width: number | null, readonly height: number | null }, readonly crop: { readonly x: number, readonly y: number, readonly width: number, readonly height: number } | null }> } | null } };

export type AccountPortfolioDocumentRemoveMutationVariables = Exact<{
  id: string;
}>;

export type AccountPortfolioDocumentRemoveMutation = { readonly portfolioDocumentRemove: { readonly success: boolean, readonly message: string | null } };

export type PhotographFactsFragment = { readonly id: string, readonly width: number, readonly height: number, readonly rotation: number, readonly image: { readonly id: string }, readonly master: { readonly id: string, readonly width: number | null, readonly height: number | null }, readonly crop: { readonly x: number, readonly y: number, readonly width: number, readonly height: number } | null };

export type ItemFactsFragment = { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> };

export const portfolioFactsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PortfolioFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PortfolioItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"finish"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"acquiredOn"}},{"kind":"Field","name":{"kind":"Name","value":"acquiredFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insuredFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"median"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"high"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"salesCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photographs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotographFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemFacts"}},{"kind":"Field","name":{"kind":"Name","value":"parentItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}}]}}]}}]}};

export const portfolioDetailsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PortfolioDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PortfolioItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PortfolioFacts"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"comparables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"soldAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isPicture"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}};

const itemFactsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"yearLabel"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"backdrop"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}}]}};

export const AccountPortfolioDocument = /* #__PURE__ */ typedDocument<AccountPortfolioQuery, AccountPortfolioQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountPortfolio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PortfolioSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PortfolioFacts"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"comparedCount"}}]}}]}}]}}, portfolioFactsFragment, photographFactsFragment, itemFactsFragment]);

export const AccountPortfolioItemDocument = /* #__PURE__ */ typedDocument<AccountPortfolioItemQuery, AccountPortfolioItemQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountPortfolioItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolioItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PortfolioDetails"}}]}}]}}, portfolioDetailsFragment, portfolioFactsFragment, photographFactsFragment, itemFactsFragment]);

export const AccountPortfolioCreateDocument = /* #__PURE__ */ typedDocument<AccountPortfolioCreateMutation, AccountPortfolioCreateMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountPortfolioCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"portfolioItem"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PortfolioItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolioItemCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"portfolioItem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"portfolioItem"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"portfolioItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]);

export const AccountPortfolioUpdateDocument = /* #__PURE__ */ typedDocument<AccountPortfolioUpdateMutation, AccountPortfolioUpdateMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountPortfolioUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"portfolioItem"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PortfolioItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolioItemUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"portfolioItem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"portfolioItem"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"portfolioItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]);

export const AccountPortfolioRemoveDocument = /* #__PURE__ */ typedDocument<AccountPortfolioRemoveMutation, AccountPortfolioRemoveMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountPortfolioRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolioItemRemove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);

export const AccountPortfolioRestoreDocument = /* #__PURE__ */ typedDocument<AccountPortfolioRestoreMutation, AccountPortfolioRestoreMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountPortfolioRestore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolioItemRestore"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);

export const AccountPortfolioPhotographsSetDocument = /* #__PURE__ */ typedDocument<AccountPortfolioPhotographsSetMutation, AccountPortfolioPhotographsSetMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountPortfolioPhotographsSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"photographIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"known"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolioPhotographsSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"photographIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"photographIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"known"},"value":{"kind":"Variable","name":{"kind":"Name","value":"known"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"portfolioItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photographs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotographFacts"}}]}}]}}]}}]}}, photographFactsFragment]);

export const AccountPortfolioDocumentRemoveDocument = /* #__PURE__ */ typedDocument<AccountPortfolioDocumentRemoveMutation, AccountPortfolioDocumentRemoveMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountPortfolioDocumentRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolioDocumentRemove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);
