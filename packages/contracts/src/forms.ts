import type { Locale } from './locale.ts';

/** The forms of the shop, by their address `/forms/{type}`. */
export const formTypes = ['contact', 'repair', 'appraisal', 'consign', 'general'] as const;
export type FormType = (typeof formTypes)[number];

/** How a field is filled, and what is asked of its text. `number` takes a text with a number in it, such as “c. 1959”. */
export type FieldKind = 'text' | 'email' | 'phone' | 'number' | 'choice' | 'long';

/** One field of a form. */
export interface FormField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** Characters at most. */
  readonly maximum: number;
  /** Keys of what may be chosen; empty for everything that is typed. */
  readonly options: readonly string[];
  readonly autoComplete?: string;
  /** Its part of the form's width; the whole by default. */
  readonly span?: 'half' | 'third';
}

/** Pictures that a form takes. */
export const pictureLimits = {
  count: 8,
  /** Bytes of one file. */
  bytes: 10 * 2 ** 20,
  /** Neither side may have this many pixels. */
  side: 20_000,
  /** All pixels of one picture. */
  pixels: 120_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
} as const;

const MAXIMUM = { text: 120, email: 254, phone: 40, number: 40, choice: 40, long: 5_000 } as const;

type Extras = Pick<FormField, 'autoComplete' | 'span'> & { readonly optional?: boolean };

function field(name: string, kind: FieldKind, { optional = false, ...extras }: Extras = {}): FormField {
  return { name, kind, required: !optional, maximum: MAXIMUM[kind], options: [], ...extras };
}

function choice(name: string, options: readonly string[], { optional = false, ...extras }: Extras = {}): FormField {
  return { name, kind: 'choice', required: !optional, maximum: MAXIMUM.choice, options, ...extras };
}

const sender = [
  field('name', 'text', { autoComplete: 'name' }),
  field('email', 'email', { autoComplete: 'email', span: 'half' }),
  field('phone', 'phone', { autoComplete: 'tel', span: 'half', optional: true }),
];

const half = { span: 'half' } as const;
const condition = (extras: Extras) =>
  choice('condition', ['mint', 'excellent', 'very-good', 'good', 'fair', 'project'], extras);
const handover = choice('handover', ['bring', 'ship', 'pick-up'], half);
const instrument = (year: Extras, model: Extras = half) => [
  field('brand', 'text', half),
  field('model', 'text', model),
  field('year', 'number', year),
];

/** The one definition of every form: the page draws it, the server checks by it. Fields stand in their order. */
export const forms: Readonly<Record<FormType, readonly FormField[]>> = {
  contact: [...sender, choice('topic', ['instrument', 'order', 'visit', 'other']), field('message', 'long')],
  repair: [...sender, ...instrument({ ...half, optional: true }), handover, field('wrong', 'long')],
  appraisal: [
    ...sender,
    ...instrument({ ...half, optional: true }),
    condition(half),
    field('serial', 'text', { ...half, optional: true }),
    choice('purpose', ['sale', 'insurance', 'estate', 'curiosity'], half),
    field('story', 'long', { optional: true }),
  ],
  consign: [
    ...sender,
    choice('deal', ['consign', 'sell', 'trade']),
    ...instrument(half),
    condition(half),
    field('askingPrice', 'number', half),
    handover,
    field('story', 'long', { optional: true }),
  ],
  general: [...sender, field('subject', 'text'), field('message', 'long')],
};

/** The type that an address names, or undefined. */
export function readFormType(text: string | undefined): FormType | undefined {
  return formTypes.find((type) => type === text);
}

/** What is typed or chosen, by the field's name. */
export type FormAnswers = Readonly<Record<string, string>>;

/** What can be wrong with a field, with the pictures, or with the form as a whole. */
export type FormProblemCode =
  | 'email'
  | 'text'
  | 'selection'
  | 'number'
  | 'long'
  | 'picture-kind'
  | 'picture-bytes'
  | 'picture-side'
  | 'picture-broken'
  | 'picture-count'
  | 'busy'
  | 'changed'
  | 'failed';

/** One thing that is wrong. `field` is a field's name, `pictures`, or `form`. */
export interface FormProblem {
  readonly field: string;
  readonly code: FormProblemCode;
  /** Name of the picture's file. */
  readonly file?: string;
}

/** The words for a problem. `{most}` is how many characters the field takes, see `tellProblem`. */
export const formProblemTexts: Readonly<Record<Locale, Readonly<Record<FormProblemCode, string>>>> = {
  en: {
    email: 'Invalid E-mail',
    text: 'Please type something',
    selection: 'Please select something',
    number: 'The value must contain a number',
    long: 'That is too long: {most} characters fit here',
    'picture-kind': 'That is no picture we can open. JPEG, PNG, WebP and AVIF work.',
    'picture-bytes': 'That picture is larger than 10 MB. A smaller one will do.',
    'picture-side': 'That picture has too many pixels. Make it smaller than 20,000 on each side.',
    'picture-broken': 'That picture is damaged. Please take another one.',
    'picture-count': 'Eight pictures are as many as one form takes.',
    busy: 'That was a lot of forms in a short time. Please wait a while, or call us.',
    changed: 'You have sent this form before. Send it again if this is a new one.',
    failed: 'The form did not reach us. Everything is still here. Please send it again.',
  },
  fr: {
    email: 'E-mail non valide',
    text: 'Veuillez saisir quelque chose',
    selection: 'Veuillez choisir quelque chose',
    number: 'La valeur doit contenir un nombre',
    long: 'C’est trop long\u00a0: ce champ prend {most} caractères au plus',
    'picture-kind': 'Nous ne pouvons pas ouvrir cette image. JPEG, PNG, WebP et AVIF conviennent.',
    'picture-bytes': 'Cette image dépasse 10 Mo. Une plus petite suffit.',
    'picture-side': 'Cette image a trop de pixels. Il en faut moins de 20\u202f000 par côté.',
    'picture-broken': 'Cette image est abîmée. Veuillez en prendre une autre.',
    'picture-count': 'Un formulaire prend huit images au plus.',
    busy: 'Cela fait beaucoup de formulaires en peu de temps. Patientez un peu, ou appelez-nous.',
    changed: 'Vous avez déjà envoyé ce formulaire. Renvoyez-le s’il s’agit d’un nouveau.',
    failed: 'Le formulaire ne nous est pas parvenu. Tout est encore là. Veuillez le renvoyer.',
  },
};

/** The words for a problem of a form, the same from the page and from the server. */
export function tellProblem(locale: Locale, type: FormType, { field: name, code }: FormProblem): string {
  const most = forms[type].find((asked) => asked.name === name)?.maximum ?? MAXIMUM.text;
  return formProblemTexts[locale][code].replace('{most}', most.toLocaleString(locale));
}

const EMAIL = /^[^\s@"<>()[\],;:\\]+@[^\s@"<>()[\],;:\\]+\.[a-z\d-]{2,}$/i;

/** What is wrong with one answer, or undefined. White space around it does not count. */
export function checkAnswer(
  { kind, required, maximum, options }: FormField,
  text: string,
): FormProblemCode | undefined {
  const answer = text.trim();
  if (kind === 'choice') return options.includes(answer) || (!required && answer === '') ? undefined : 'selection';
  if (answer === '' && !required) return undefined;
  if (kind === 'email')
    return answer.length >= 6 && answer.length <= maximum && EMAIL.test(answer) ? undefined : 'email';
  if (kind === 'number' && !/\d/.test(answer)) return 'number';
  if (answer === '') return 'text';
  return answer.length > maximum ? 'long' : undefined;
}

/** Everything that is wrong with the answers to a form, in the order of its fields. */
export function checkForm(type: FormType, answers: FormAnswers): FormProblem[] {
  return forms[type].flatMap((asked) => {
    const code = checkAnswer(asked, answers[asked.name] ?? '');
    return code === undefined ? [] : [{ field: asked.name, code }];
  });
}

/** The answers as they are kept: the form's fields alone, trimmed, e-mails in lower case, empty ones left out. */
export function cleanAnswers(type: FormType, answers: FormAnswers): FormAnswers {
  const kept = forms[type].flatMap(({ name, kind }): [string, string][] => {
    const answer = (Object.hasOwn(answers, name) ? (answers[name] ?? '') : '').trim();
    return answer === '' ? [] : [[name, kind === 'email' ? answer.toLowerCase() : answer]];
  });
  return Object.fromEntries(kept);
}

const LETTERS: Readonly<Record<FormType, string>> = {
  contact: 'C',
  repair: 'R',
  appraisal: 'A',
  consign: 'S',
  general: 'G',
};
const REFERENCE = /^[CRASG]-[0-9A-HJKMNP-TV-Z]{7}$/;

/** The letter before the number of what was sent by a form. */
export function letterOf(type: FormType): string {
  return LETTERS[type];
}

/** Whether a text has the form of such a number, such as `R-4F7K2MQ`. */
export function isFormReference(text: string): boolean {
  return REFERENCE.test(text);
}
