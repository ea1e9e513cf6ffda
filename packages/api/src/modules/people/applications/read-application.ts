import { cleanText } from '#api/platform/db/columns.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import { peopleMessages } from '#api/modules/people/messages.ts';
import type { ApplicationKind } from '#api/modules/people/tables.ts';

/** An application as it was typed. */
export type GivenApplication = {
  readonly kind: ApplicationKind;
  readonly about: string;
  readonly businessName?: string | null | undefined;
  readonly registrationNumber?: string | null | undefined;
  readonly website?: string | null | undefined;
};

/** An application as it is kept. */
export type ApplicationColumns = {
  readonly kind: ApplicationKind;
  readonly about: string;
  readonly business_name: string | null;
  readonly registration_number: string | null;
  readonly website: string | null;
};

const ABOUT = { shortest: 20, longest: 2_000 };
const LONGEST_BUSINESS = 120;
const LONGEST_NUMBER = 60;
const LONGEST_WEBSITE = 300;

const trimmed = (text: string | null | undefined): string | null => cleanText(text ?? '').trim() || null;

function isWebsite(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && text.length <= LONGEST_WEBSITE;
}

/** Checks an application. Throws a DomainError whose code names the field. */
export function readApplication(given: GivenApplication, locale: Locale): ApplicationColumns {
  const messages = peopleMessages(locale);
  const isProfessional = given.kind === 'PROFESSIONAL';
  const about = trimmed(given.about) ?? '';
  const businessName = isProfessional ? trimmed(given.businessName) : null;
  const registrationNumber = isProfessional ? trimmed(given.registrationNumber) : null;
  const website = trimmed(given.website);
  const fits = (text: string | null, longest: number): boolean =>
    text === null ? !isProfessional : text.length <= longest;
  if (about.length < ABOUT.shortest || about.length > ABOUT.longest) throw new DomainError('about', messages.about);
  if (!fits(businessName, LONGEST_BUSINESS)) throw new DomainError('business-name', messages.businessName);
  if (!fits(registrationNumber, LONGEST_NUMBER))
    throw new DomainError('registration-number', messages.registrationNumber);
  if (website !== null && !isWebsite(website)) throw new DomainError('website', messages.website);
  return {
    kind: given.kind,
    about,
    business_name: businessName,
    registration_number: registrationNumber,
    website,
  };
}
