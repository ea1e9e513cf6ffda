/** The page on which an account's data and its end are looked after, without the language prefix. */
export const PRIVACY_PATH = '/profile/settings/privacy';
