import * as z from 'zod/mini';
import type { SellerApplicationReadQuery } from './seller-application.generated.ts';

/** The viewer and their newest application, null without one. */
export interface SellerApplicationData {
  readonly viewer: NonNullable<SellerApplicationReadQuery['viewer']>;
  readonly application: SellerApplicationReadQuery['viewerSellerApplication'];
}

export type ApplicationKind = 'PRIVATE' | 'PROFESSIONAL';

/** What the fields of the form hold. */
export interface ApplicationValues {
  readonly kind: ApplicationKind;
  readonly about: string;
  readonly businessName: string;
  readonly registrationNumber: string;
  readonly website: string;
}

/** Fields whose refusal is shown at the field. */
export const applicationFields = ['about', 'businessName', 'registrationNumber', 'website'] as const;
export type ApplicationField = (typeof applicationFields)[number];

/** Longest texts in characters, and the shortest description; the server enforces them. */
export const applicationLimits = {
  about: 2_000,
  businessName: 120,
  registrationNumber: 60,
  website: 300,
  shortest: 20,
};

const isWebsite = (text: string): boolean => URL.canParse(text) && /^https?:\/\//.test(text);

/** What is wrong with the fields, by field. */
export function applicationProblems(values: ApplicationValues): ApplicationField[] {
  const isProfessional = values.kind === 'PROFESSIONAL';
  const isWrong: Readonly<Record<ApplicationField, boolean>> = {
    about: values.about.trim().length < applicationLimits.shortest,
    businessName: isProfessional && values.businessName.trim() === '',
    registrationNumber: isProfessional && values.registrationNumber.trim() === '',
    website: values.website.trim() !== '' && !isWebsite(values.website.trim()),
  };
  return applicationFields.filter((field) => isWrong[field]);
}

/** The fields' schema; `tell` says in words what is wrong with a field. */
export const applicationSchema = (tell: (field: ApplicationField) => string) =>
  z
    .object({
      kind: z.enum(['PRIVATE', 'PROFESSIONAL']),
      about: z.string(),
      businessName: z.string(),
      registrationNumber: z.string(),
      website: z.string(),
    })
    .check(({ value, issues }) => {
      for (const field of applicationProblems(value))
        issues.push({ code: 'custom', input: value[field], path: [field], message: tell(field) });
    });

const fieldOfCode: Readonly<Record<string, ApplicationField>> = {
  about: 'about',
  'business-name': 'businessName',
  'registration-number': 'registrationNumber',
  website: 'website',
};

/** The field that a refusal of the API is about; undefined for the form as a whole. */
export const fieldOfRefusal = (code: string | null): ApplicationField | undefined =>
  code === null ? undefined : fieldOfCode[code];

/** The application as the API takes it: what a private seller is not asked for is left out. */
export function toInput({ kind, about, businessName, registrationNumber, website }: ApplicationValues) {
  const business = kind === 'PROFESSIONAL' ? { businessName, registrationNumber } : {};
  return { kind, about, ...business, website: website.trim() || null };
}

/** What can still be applied for. */
export function openKinds({
  isPrivateSeller,
  isProfessionalSeller,
}: Pick<SellerApplicationData['viewer'], 'isPrivateSeller' | 'isProfessionalSeller'>): ApplicationKind[] {
  if (isProfessionalSeller) return [];
  return isPrivateSeller ? ['PROFESSIONAL'] : ['PRIVATE', 'PROFESSIONAL'];
}
