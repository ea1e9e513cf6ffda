/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Runs in the visitor's browser, inside the frame. Talks to the shop's page by messages of `{ type }`:
 * receives `card-submit` and `card-theme`; posts `card-ready`, `card-height`, `card-enter`, `card-token` and `card-error`.
 * What is typed goes to this gateway and nowhere else.
 * @typedef {'number' | 'expiry' | 'cvc'} Field
 * @typedef {Partial<Record<Field, string>>} Problems
 * @typedef {{ problems: Record<Field, Record<string, string>>, unreachable: string }} Words
 */

/**
 * @template {HTMLElement} Kind
 * @param {string} id @param {new () => Kind} kind
 * @returns {Kind}
 */
function find(id, kind) {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page lacks #${id}.`);
  return element;
}

const form = find('card', HTMLFormElement);
const general = find('form-error', HTMLElement);
const parentOrigin = form.dataset['parent'] ?? '';
/** @type {Words} */
const words = JSON.parse(form.dataset['words'] ?? '');
/** @type {readonly Field[]} */
const FIELDS = ['number', 'expiry', 'cvc'];

/** @param {Field} name */
const input = (name) => find(name, HTMLInputElement);

/** @param {{ type: string, [key: string]: unknown }} message */
const post = (message) => window.parent.postMessage(message, parentOrigin);

/** @param {Field} name @param {string} text An empty text takes the error away. */
function showProblem(name, text) {
  const place = document.getElementById(`${name}-error`);
  if (!place) return;
  place.textContent = text;
  place.hidden = text === '';
  if (text) input(name).setAttribute('aria-invalid', 'true');
  else input(name).removeAttribute('aria-invalid');
}

/** @param {Problems} problems */
function showProblems(problems) {
  for (const name of FIELDS) showProblem(name, words.problems[name][problems[name] ?? ''] ?? '');
  const first = FIELDS.find((name) => problems[name]);
  if (first) input(first).focus();
}

/** @param {string} message @param {Problems} fields */
function fail(message, fields) {
  general.textContent = Object.keys(fields).length > 0 ? '' : message;
  general.hidden = general.textContent === '';
  showProblems(fields);
  post({ type: 'card-error', message, fields });
}

let busy = false;

async function submit() {
  if (busy) return;
  busy = true;
  general.hidden = true;
  try {
    const card = Object.fromEntries(FIELDS.map((name) => [name, input(name).value]));
    const response = await fetch('/v1/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
    });
    const body = await response.json();
    if (response.ok) {
      showProblems({});
      post({ type: 'card-token', token: body.token, network: body.network, last4: body.last4 });
    } else if (response.status === 422) {
      /** @type {Problems} */
      const fields = body.error.fields;
      const first = FIELDS.find((name) => fields[name]) ?? 'number';
      fail(words.problems[first][fields[first] ?? ''] ?? '', fields);
    } else fail(words.unreachable, {});
  } catch {
    fail(words.unreachable, {});
  } finally {
    busy = false;
  }
}

/**
 * Rewrites a field while it is typed and keeps the caret behind the same digit.
 * @param {HTMLInputElement} element @param {(digits: string) => string} format
 */
function formatInPlace(element, format) {
  const digitsBefore = element.value.slice(0, element.selectionStart ?? 0).replaceAll(/\D/g, '').length;
  const text = format(element.value.replaceAll(/\D/g, ''));
  if (text === element.value) return;
  element.value = text;
  let caret = 0;
  for (let seen = 0; caret < text.length && seen < digitsBefore; caret += 1)
    if (/\d/.test(text[caret] ?? '')) seen += 1;
  element.setSelectionRange(caret, caret);
}

/** @param {string} digits */
const groupNumber = (digits) =>
  (/^3[47]/.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
    : (digits.slice(0, 19).match(/.{1,4}/g) ?? [])
  )
    .filter(Boolean)
    .join(' ');

/** @param {string} digits */
const slashDate = (digits) =>
  digits.length > 2
    ? `${digits.slice(0, 2)}/${digits
        .slice(2)
        .replace(/^20(?=\d\d)/, '')
        .slice(0, 2)}`
    : digits;

input('number').addEventListener('input', () => formatInPlace(input('number'), groupNumber));
input('expiry').addEventListener('input', (event) => {
  if (event instanceof InputEvent && event.inputType.startsWith('delete')) return;
  formatInPlace(input('expiry'), slashDate);
});
for (const name of FIELDS) input(name).addEventListener('input', () => showProblem(name, ''));

form.addEventListener('submit', (event) => {
  event.preventDefault();
  post({ type: 'card-enter' });
});

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || event.origin !== parentOrigin) return;
  if (event.data?.type === 'card-submit') void submit();
  if (event.data?.type === 'card-theme')
    document.documentElement.dataset['theme'] = event.data.theme === 'dark' ? 'dark' : 'light';
});

new ResizeObserver(() => post({ type: 'card-height', height: Math.ceil(form.getBoundingClientRect().height) })).observe(
  form,
);
post({ type: 'card-ready', height: Math.ceil(form.getBoundingClientRect().height) });
