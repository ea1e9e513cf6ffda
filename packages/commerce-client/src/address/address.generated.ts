// Generated from address.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddressInput = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string | null | undefined;
  readonly countryIso: string;
  readonly line1: string;
  readonly line2?: string | null | undefined;
  readonly city: string;
  /** Name or ISO code; only for countries that have regions. */
  readonly region?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly phone?: string | null | undefined;
  /**
   * Takes the address although its city, region and postal code contradict each other ('address-mismatch'), such as for a postal
   * code that is new.
   */
  readonly keepAsTyped?: boolean | null | undefined;
};

export type PostalAddressFragment = { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string | null, readonly phone: string | null, readonly region: { readonly name: string, readonly iso: string | null } | null, readonly country: { readonly name: string, readonly iso: string } };

export type AddressIssuePartsFragment = { readonly field: string, readonly message: string, readonly suggestion: string | null };

export type GetAddressesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  accountId?: string | null | undefined;
  search?: string | null | undefined;
  chosenId?: string | null | undefined;
}>;

export type GetAddressesQuery = { readonly addresses: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly isFound: boolean, readonly node: { readonly defaultAddress: boolean | null, readonly keptAsTyped: boolean, readonly version: number, readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string | null, readonly phone: string | null, readonly region: { readonly name: string, readonly iso: string | null } | null, readonly country: { readonly name: string, readonly iso: string } } }> } };

export type CreateAddressMutationVariables = Exact<{
  address: AddressInput;
  accountId?: string | null | undefined;
}>;

export type CreateAddressMutation = { readonly addressCreate: { readonly success: boolean, readonly message: string | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly message: string, readonly suggestion: string | null }>, readonly address: { readonly id: string } | null } };

export type UpdateAddressMutationVariables = Exact<{
  id: string;
  address: AddressInput;
  accountId?: string | null | undefined;
  version?: number | null | undefined;
}>;

export type UpdateAddressMutation = { readonly addressUpdate: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly address: { readonly version: number, readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string | null, readonly phone: string | null, readonly region: { readonly name: string, readonly iso: string | null } | null, readonly country: { readonly name: string, readonly iso: string } } | null, readonly issues: ReadonlyArray<{ readonly field: string, readonly message: string, readonly suggestion: string | null }> } };

export type AddressSetDefaultMutationVariables = Exact<{
  id: string;
  accountId?: string | null | undefined;
}>;

export type AddressSetDefaultMutation = { readonly addressSetDefault: { readonly success: boolean, readonly message: string | null } };

export const postalAddressFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostalAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"iso"}}]}},{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"iso"}}]}}]}};

export const addressIssuePartsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressIssueParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddressIssue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}}]}};

export const GetAddressesDocument = /* #__PURE__ */ typedDocument<GetAddressesQuery, GetAddressesQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetAddresses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"100"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chosenId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addresses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"chosenId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chosenId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isFound"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostalAddress"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAddress"}},{"kind":"Field","name":{"kind":"Name","value":"keptAsTyped"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]}}, postalAddressFragment]);

export const CreateAddressDocument = /* #__PURE__ */ typedDocument<CreateAddressMutation, CreateAddressMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}},{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"issues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressIssueParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}, addressIssuePartsFragment]);

export const UpdateAddressDocument = /* #__PURE__ */ typedDocument<UpdateAddressMutation, UpdateAddressMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}},{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostalAddress"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"issues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressIssueParts"}}]}}]}}]}}, postalAddressFragment, addressIssuePartsFragment]);

export const AddressSetDefaultDocument = /* #__PURE__ */ typedDocument<AddressSetDefaultMutation, AddressSetDefaultMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddressSetDefault"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressSetDefault"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);
