import { z } from 'zod';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Locale } from '#api/platform/locale.ts';

const line = (most: number) => z.string().transform(cleanText).pipe(z.string().trim().min(1).max(most));

const question = z.strictObject({
  text: line(500),
  locale: z.enum(['en', 'fr']),
  /** Whether it is to be answered; otherwise the assistant has to say that it does not know. */
  isAnswered: z.boolean(),
});

/** What staff write of an assistant. */
export const assistantDocument = z.strictObject({
  name: z.strictObject({ en: line(60), fr: line(60) }),
  /** For the language model; the built-in assistant needs none. */
  instructions: z.string().transform(cleanText).pipe(z.string().trim().max(4_000)),
  sources: z
    .array(z.enum(['pages', 'faq', 'blog', 'catalogue', 'orders']))
    .min(1)
    .transform((sources) => [...new Set(sources)]),
  /** Whether the configured language model words the answers. */
  usesModel: z.boolean(),
  /** Questions that an account may ask in an hour. */
  hourlyQuestions: z.int().min(1).max(1_000),
  /** Cents that the language model may cost an account in a day; 0 for none, so that only the built-in assistant answers. */
  dailyCents: z.int().min(0).max(100_000),
  /** What the assistant is tried with before it is published. */
  questions: z.array(question).max(20),
});

export type AssistantDocument = z.infer<typeof assistantDocument>;
export type TryQuestion = AssistantDocument['questions'][number];

/** A document as it was sent: it, or the first field that is wrong, as `name.en`. */
export function readAssistantDocument(
  given: unknown,
): { readonly ok: true; readonly document: AssistantDocument } | { readonly ok: false; readonly field: string } {
  const read = assistantDocument.safeParse(given);
  if (read.success) return { ok: true, document: read.data };
  return { ok: false, field: read.error.issues[0]?.path.join('.') ?? '' };
}

/** The name of an assistant in a language. */
export const nameOf = ({ name }: AssistantDocument, locale: Locale): string => name[locale];
