import { csrfToken } from '@headstock/graphql-client/csrf-token';
import type { FormProblem, FormType } from '@headstock/contracts/forms';
import type { Locale } from '@headstock/contracts/locale';

/** The result of sending a form. */
export type SendAnswer =
  | { readonly ok: true; readonly reference: string }
  | { readonly ok: false; readonly problems: readonly FormProblem[] };

/** The URL that receives a form; the language is that of the page, not of the browser. */
export function formAction(type: FormType, locale: Locale): string {
  return `/api/forms/${type}?lang=${locale}`;
}

const failed: SendAnswer = { ok: false, problems: [{ field: 'form', code: 'failed' }] };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isProblem(value: unknown): value is FormProblem {
  return isObject(value) && typeof value['field'] === 'string' && typeof value['code'] === 'string';
}

function readAnswer(text: string): SendAnswer {
  try {
    const body: unknown = JSON.parse(text);
    if (!isObject(body)) return failed;
    if (typeof body['reference'] === 'string') return { ok: true, reference: body['reference'] };
    const problems = Array.isArray(body['problems']) ? body['problems'].filter(isProblem) : [];
    return problems.length > 0 ? { ok: false, problems } : failed;
  } catch {
    return failed;
  }
}

/** Sends a form with its pictures and reports the progress, 0 to 1. Never throws. */
export function sendForm(action: string, content: FormData, onProgress: (share: number) => void): Promise<SendAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', action);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('csrf-token', csrfToken());
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(readAnswer(request.responseText)));
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, () => resolve(failed));
    request.send(content);
  });
}
