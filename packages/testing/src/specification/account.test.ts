import { describe, expect, it } from '@jest/globals';
import { formatDate } from '@headstock/contracts/dates';
import { authStorageKey } from '@headstock/contracts/session';
import { formProblemTexts } from '@headstock/contracts/forms';
import { containsText, messageIn } from './source-text.ts';

const remote = (group: string) => (locale: string) => `mfe-account/src/messages/${group}.${locale}.json`;
const shared = (group: string) => (locale: string) => `packages/commerce-client/src/messages/${group}.${locale}.json`;

type Row = readonly [en: string, fr: string, group: (locale: string) => string, id: string];

const email: readonly [string, string] = ['Invalid E-mail', 'E-mail non valide'];
const text: readonly [string, string] = ['Please type something', 'Veuillez saisir quelque chose'];
const selection: readonly [string, string] = ['Please select something', 'Veuillez choisir quelque chose'];
const number: readonly [string, string] = ['The value must contain a number', 'La valeur doit contenir un nombre'];

/** Section 5: what forms say of a field, in each form of the account. */
const validation: readonly Row[] = [
  [...email, remote('auth'), 'auth.problem.email'],
  [...text, remote('auth'), 'auth.problem.text'],
  [...text, remote('listing-editor'), 'listingEditor.problem.missing'],
  [...text, remote('offers'), 'offers.amount.missing'],
  [...text, shared('address'), 'address.error.missing'],
  [...selection, remote('feedback'), 'feedback.starsMissing'],
  [...selection, remote('listing-editor'), 'listingEditor.problem.unchosen'],
  [...selection, remote('returns'), 'returns.reasonMissing'],
  [...selection, shared('address'), 'address.error.unchosen'],
  [...number, remote('listing-editor'), 'listingEditor.problem.number'],
  [...number, remote('offers'), 'offers.amount.number'],
  [...number, remote('portfolio'), 'portfolio.problem.number'],
  ["Password doesn't match", 'Les mots de passe ne correspondent pas', remote('auth'), 'auth.problem.mismatch'],
  [
    'You must accept terms and conditions',
    'Vous devez accepter les conditions générales',
    remote('auth'),
    'auth.problem.termsOnSubmit',
  ],
  ['You must agree to the terms', 'Vous devez accepter les conditions', remote('auth'), 'auth.problem.terms'],
  [
    'Fields: firstName, lastName, line1, city, region, postalCode are required',
    'Les champs firstName, lastName, line1, city, region, postalCode sont obligatoires',
    shared('address'),
    'address.fieldsRequired',
  ],
];

/** Section 8: what is said when something failed. */
const errors: readonly Row[] = [
  ["Couldn't send code. Try again", 'Le code n’a pas pu être envoyé. Réessayez', remote('auth'), 'auth.failure.code'],
  ['Username or password not found', 'Identifiant ou mot de passe introuvable', remote('auth'), 'auth.failure.session'],
  [
    'We were not able to merge your cart',
    'Nous n’avons pas pu fusionner votre panier',
    remote('auth'),
    'auth.failure.merge',
  ],
];

/** Section 2: the dialog and the menu. */
const names: readonly Row[] = [
  ['Login/Register', 'Connexion/Inscription', remote('auth'), 'auth.title'],
  ['Profile', 'Profil', remote('account-menu'), 'accountMenu.profile'],
  ['Purchase History', 'Historique des achats', remote('account-menu'), 'accountMenu.purchases'],
];

/** Sections 5 and 9: limits that stand in code, and where. */
const limits: readonly (readonly [what: string, file: string, words: string])[] = [
  ['a sign-in code of 6 digits', 'mfe-account/src/features/auth/auth-validation.model.ts', String.raw`/^\d{6}$/`],
  ['the least and the most of an e-mail', 'packages/api/src/modules/accounts/email.ts', '.min(6).max(254)'],
  ['a page of 100 addresses', 'packages/api/src/modules/accounts/address-book.ts', 'PAGE = 100'],
  ['a page of 100 wishes', 'packages/api/src/modules/wishlist/wishlist.ts', 'PAGE_SIZE = 100'],
  [
    '15 partially paid orders',
    'packages/commerce-client/src/session/session.graphql',
    'ordersCompleted(first: 15, paymentState: PARTIALLY_PAID)',
  ],
  ['50 open orders of a viewer', 'packages/api/src/modules/sales/orders/resolvers.ts', 'first ?? 50'],
  [
    'e-mails in lower case as they are typed',
    'mfe-account/src/features/auth/auth-validation.model.ts',
    'text.toLowerCase()',
  ],
  [
    'the badge of the bell as a sum',
    'packages/contracts/src/session.ts',
    'account.partiallyPaidOrders + account.unreadMessageCount',
  ],
  [
    'favorites with the newest first',
    'packages/api/src/modules/wishlist/wishlist.ts',
    'return readPage(db, source, args, PAGE_SIZE);',
  ],
  ['a small dialog of 350 px', 'packages/ui/src/overlay/dialog.tsx', 'width: min(350px, calc(100vw - 24px));'],
  ['the check of the session after a second', 'shell/app/session/session-sync.ts', 'checkAfter = 1000'],
];

describe('what the specification fixes of the account', () => {
  it.each([...validation, ...errors, ...names])('says “%s”, in French « %s »', (en, fr, group, id) => {
    expect(messageIn(group('en'), id)).toBe(en);
    expect(messageIn(group('fr'), id)).toBe(fr);
  });

  it.each(limits)('has %s', (_what, file, words) => expect(containsText(file, words)).toBe(true));

  it('says the same in every form, in both languages', () => {
    for (const [index, locale] of (['en', 'fr'] as const).entries()) {
      const wanted = [email, text, selection, number].map((pair) => pair[index]);
      const { email: mail, text: typed, selection: chosen, number: counted } = formProblemTexts[locale];
      expect([mail, typed, chosen, counted]).toEqual(wanted);
    }
  });

  it('keeps the account under its key, and writes dates in its way', () => {
    expect(authStorageKey).toBe('auth');
    const at = '2026-11-22T22:10:00Z';
    const format = { locale: 'en', timeZone: 'America/Chicago' };
    expect(formatDate(at, 'day', format)).toBe('Nov 22nd 2026');
    expect(formatDate(at, 'moment', format)).toBe('Nov 22nd 2026, 04:10 PM (CST)');
  });
});
