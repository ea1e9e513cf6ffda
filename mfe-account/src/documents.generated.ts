// Generated from the .graphql files below by packages/graphql-client/scripts/generate.ts. Do not edit.
export const documents = [
  'AccountAddToCart',
  'AccountCreate',
  'AccountForgetItem',
  'AccountForgotPassword',
  'AccountResetPassword',
  'AccountSaveItem',
  'AccountWishlist',
  'AccountWishlistIds',
  'BotChallenge',
  'SessionCreate',
  'SessionCreateWithCode',
  'SessionDestroy',
  'SessionSendAuthCode',
  'SignedIn',
  'SignedInCart',
  'SignedInViewer',
] as const;
