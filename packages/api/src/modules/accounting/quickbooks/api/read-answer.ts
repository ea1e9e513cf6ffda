import { z } from 'zod';
import { type Fault, kindOfFault } from './fault.model.ts';

const errorSchema = z.object({
  Message: z.string().optional(),
  Detail: z.string().optional(),
  code: z.union([z.string(), z.number()]).optional(),
  element: z.string().optional(),
});
const faultSchema = z.object({ Error: z.array(errorSchema).default([]), type: z.string().optional() });
const faultedSchema = z.union([
  z.object({ Fault: faultSchema }).transform(({ Fault: fault }) => fault),
  z.object({ fault: faultSchema }).transform(({ fault }) => fault),
]);
const oauthSchema = z.object({ error: z.string(), error_description: z.string().optional() });

export type Answer =
  | { readonly ok: true; readonly body: unknown; readonly tid: string | null }
  | { readonly ok: false; readonly fault: Fault };

const MAXIMUM_TEXT = 500;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads an answer of the API: a 200 may carry a fault, and a fault may carry no code. */
export function readAnswer(status: number, text: string, tid: string | null): Answer {
  const body = readJson(text);
  const fault = faultedSchema.safeParse(body);
  if (fault.success) {
    const [first] = fault.data.Error;
    const code = String(first?.code ?? status);
    const words =
      [first?.Message, first?.Detail].filter(Boolean).join(': ').slice(0, MAXIMUM_TEXT) || `Status ${status}`;
    return { ok: false, fault: { kind: kindOfFault({ status, code, text: words }), code, text: words, tid } };
  }
  if (status >= 200 && status < 300 && body !== undefined) return { ok: true, body, tid };
  const oauth = oauthSchema.safeParse(body);
  const code = oauth.success ? oauth.data.error : String(status);
  const words = oauth.success ? (oauth.data.error_description ?? code) : `Status ${status}`;
  return { ok: false, fault: { kind: kindOfFault({ status, code, text: words }), code, text: words, tid } };
}
