import type { DemoAccount, DemoStore } from './shop-types.ts';

const customer = {
  isAdmin: false,
  isPrivateSeller: false,
  isProfessionalSeller: false,
  canUseStripeTerminal: false,
  canUseManualPayment: false,
  canManageShippingMethods: false,
} as const;

/** The accounts printed at the start outside production. Listings of the house belong to `admin`. */
export const accounts: readonly DemoAccount[] = [
  {
    ...customer,
    key: 'admin',
    email: 'admin@headstock.test',
    password: 'headstock-admin',
    username: 'headstock',
    displayName: 'Headstock',
    firstName: 'Ruth',
    lastName: 'Calloway',
    phone: '(615) 555-0142',
    joinedOn: '2019-03-04',
    bio: {
      en: 'The shop itself: what we own, what we have measured, and what we would take back.',
      fr: 'La maison elle-même : ce qui nous appartient, ce que nous avons mesuré et ce que nous reprendrions.',
    },
    isAdmin: true,
    canUseStripeTerminal: true,
    canUseManualPayment: true,
    canManageShippingMethods: true,
  },
  {
    ...customer,
    key: 'buyer',
    email: 'buyer@headstock.test',
    password: 'headstock-buyer',
    username: 'june-okafor',
    displayName: 'June Okafor',
    firstName: 'June',
    lastName: 'Okafor',
    phone: '(502) 555-0117',
    joinedOn: '2023-11-16',
    bio: {
      en: 'Plays in a trio on Thursdays. Owns one guitar too many.',
      fr: 'Joue en trio le jeudi. A une guitare de trop.',
    },
  },
  {
    ...customer,
    key: 'private',
    email: 'private@headstock.test',
    password: 'headstock-private',
    username: 'walt-brennerman',
    displayName: 'Walt Brennerman',
    firstName: 'Walt',
    lastName: 'Brennerman',
    phone: '(423) 555-0168',
    joinedOn: '2022-09-08',
    bio: {
      en: 'Forty years of weddings and dance halls in east Tennessee. Thinning out the back room, one case at a time.',
      fr: 'Quarante ans de mariages et de bals dans l’est du Tennessee. Vide l’arrière-salle, un étui après l’autre.',
    },
    isPrivateSeller: true,
  },
  {
    ...customer,
    key: 'pro',
    email: 'pro@headstock.test',
    password: 'headstock-pro',
    username: 'marlow-strings',
    displayName: 'Marlow & Daughter Strings',
    firstName: 'Ines',
    lastName: 'Marlow',
    phone: '(828) 555-0190',
    joinedOn: '2021-05-11',
    bio: {
      en: 'A two-bench shop in Asheville. Acoustics before 1970, mandolins, and amplifiers that no longer hum.',
      fr: 'Deux établis à Asheville. Acoustiques d’avant 1970, mandolines et amplis qui ne ronflent plus.',
    },
    isProfessionalSeller: true,
  },
];

export const stores: readonly DemoStore[] = [
  {
    company: 'Headstock',
    line1: '2210 Dogwood Avenue',
    city: 'Nashville',
    regionIso: 'TN',
    regionName: 'Tennessee',
    postalCode: '37204',
    countryIso: 'US',
    phone: '(615) 555-0142',
    hours: {
      en: 'Monday to Saturday, 10 am to 6 pm Central',
      fr: 'Du lundi au samedi, de 10 h à 18 h (heure du Centre)',
    },
    timeZone: 'America/Chicago',
  },
];
