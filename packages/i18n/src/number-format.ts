type Options = Intl.NumberFormatOptions;

interface Marks {
  readonly group: string;
  readonly point: string;
  readonly money: (sum: string) => string;
}

/** How the shop's languages write numbers. */
const languages: Readonly<Record<string, Marks>> = {
  en: { group: ',', point: '.', money: (sum) => `$${sum}` },
  fr: { group: '\u202f', point: ',', money: (sum) => `${sum}\u00a0$` },
};

/** Whole numbers and dollars as the shop writes them; all else is for the browser. */
type Kind = 'count' | 'dollars' | 'dollars and cents';

/** Of the options that are asked for, in the order of the alphabet. */
const kinds: Readonly<Record<string, Kind>> = {
  '': 'count',
  'currency=USD currencyDisplay=narrowSymbol style=currency': 'dollars and cents',
  'currency=USD currencyDisplay=narrowSymbol maximumFractionDigits=0 minimumFractionDigits=0 style=currency': 'dollars',
};

const kindOf = (options: Options | null | undefined): Kind | undefined =>
  kinds[
    Object.entries(options ?? {})
      .map(([key, value]) => `${key}=${String(value)}`)
      .toSorted()
      .join(' ')
  ];

function write(value: number, kind: Kind, { group, point, money }: Marks): string | null {
  const digits = kind === 'dollars and cents' ? 2 : 0;
  const text = Math.abs(value).toFixed(digits);
  // What would have to be rounded, or is written with a minus or an exponent of its own, is none of ours.
  if (!(Math.abs(value) < 1e12) || Number(text) !== Math.abs(value) || Object.is(value, -0)) return null;
  const [whole = '', cents] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group) + (cents ? point + cents : '');
  return (value < 0 ? '-' : '') + (kind === 'count' ? grouped : money(grouped));
}

/** Stands in for `supportedLocalesOf` of `Intl`: browsers know every language of the shop. */
export function supportedLocalesOf(locales: string | readonly string[]): string[] {
  return [locales].flat();
}

/**
 * Stands in for `Intl.NumberFormat` in what browsers run. The first question about numbers makes a browser read what it knows of
 * every language, 14 ms of a desktop's processor; the whole numbers and dollars of a first page are written without asking.
 * Everything else is the browser's own answer.
 */
export class NumberFormat {
  readonly #asked: readonly [locale: string | string[] | undefined, options: Options | undefined];
  readonly #marks: Marks | undefined;
  readonly #kind: Kind | undefined;
  #real: Intl.NumberFormat | undefined;

  constructor(locale?: string | string[], options?: Options | null) {
    this.#asked = [locale, options ?? undefined];
    this.#marks = languages[String(locale)];
    this.#kind = kindOf(options);
  }

  static supportedLocalesOf = supportedLocalesOf;

  get #browsers(): Intl.NumberFormat {
    // By this name the build leaves it alone.
    return (this.#real ??= new globalThis.Intl.NumberFormat(...this.#asked));
  }

  format(value: number): string {
    const written = this.#marks && this.#kind ? write(value, this.#kind, this.#marks) : null;
    return written ?? this.#browsers.format(value);
  }

  formatToParts(value: number): Intl.NumberFormatPart[] {
    return this.#browsers.formatToParts(value);
  }

  resolvedOptions(): Intl.ResolvedNumberFormatOptions {
    return this.#browsers.resolvedOptions();
  }
}
