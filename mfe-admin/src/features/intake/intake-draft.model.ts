import { readAmount } from '@headstock/contracts/amount';
import {
  conditions,
  emptyListing,
  type ListingDocument,
  listingLimits,
  measureKeys,
  measureLimits,
  type MeasureKey,
  noListingText,
} from '@headstock/contracts/listing-document';
import { type PhotographShot, shotLists, type ShotListKind } from '@headstock/contracts/photographs';
import * as z from 'zod/mini';

/** How an instrument comes in. */
export const intakeDeals = ['CONSIGNMENT', 'PURCHASE', 'TRADE'] as const;
export const identityPapers = ['DRIVING_LICENCE', 'PASSPORT', 'IDENTITY_CARD', 'OTHER'] as const;

/** A photograph of an intake: in the browser alone until it is sent. */
const photographSchema = z.object({
  key: z.string(),
  shot: z.nullable(z.string()),
  /** Set once the shop has it. */
  photographId: z.nullable(z.string()),
  imageId: z.nullable(z.string()),
});
export type IntakePhotograph = z.infer<typeof photographSchema>;

/** What was typed of an intake, as it was typed. */
export const intakeDraftSchema = z.object({
  requestId: z.string(),
  /** The draft that it goes on with, as after an appraisal. */
  listingId: z.optional(z.string()),
  deal: z.enum(intakeDeals),
  place: z.string(),
  serial: z.string(),
  brand: z.string(),
  model: z.string(),
  year: z.string(),
  /** `electric-guitars/solid-body`. */
  kind: z.string(),
  condition: z.string(),
  finish: z.string(),
  price: z.string(),
  measures: z.record(z.string(), z.string()),
  photographs: z.array(photographSchema),
  personName: z.string(),
  personEmail: z.string(),
  personPhone: z.string(),
  personAddress: z.string(),
  idKind: z.string(),
  idNumber: z.string(),
  share: z.string(),
  fee: z.string(),
  termDays: z.string(),
  paid: z.string(),
  /** From where the shop pays; drafts from before it was asked have none. */
  paidFrom: z.optional(z.enum(['CASH', 'BANK'])),
  /** Of the terms that were shown when it was signed; 0 before. */
  termsVersion: z.number(),
  signedName: z.string(),
  signedAt: z.string(),
  signature: z.string(),
  watchNote: z.string(),
});
export type IntakeDraft = z.infer<typeof intakeDraftSchema>;

/** An intake of which nothing is known yet. */
export const emptyIntake = (place: string): IntakeDraft => ({
  requestId: crypto.randomUUID(),
  deal: 'CONSIGNMENT',
  place,
  serial: '',
  brand: '',
  model: '',
  year: '',
  kind: '',
  condition: '',
  finish: '',
  price: '',
  measures: {},
  photographs: [],
  personName: '',
  personEmail: '',
  personPhone: '',
  personAddress: '',
  idKind: '',
  idNumber: '',
  share: '20',
  fee: '0',
  termDays: '90',
  paid: '',
  termsVersion: 0,
  signedName: '',
  signedAt: '',
  signature: '',
  watchNote: '',
});

/** The steps at the bench, in their order, each with the fields that it asks for. */
export const intakeSteps = ['instrument', 'photographs', 'measures', 'deal', 'person', 'sign'] as const;
export type IntakeStep = (typeof intakeSteps)[number];

const acoustic: readonly string[] = ['acoustic-guitars', 'mandolins'];
const acousticTypes: readonly string[] = ['archtops', 'ukuleles', 'banjos'];

/** Which shots an instrument of a category and type asks for. */
export function shotsOf(kind: string): readonly PhotographShot[] {
  const [category = '', type = ''] = kind.split('/');
  const list: ShotListKind =
    type === 'amplifiers'
      ? 'amp'
      : type === 'bass-guitars'
        ? 'bass'
        : type === 'pedals'
          ? 'effect'
          : acoustic.includes(category) || acousticTypes.includes(type)
            ? 'acoustic'
            : category === 'electric-guitars' || type === 'lap-pedal-steel'
              ? 'electric'
              : 'other';
  return shotLists[list];
}

/** Which measures are asked for, by the same. */
export function measuresAsked(kind: string): readonly MeasureKey[] {
  const [category = '', type = ''] = kind.split('/');
  if (type === 'amplifiers' || category === 'accessories' || category === 'merch') return ['weightGrams'];
  return measureKeys;
}

/** Fields with what is wrong with them, by the names of messages. */
export type IntakeProblems = Readonly<Partial<Record<string, string>>>;

const cents = (text: string): number | null => {
  const amount = readAmount(text, { least: 0, most: listingLimits.priceCents });
  return typeof amount === 'number' ? amount : null;
};

/** A measure as it was typed, in millimetres, pieces or percent; kilograms become grams. */
export function readMeasure(key: MeasureKey, text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (!/^\d{1,6}(?:\.\d{1,3})?$/.test(plain)) return null;
  const value = key === 'weightGrams' ? Math.round(Number(plain) * 1_000) : Number(plain);
  const [least, most] = measureLimits[key];
  return value >= least && value <= most ? value : null;
}

const isWhole = (text: string, least: number, most: number): boolean =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** The step of a field. */
export const stepOf: Readonly<Record<string, IntakeStep>> = {
  serial: 'instrument',
  brand: 'instrument',
  model: 'instrument',
  year: 'instrument',
  kind: 'instrument',
  condition: 'instrument',
  price: 'instrument',
  watchNote: 'instrument',
  document: 'instrument',
  photographs: 'photographs',
  measures: 'measures',
  place: 'deal',
  paid: 'deal',
  share: 'deal',
  fee: 'deal',
  termDays: 'deal',
  personName: 'person',
  personEmail: 'person',
  personAddress: 'person',
  idKind: 'person',
  idNumber: 'person',
  termsVersion: 'sign',
  signedName: 'sign',
};

/** What the API calls a field, as the form calls it. */
export const fieldOfApi: Readonly<Record<string, string>> = {
  splitBasisPoints: 'share',
  feeCents: 'fee',
  paidCents: 'paid',
  signature: 'signedName',
};

type RequiredField =
  | 'brand'
  | 'idKind'
  | 'idNumber'
  | 'kind'
  | 'personAddress'
  | 'personEmail'
  | 'personName'
  | 'place'
  | 'signedName';

/** What keeps an intake from being sent; nothing when nothing does. */
export function intakeProblems(draft: IntakeDraft): IntakeProblems {
  const isConsigned = draft.deal === 'CONSIGNMENT';
  const missing = (name: RequiredField, isAsked = true): [string, string][] =>
    isAsked && draft[name].trim() === '' ? [[name, 'missing']] : [];
  const wrong = (name: string, isWrong: boolean, code: string): [string, string][] => (isWrong ? [[name, code]] : []);
  const badMeasures = Object.entries(draft.measures).filter(
    ([key, text]) =>
      text.trim() !== '' && readMeasure(measureKeys.find((known) => known === key) ?? 'fretCount', text) === null,
  );
  return Object.fromEntries([
    ...wrong('signedName', draft.termsVersion === 0, 'unsigned'),
    ...badMeasures.map(([key]): [string, string] => [`measures.${key}`, 'range']),
    ...wrong('year', draft.year.trim() !== '' && !isWhole(draft.year, 1_700, 2_100), 'year'),
    ...wrong('price', draft.price.trim() !== '' && cents(draft.price) === null, 'amount'),
    ...wrong('paid', !isConsigned && cents(draft.paid) === null, 'amount'),
    ...wrong('share', isConsigned && !isWhole(draft.share, 0, 100), 'share'),
    ...wrong('fee', isConsigned && cents(draft.fee) === null, 'amount'),
    ...wrong('termDays', isConsigned && !isWhole(draft.termDays, 1, 1_095), 'days'),
    ...missing('brand'),
    ...missing('kind'),
    ...missing('place'),
    ...missing('personName'),
    ...missing('personEmail', isConsigned),
    ...missing('personAddress', !isConsigned),
    ...missing('idKind', !isConsigned),
    ...missing('idNumber', !isConsigned),
    ...missing('signedName'),
  ]);
}

/** What is known of the instrument, as the listing's editor goes on with it. */
export function documentOfIntake(draft: IntakeDraft, locale: 'en' | 'fr'): ListingDocument {
  const [category = '', type = ''] = draft.kind.split('/');
  const measures = measureKeys.flatMap((key) => {
    const value = readMeasure(key, draft.measures[key] ?? '');
    return value === null ? [] : [[key, value] as const];
  });
  const finish = { en: '', fr: '', [locale]: draft.finish.trim() };
  return {
    ...emptyListing('instrument'),
    brand: draft.brand.trim(),
    model: draft.model.trim(),
    category,
    type,
    serial: draft.serial.trim(),
    yearFrom: draft.year.trim() === '' ? null : Number(draft.year),
    condition: conditions.find((known) => known === draft.condition) ?? null,
    finish: { en: finish.en, fr: finish.fr },
    priceCents: draft.price.trim() === '' ? null : cents(draft.price),
    measures: Object.fromEntries(measures),
    photographs: draft.photographs.flatMap(({ photographId, imageId, shot }) =>
      photographId === null || imageId === null
        ? []
        : [
            {
              id: photographId,
              imageId,
              shot: shotsOf(draft.kind).find((known) => known === shot) ?? null,
              alt: noListingText,
            },
          ],
    ),
  };
}

/** An intake as the API takes it. */
export function intakeInputOf(draft: IntakeDraft, locale: 'en' | 'fr') {
  const isConsigned = draft.deal === 'CONSIGNMENT';
  return {
    requestId: draft.requestId,
    // A draft is its owner's: what the shop buys begins a listing of the shop.
    listingId: isConsigned ? (draft.listingId ?? null) : null,
    deal: draft.deal,
    place: draft.place,
    document: JSON.stringify(documentOfIntake(draft, locale)),
    personName: draft.personName,
    personEmail: draft.personEmail || null,
    personPhone: draft.personPhone || null,
    personAddress: draft.personAddress || null,
    idKind: identityPapers.find((known) => known === draft.idKind) ?? null,
    idNumber: draft.idNumber || null,
    splitBasisPoints: isConsigned ? Number(draft.share) * 100 : null,
    feeCents: isConsigned ? cents(draft.fee) : null,
    termDays: isConsigned ? Number(draft.termDays) : null,
    paidCents: isConsigned ? null : cents(draft.paid),
    paidFrom: draft.paidFrom ?? 'CASH',
    termsVersion: draft.termsVersion,
    signedName: draft.signedName,
    signedLocale: locale,
    signature: draft.signature || null,
    signedAt: draft.signedAt,
    watchNote: draft.watchNote || null,
  };
}
