import type { CardField } from '#sandbox-gateway/card.model.ts';
import { escapeHtml } from './html.ts';
import { CARD_FORM_MESSAGES, type Locale } from './messages.ts';
import type { Theme } from './theme.ts';

const INPUTS: readonly { name: CardField; autocomplete: string; placeholder: string; length: number }[] = [
  { name: 'number', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', length: 23 },
  { name: 'expiry', autocomplete: 'cc-exp', placeholder: '04/30', length: 7 },
  { name: 'cvc', autocomplete: 'cc-csc', placeholder: '123', length: 4 },
];

function field({ name, autocomplete, placeholder, length }: (typeof INPUTS)[number], label: string): string {
  return `<div class="field${name === 'number' ? ' wide' : ''}">
<label for="${name}">${escapeHtml(label)}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" maxlength="${length}" required aria-describedby="${name}-error">
<p class="error" id="${name}-error" hidden></p>
</div>`;
}

/** The document of the framed card form. `parent` is the origin that it talks to, checked by the caller. */
export function renderCardForm(locale: Locale, theme: Theme, parent: string): string {
  const messages = CARD_FORM_MESSAGES[locale];
  const words = escapeHtml(JSON.stringify({ problems: messages.problems, unreachable: messages.unreachable }));
  return `<!doctype html>
<html lang="${locale}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(messages.form)}</title>
<link rel="stylesheet" href="/fields/card-form.css">
<script type="module" src="/fields/card-form.js"></script>
</head>
<body>
<form id="card" novalidate aria-label="${escapeHtml(messages.form)}" data-parent="${escapeHtml(parent)}" data-words="${words}">
${INPUTS.map((input) => field(input, messages.fields[input.name])).join('\n')}
<p class="error wide" id="form-error" role="alert" hidden></p>
<button type="submit" hidden></button>
</form>
<noscript>${escapeHtml(messages.needsScript)}</noscript>
</body>
</html>`;
}
