// Generated from checkout.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
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
};

export type AddressEstimateInput = {
  readonly addressId?: string | null | undefined;
  readonly line1?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly regionName?: string | null | undefined;
  readonly regionIso?: string | null | undefined;
  readonly countryIso?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
};

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

/** card 4:5, full 25:54, hang 2:5, head 4:5, back 4:5. */
export type ImageView =
  | 'CARD'
  | 'FULL'
  | 'HANG'
  | 'HEAD'
  | 'BACK';

export type CheckoutAddressFragment = { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string | null, readonly phone: string | null, readonly region: { readonly name: string, readonly iso: string | null } | null, readonly country: { readonly name: string, readonly iso: string } };

export type CheckoutOrderPartsFragment = { readonly canPickUp: boolean, readonly shippingMethodRef: string | null, readonly canAcceptPrepaidCodes: boolean, readonly id: string, readonly version: number, readonly requiresShipping: boolean, readonly localPickupOnly: boolean, readonly shipOption: string | null, readonly extraFeeDescription: string | null, readonly account: { readonly id: string, readonly email: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly phone: string | null } | null, readonly contact: { readonly id: string, readonly email: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly phone: string | null } | null, readonly shipment: { readonly address: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string | null, readonly phone: string | null, readonly region: { readonly name: string, readonly iso: string | null } | null, readonly country: { readonly name: string, readonly iso: string } } | null } | null, readonly store: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string | null, readonly phone: string | null, readonly region: { readonly name: string, readonly iso: string | null } | null, readonly country: { readonly name: string, readonly iso: string } } | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly shippingMethod: { readonly name: string } | null, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly allowCartNotes: boolean, readonly cartNotes: string | null, readonly unitCost: { readonly amountCents: number }, readonly amount: { readonly amountCents: number }, readonly offer: { readonly expiresAt: string, readonly holds: boolean } | null, readonly listing: { readonly id: string, readonly askingPrice: { readonly amountCents: number }, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly parentItem: { readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly variant: { readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null, readonly retail: { readonly stockLevel: number | null } } } }>, readonly subTotal: { readonly amountCents: number, readonly currency: { readonly iso: string } }, readonly shippingCost: { readonly amountCents: number }, readonly tax: { readonly amountCents: number }, readonly extraFee: { readonly amountCents: number }, readonly discountTotal: { readonly amountCents: number }, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number } };

export type CheckoutPageQueryVariables = Exact<{ [key: string]: never; }>;

export type CheckoutPageQuery = { readonly cart: { readonly version: number, readonly orders: ReadonlyArray<{ readonly canPickUp: boolean, readonly shippingMethodRef: string | null, readonly canAcceptPrepaidCodes: boolean, readonly id: string, readonly version: number, readonly requiresShipping: boolean, readonly localPickupOnly: boolean, readonly shipOption: string | null, readonly extraFeeDescription: string | null, readonly account: { readonly id: string, readonly email: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly phone: string | null } | null, readonly contact: { readonly id: string, readonly email: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly phone: string | null } | null, readonly shipment: { readonly address: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string | null, readonly phone: string | null, readonly region: { readonly name: string, readonly iso: string | null } | null, readonly country: { readonly name: string, readonly iso: string } } | null } | null, readonly store: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string | null, readonly phone: string | null, readonly region: { readonly name: string, readonly iso: string | null } | null, readonly country: { readonly name: string, readonly iso: string } } | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly shippingMethod: { readonly name: string } | null, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly allowCartNotes: boolean, readonly cartNotes: string | null, readonly unitCost: { readonly amountCents: number }, readonly amount: { readonly amountCents: number }, readonly offer: { readonly expiresAt: string, readonly holds: boolean } | null, readonly listing: { readonly id: string, readonly askingPrice: { readonly amountCents: number }, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly parentItem: { readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly variant: { readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null, readonly retail: { readonly stockLevel: number | null } } } }>, readonly subTotal: { readonly amountCents: number, readonly currency: { readonly iso: string } }, readonly shippingCost: { readonly amountCents: number }, readonly tax: { readonly amountCents: number }, readonly extraFee: { readonly amountCents: number }, readonly discountTotal: { readonly amountCents: number }, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number } }> }, readonly viewer: { readonly id: string, readonly email: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly phone: string | null } | null, readonly addressStores: ReadonlyArray<{ readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string | null, readonly phone: string | null, readonly region: { readonly name: string, readonly iso: string | null } | null, readonly country: { readonly name: string, readonly iso: string } }> };

export type CheckoutAddressBookQueryVariables = Exact<{
  accountId?: string | null | undefined;
}>;

export type CheckoutAddressBookQuery = { readonly addresses: { readonly edges: ReadonlyArray<{ readonly node: { readonly defaultAddress: boolean | null, readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string | null, readonly phone: string | null, readonly region: { readonly name: string, readonly iso: string | null } | null, readonly country: { readonly name: string, readonly iso: string } } }> } };

export type CheckoutShippingOptionsQueryVariables = Exact<{
  orderId: string;
  storeId?: string | null | undefined;
  addressEstimateInput?: AddressEstimateInput | null | undefined;
}>;

export type CheckoutShippingOptionsQuery = { readonly orderShippingMethods: ReadonlyArray<{ readonly ref: string, readonly name: string, readonly earliestDays: number | null, readonly latestDays: number | null, readonly price: { readonly amountCents: number } }> };

export type CheckoutSetGuestContactMutationVariables = Exact<{
  orderId: string;
  email: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  recaptchaToken?: string | null | undefined;
}>;

export type CheckoutSetGuestContactMutation = { readonly accountExpressAssociate: { readonly success: boolean, readonly message: string | null } };

export type CheckoutCreateGuestAddressMutationVariables = Exact<{
  address: AddressInput;
  orderId: string;
}>;

export type CheckoutCreateGuestAddressMutation = { readonly addressExpressCreate: { readonly success: boolean, readonly message: string | null, readonly address: { readonly id: string } | null } };

export type CheckoutCreateAddressMutationVariables = Exact<{
  address: AddressInput;
  accountId?: string | null | undefined;
}>;

export type CheckoutCreateAddressMutation = { readonly addressCreate: { readonly success: boolean, readonly message: string | null, readonly address: { readonly id: string } | null } };

export type CheckoutUpdateAddressMutationVariables = Exact<{
  id: string;
  address: AddressInput;
  accountId?: string | null | undefined;
}>;

export type CheckoutUpdateAddressMutation = { readonly addressUpdate: { readonly success: boolean, readonly message: string | null } };

export type CheckoutSetDefaultAddressMutationVariables = Exact<{
  id: string;
  accountId?: string | null | undefined;
}>;

export type CheckoutSetDefaultAddressMutation = { readonly addressSetDefault: { readonly success: boolean, readonly message: string | null } };

export type CheckoutSetShippingAddressMutationVariables = Exact<{
  orderId: string;
  addressId?: string | null | undefined;
  storeId?: string | null | undefined;
}>;

export type CheckoutSetShippingAddressMutation = { readonly cartSetShippingAddress: { readonly success: boolean, readonly message: string | null } };

export type CheckoutSetShippingMethodMutationVariables = Exact<{
  id: string;
  shippingMethodRef: string;
}>;

export type CheckoutSetShippingMethodMutation = { readonly orderSetShippingMethod: { readonly success: boolean, readonly message: string | null } };

export type CheckoutPriceOrdersMutationVariables = Exact<{
  orderId: ReadonlyArray<string>;
}>;

export type CheckoutPriceOrdersMutation = { readonly orderEnsureTaxConsidered: { readonly success: boolean, readonly message: string | null, readonly orders: ReadonlyArray<{ readonly canPickUp: boolean, readonly shippingMethodRef: string | null, readonly canAcceptPrepaidCodes: boolean, readonly id: string, readonly version: number, readonly requiresShipping: boolean, readonly localPickupOnly: boolean, readonly shipOption: string | null, readonly extraFeeDescription: string | null, readonly account: { readonly id: string, readonly email: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly phone: string | null } | null, readonly contact: { readonly id: string, readonly email: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly phone: string | null } | null, readonly shipment: { readonly address: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string | null, readonly phone: string | null, readonly region: { readonly name: string, readonly iso: string | null } | null, readonly country: { readonly name: string, readonly iso: string } } | null } | null, readonly store: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string | null, readonly phone: string | null, readonly region: { readonly name: string, readonly iso: string | null } | null, readonly country: { readonly name: string, readonly iso: string } } | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly shippingMethod: { readonly name: string } | null, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly allowCartNotes: boolean, readonly cartNotes: string | null, readonly unitCost: { readonly amountCents: number }, readonly amount: { readonly amountCents: number }, readonly offer: { readonly expiresAt: string, readonly holds: boolean } | null, readonly listing: { readonly id: string, readonly askingPrice: { readonly amountCents: number }, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly parentItem: { readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly variant: { readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null, readonly retail: { readonly stockLevel: number | null } } } }>, readonly subTotal: { readonly amountCents: number, readonly currency: { readonly iso: string } }, readonly shippingCost: { readonly amountCents: number }, readonly tax: { readonly amountCents: number }, readonly extraFee: { readonly amountCents: number }, readonly discountTotal: { readonly amountCents: number }, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number } }> } };

export type CartOrderPartsFragment = { readonly id: string, readonly version: number, readonly requiresShipping: boolean, readonly localPickupOnly: boolean, readonly shipOption: string | null, readonly extraFeeDescription: string | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly shippingMethod: { readonly name: string } | null, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly allowCartNotes: boolean, readonly cartNotes: string | null, readonly unitCost: { readonly amountCents: number }, readonly amount: { readonly amountCents: number }, readonly offer: { readonly expiresAt: string, readonly holds: boolean } | null, readonly listing: { readonly id: string, readonly askingPrice: { readonly amountCents: number }, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly parentItem: { readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly variant: { readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null, readonly retail: { readonly stockLevel: number | null } } } }>, readonly subTotal: { readonly amountCents: number, readonly currency: { readonly iso: string } }, readonly shippingCost: { readonly amountCents: number }, readonly tax: { readonly amountCents: number }, readonly extraFee: { readonly amountCents: number }, readonly discountTotal: { readonly amountCents: number }, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number } };

export type OrderSumsFragment = { readonly extraFeeDescription: string | null, readonly subTotal: { readonly amountCents: number, readonly currency: { readonly iso: string } }, readonly shippingCost: { readonly amountCents: number }, readonly tax: { readonly amountCents: number }, readonly extraFee: { readonly amountCents: number }, readonly discountTotal: { readonly amountCents: number }, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number } };

export type CartLineItemPartsFragment = { readonly id: string, readonly quantity: number, readonly allowCartNotes: boolean, readonly cartNotes: string | null, readonly unitCost: { readonly amountCents: number }, readonly amount: { readonly amountCents: number }, readonly offer: { readonly expiresAt: string, readonly holds: boolean } | null, readonly listing: { readonly id: string, readonly askingPrice: { readonly amountCents: number }, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly parentItem: { readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly variant: { readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null, readonly retail: { readonly stockLevel: number | null } } } };

export const CheckoutPageDocument = typedDocument<CheckoutPageQuery, CheckoutPageQueryVariables>(
  'query CheckoutPage{cart(orderId:[]){version orders{...CheckoutOrderParts}}viewer{id email firstName lastName phone}addressStores{...CheckoutAddress}}fragment CheckoutOrderParts on Order{...CartOrderParts canPickUp shippingMethodRef canAcceptPrepaidCodes account{id email firstName lastName phone}contact{id email firstName lastName phone}shipment{address{...CheckoutAddress}}store{...CheckoutAddress}}fragment CheckoutAddress on Address{id firstName lastName company line1 line2 city postalCode phone region{name iso}country{name iso}}fragment CartOrderParts on Order{id version requiresShipping localPickupOnly shipOption seller{id displayName}shippingMethod{name}...OrderSums lineItems{...CartLineItemParts}}fragment OrderSums on Order{subTotal{amountCents currency{iso}}shippingCost{amountCents}tax{amountCents}extraFee{amountCents}extraFeeDescription discountTotal{amountCents}total{amountCents}amountRemaining{amountCents}}fragment CartLineItemParts on LineItem{id quantity allowCartNotes cartNotes unitCost{amountCents}amount{amountCents}offer{expiresAt holds}listing{id askingPrice{amountCents}item{id slug title subtitle backdrop condition images{id view}parentItem{images{id view}}variant{fields{name value}}retail{stockLevel}}}}',
);

export const CheckoutAddressBookDocument = typedDocument<CheckoutAddressBookQuery, CheckoutAddressBookQueryVariables>(
  'query CheckoutAddressBook($accountId:ID){addresses(first:100 accountId:$accountId){edges{node{...CheckoutAddress defaultAddress}}}}fragment CheckoutAddress on Address{id firstName lastName company line1 line2 city postalCode phone region{name iso}country{name iso}}',
);

export const CheckoutShippingOptionsDocument = typedDocument<CheckoutShippingOptionsQuery, CheckoutShippingOptionsQueryVariables>(
  'query CheckoutShippingOptions($orderId:ID!$storeId:ID$addressEstimateInput:AddressEstimateInput){orderShippingMethods(orderId:$orderId storeId:$storeId addressEstimateInput:$addressEstimateInput){ref name price{amountCents}earliestDays latestDays}}',
);

export const CheckoutSetGuestContactDocument = typedDocument<CheckoutSetGuestContactMutation, CheckoutSetGuestContactMutationVariables>(
  'mutation CheckoutSetGuestContact($orderId:ID!$email:String!$firstName:String$lastName:String$recaptchaToken:String){accountExpressAssociate(orderId:$orderId email:$email firstName:$firstName lastName:$lastName recaptchaToken:$recaptchaToken){success message}}',
);

export const CheckoutCreateGuestAddressDocument = typedDocument<CheckoutCreateGuestAddressMutation, CheckoutCreateGuestAddressMutationVariables>(
  'mutation CheckoutCreateGuestAddress($address:AddressInput!$orderId:ID!){addressExpressCreate(address:$address orderId:$orderId){success message address{id}}}',
);

export const CheckoutCreateAddressDocument = typedDocument<CheckoutCreateAddressMutation, CheckoutCreateAddressMutationVariables>(
  'mutation CheckoutCreateAddress($address:AddressInput!$accountId:ID){addressCreate(address:$address accountId:$accountId){success message address{id}}}',
);

export const CheckoutUpdateAddressDocument = typedDocument<CheckoutUpdateAddressMutation, CheckoutUpdateAddressMutationVariables>(
  'mutation CheckoutUpdateAddress($id:ID!$address:AddressInput!$accountId:ID){addressUpdate(id:$id address:$address accountId:$accountId){success message}}',
);

export const CheckoutSetDefaultAddressDocument = typedDocument<CheckoutSetDefaultAddressMutation, CheckoutSetDefaultAddressMutationVariables>(
  'mutation CheckoutSetDefaultAddress($id:ID!$accountId:ID){addressSetDefault(id:$id accountId:$accountId){success message}}',
);

export const CheckoutSetShippingAddressDocument = typedDocument<CheckoutSetShippingAddressMutation, CheckoutSetShippingAddressMutationVariables>(
  'mutation CheckoutSetShippingAddress($orderId:ID!$addressId:ID$storeId:ID){cartSetShippingAddress(orderId:$orderId addressId:$addressId storeId:$storeId){success message}}',
);

export const CheckoutSetShippingMethodDocument = typedDocument<CheckoutSetShippingMethodMutation, CheckoutSetShippingMethodMutationVariables>(
  'mutation CheckoutSetShippingMethod($id:ID!$shippingMethodRef:String!){orderSetShippingMethod(id:$id shippingMethodRef:$shippingMethodRef){success message}}',
);

export const CheckoutPriceOrdersDocument = typedDocument<CheckoutPriceOrdersMutation, CheckoutPriceOrdersMutationVariables>(
  'mutation CheckoutPriceOrders($orderId:[ID!]!){orderEnsureTaxConsidered(orderId:$orderId){success message orders{...CheckoutOrderParts}}}fragment CheckoutOrderParts on Order{...CartOrderParts canPickUp shippingMethodRef canAcceptPrepaidCodes account{id email firstName lastName phone}contact{id email firstName lastName phone}shipment{address{...CheckoutAddress}}store{...CheckoutAddress}}fragment CartOrderParts on Order{id version requiresShipping localPickupOnly shipOption seller{id displayName}shippingMethod{name}...OrderSums lineItems{...CartLineItemParts}}fragment CheckoutAddress on Address{id firstName lastName company line1 line2 city postalCode phone region{name iso}country{name iso}}fragment OrderSums on Order{subTotal{amountCents currency{iso}}shippingCost{amountCents}tax{amountCents}extraFee{amountCents}extraFeeDescription discountTotal{amountCents}total{amountCents}amountRemaining{amountCents}}fragment CartLineItemParts on LineItem{id quantity allowCartNotes cartNotes unitCost{amountCents}amount{amountCents}offer{expiresAt holds}listing{id askingPrice{amountCents}item{id slug title subtitle backdrop condition images{id view}parentItem{images{id view}}variant{fields{name value}}retail{stockLevel}}}}',
);
