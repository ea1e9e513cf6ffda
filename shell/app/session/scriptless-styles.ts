/** The stylesheet that only browsers without scripts load: pages are the same for all, it is the visitor's own. */
export const SCRIPTLESS_STYLES = '/scriptless.css';

/** What it shows: why a guest was led home, and what is said to members and to guests. */
export const scriptlessClasses = {
  signInNeeded: 'hs-sign-in-needed',
  member: 'hs-scriptless-member',
  guest: 'hs-scriptless-guest',
} as const;

const shown = (name: string): string => `.${name}{display:block!important}`;

/** That stylesheet; without it a visitor counts as a guest who came on purpose. */
export function scriptlessStyles(visitor: { readonly isLedHome: boolean; readonly isSignedIn: boolean }): string {
  const { signInNeeded, member, guest } = scriptlessClasses;
  if (visitor.isSignedIn) return `${shown(member)}.${guest}{display:none!important}`;
  return visitor.isLedHome ? shown(signInNeeded) : '';
}
