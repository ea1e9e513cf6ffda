import { type Answer, answersFor } from '#sandbox-gateway/outcomes.ts';
import type { Charge, Method } from '#sandbox-gateway/records.ts';
import { escapeHtml } from './html.ts';
import type { Locale } from './messages.ts';

type Named = Exclude<Method, 'card' | 'terminal' | 'ach'>;

const NAMES: Readonly<Record<Named, string>> = {
  valor: 'Valor',
  paypal: 'PayPal',
  'shop-pay': 'Shop Pay',
  affirm: 'Affirm',
};

type Words = {
  title: (name: string) => string;
  text: (amount: string, name: string) => string;
  verify: { title: string; text: string };
  over: string;
  answers: Readonly<Record<Answer, string>>;
  bank: { title: string; name: string; confirm: string };
};

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    title: (name) => `Pay with ${name}`,
    text: (amount, name) => `Headstock asks for ${amount}. This is the sandbox of ${name}: choose what shall happen.`,
    verify: {
      title: 'Confirm your bank account',
      text: 'Two small amounts have arrived in your account: 32 and 45 cents. Confirm them.',
    },
    over: 'This payment was already answered. You may close this page.',
    answers: {
      confirm: 'Approve',
      late: 'Approve, but answer late',
      verify: 'Use a bank account that must be verified',
      returned: 'Use a bank account that returns the payment',
      'returned-late': 'Use a bank account that returns the payment after it was paid',
      decline: 'Decline',
      cancel: 'Cancel',
    },
    bank: { title: 'Pay from your bank account', name: 'the bank', confirm: 'Pay from the bank account' },
  },
  fr: {
    title: (name) => `Payer avec ${name}`,
    text: (amount, name) =>
      `Headstock demande ${amount}. Ceci est le bac à sable de ${name} : choisissez ce qui doit se passer.`,
    verify: {
      title: 'Confirmez votre compte bancaire',
      text: 'Deux petits montants sont arrivés sur votre compte : 32 et 45 cents. Confirmez-les.',
    },
    over: 'Ce paiement a déjà reçu une réponse. Vous pouvez fermer cette page.',
    answers: {
      confirm: 'Approuver',
      late: 'Approuver, mais répondre tard',
      verify: 'Utiliser un compte à vérifier',
      returned: 'Utiliser un compte qui rejette le paiement',
      'returned-late': 'Utiliser un compte qui rejette le paiement une fois réglé',
      decline: 'Refuser',
      cancel: 'Annuler',
    },
    bank: { title: 'Payez depuis votre compte', name: 'la banque', confirm: 'Payer depuis le compte bancaire' },
  },
};

const isNamed = (method: Method): method is Named => Object.hasOwn(NAMES, method);

/** The document of a wallet, a lender or a bank, on which the shopper pays or does not, or says that this is over. */
export function renderHosted(charge: Charge): string {
  const { locale, method, amountCents, currency, status } = charge;
  const words = WORDS[locale];
  const isBank = method === 'ach';
  const name = isNamed(method) ? NAMES[method] : words.bank.name;
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amountCents / 100);
  const offered = answersFor(charge);
  const isVerify = status === 'submitted' && offered.length > 0;
  const plain = isBank ? words.bank.title : words.title(name);
  const title = isVerify ? words.verify.title : plain;
  const text = isVerify ? words.verify.text : words.text(amount, name);
  const label = (answer: Answer) =>
    isBank && answer === 'confirm' && !isVerify ? words.bank.confirm : words.answers[answer];
  const buttons = offered.map(
    (answer) =>
      `<button${answer === 'confirm' ? ' class="primary"' : ''} name="answer" value="${answer}">${escapeHtml(label(answer))}</button>`,
  );
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/challenge/style.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(offered.length > 0 ? text : words.over)}</p>
${buttons.length > 0 ? `<form method="post" class="choices">\n${buttons.join('\n')}\n</form>` : ''}
</main>
</body>
</html>`;
}
