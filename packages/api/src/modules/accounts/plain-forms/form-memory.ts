import { z } from 'zod';
import { MAXIMUM_MEMORY, packMemory, unpackMemory } from '#api/platform/sealed-memory.ts';

const memorySchema = z.object({
  /** The form, and what it is about; '' for one that is about nothing else. */
  form: z.string().max(40),
  id: z.string().max(60),
  fields: z.record(z.string().max(80), z.string().max(2_100)),
  code: z.string().max(60),
  message: z.string().max(600).nullable(),
  field: z.string().max(40).nullable(),
  issues: z
    .array(
      z.object({
        field: z.string().max(40),
        code: z.string().max(40),
        message: z.string().max(300),
        suggestion: z.string().max(200).nullable(),
      }),
    )
    .max(6),
});

/** A plain form that was refused: what was typed, and why; the browser's own cookie keeps it, sealed. */
export type FormMemory = z.infer<typeof memorySchema>;

/** Reads the cookie of a session; null for one that is not ours, too old, or of another session. */
export const readFormMemory = (
  secrets: readonly string[],
  sessionId: string | null,
  cookie: string | undefined,
): FormMemory | null => memorySchema.safeParse(unpackMemory(secrets, 'plain-form', sessionId, cookie)).data ?? null;

/** Seals a refusal for the cookie of a session. Of more than a cookie holds, the longest fields are left out. */
export function writeFormMemory(secret: string, sessionId: string | null, memory: FormMemory): string {
  const sealed = packMemory(secret, 'plain-form', sessionId, memory);
  const longest = Object.entries(memory.fields).toSorted(([, a], [, b]) => b.length - a.length)[0];
  if (sealed.length <= MAXIMUM_MEMORY || longest === undefined) return sealed;
  const fields = Object.fromEntries(Object.entries(memory.fields).filter(([name]) => name !== longest[0]));
  return writeFormMemory(secret, sessionId, { ...memory, fields });
}
