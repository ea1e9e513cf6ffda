import type { Charge } from '#sandbox-gateway/records.ts';
import { escapeHtml } from './html.ts';
import { CHALLENGE_MESSAGES } from './messages.ts';

const QUESTION = (confirm: string, decline: string): string => `<form method="post">
<button class="primary" name="answer" value="confirm">${escapeHtml(confirm)}</button>
<button name="answer" value="decline">${escapeHtml(decline)}</button>
</form>`;

/** The document that asks the shopper to confirm a charge, or says that this is over. */
export function renderChallenge({ locale, amountCents, currency, last4, status }: Charge): string {
  const messages = CHALLENGE_MESSAGES[locale];
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amountCents / 100);
  const open = status === 'requires_action';
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(messages.title)}</title>
<link rel="stylesheet" href="/challenge/style.css">
</head>
<body>
<main>
<h1>${escapeHtml(messages.title)}</h1>
<p>${escapeHtml(open ? messages.text(amount, last4 ?? '') : messages.over)}</p>
${open ? QUESTION(messages.confirm, messages.decline) : ''}
</main>
</body>
</html>`;
}
