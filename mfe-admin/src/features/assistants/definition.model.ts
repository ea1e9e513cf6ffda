import { readAmount, writeAmount } from '@headstock/contracts/amount';
import * as z from 'zod/mini';
import type { AdminAssistantDefinitionFragment, AssistantDefinitionInput } from './assistants.generated.ts';

/** What an assistant may look up, in the order of the form. */
export const assistantSources = ['pages', 'faq', 'blog', 'catalogue', 'orders'] as const;

/** Questions in a set, at most. */
export const MOST_QUESTIONS = 20;

const MOST_CENTS = 100_000;
const locales = ['en', 'fr'] as const;

/** A definition as the form holds it. */
export interface DefinitionValues {
  readonly nameEn: string;
  readonly nameFr: string;
  readonly instructions: string;
  readonly sources: AssistantDefinitionInput['sources'][number][];
  readonly usesModel: boolean;
  readonly hourlyQuestions: string;
  /** In units of the currency, as typed. */
  readonly dailyCost: string;
  readonly questions: { readonly text: string; readonly locale: 'en' | 'fr'; readonly expects: 'answer' | 'unknown' }[];
}

/** What the form says of wrong fields. */
export interface DefinitionTexts {
  readonly required: string;
  readonly sources: string;
  readonly hourly: string;
  readonly cost: string;
}

const centsOf = (text: string): number | string => readAmount(text, { least: 0, most: MOST_CENTS });

/** The schema of the form: from what was typed to what the API takes. */
export const definitionSchema = ({ required, sources, hourly, cost }: DefinitionTexts) =>
  z.pipe(
    z.object({
      nameEn: z.string().check(z.trim(), z.minLength(1, required)),
      nameFr: z.string().check(z.trim(), z.minLength(1, required)),
      instructions: z.string().check(z.trim()),
      sources: z.array(z.enum(assistantSources)).check(z.minLength(1, sources)),
      usesModel: z.boolean(),
      hourlyQuestions: z.string().check(z.trim(), z.regex(/^(?:[1-9]\d{0,2}|1000)$/, hourly)),
      dailyCost: z.string().check(z.refine((text) => typeof centsOf(text) === 'number', cost)),
      questions: z.array(
        z.object({
          text: z.string().check(z.trim(), z.minLength(1, required)),
          locale: z.enum(locales),
          expects: z.enum(['answer', 'unknown']),
        }),
      ),
    }),
    z.transform(({ hourlyQuestions, dailyCost, questions, ...rest }): AssistantDefinitionInput => ({
      ...rest,
      hourlyQuestions: Number(hourlyQuestions),
      dailyCents: Number(centsOf(dailyCost)),
      questions: questions.map(({ text, locale, expects }) => ({ text, locale, isAnswered: expects === 'answer' })),
    })),
  );

/** A new assistant: it knows the shop's pages, and costs little. */
export const emptyDefinition: DefinitionValues = {
  nameEn: '',
  nameFr: '',
  instructions: '',
  sources: ['pages', 'faq'],
  usesModel: true,
  hourlyQuestions: '120',
  dailyCost: '2.00',
  questions: [],
};

/** A definition as the form shows it in a language. */
export function valuesOf(definition: AdminAssistantDefinitionFragment, language: string): DefinitionValues {
  const { sources, hourlyQuestions, dailyCents, questions, nameEn, nameFr, instructions, usesModel } = definition;
  return {
    nameEn,
    nameFr,
    instructions,
    sources: [...sources],
    usesModel,
    hourlyQuestions: String(hourlyQuestions),
    dailyCost: writeAmount(dailyCents, language),
    questions: questions.map(({ text, locale, isAnswered }) => ({
      text,
      locale: locale === 'fr' ? 'fr' : 'en',
      expects: isAnswered ? 'answer' : 'unknown',
    })),
  };
}

const fieldNames: Readonly<Record<string, string>> = { dailyCents: 'dailyCost' };

/** The field of the form for the one that the API names. */
export const formField = (field: string): string => fieldNames[field] ?? field.replace(/\.isAnswered$/, '.expects');
