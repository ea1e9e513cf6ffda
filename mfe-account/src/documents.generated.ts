// Generated from the .graphql files below by packages/graphql-client/scripts/generate.ts. Do not edit.
export const documents = [
  'AccountBotChallenge',
  'AccountCartAddListing',
  'AccountCreate',
  'AccountForgotPassword',
  'AccountResetPassword',
  'AccountSession',
  'AccountSessionCart',
  'AccountSessionViewer',
  'AccountWishlist',
  'AccountWishlistAddItem',
  'AccountWishlistIds',
  'AccountWishlistRemoveItem',
  'SessionCreate',
  'SessionCreateWithCode',
  'SessionDestroy',
  'SessionSendAuthCode',
] as const;
