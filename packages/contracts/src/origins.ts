/** Countries that instruments come from, and their names in both languages with what else they are called there. */
export const origins = {
  us: ['usa', 'u.s.a.', 'united states', 'america', 'états-unis', 'etats-unis'],
  jp: ['japan', 'japon'],
  mx: ['mexico', 'mexique'],
  kr: ['korea', 'south korea', 'corée', 'coree', 'corée du sud', 'coree du sud'],
  cn: ['china', 'chine'],
  id: ['indonesia', 'indonésie', 'indonesie'],
  de: ['germany', 'west germany', 'allemagne'],
  gb: ['england', 'uk', 'u.k.', 'great britain', 'united kingdom', 'angleterre', 'royaume-uni', 'grande-bretagne'],
  ie: ['ireland', 'irlande'],
  fr: ['france'],
  es: ['spain', 'espagne'],
  it: ['italy', 'italie'],
  se: ['sweden', 'suède', 'suede'],
  cz: ['czech republic', 'czechoslovakia', 'tchéquie', 'tchequie', 'tchécoslovaquie', 'tchecoslovaquie'],
  ca: ['canada'],
  br: ['brazil', 'brésil', 'bresil'],
  pt: ['portugal'],
  nl: ['netherlands', 'holland', 'pays-bas'],
  au: ['australia', 'australie'],
  nz: ['new zealand', 'nouvelle-zélande', 'nouvelle-zelande'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Origin = keyof typeof origins;

/** Countries by the adjectives that players use of an instrument; not those that also name a model or a wood. */
export const originAdjectives: Readonly<Partial<Record<Origin, readonly string[]>>> = {
  jp: ['japanese', 'japonaise', 'japonais', 'mij', 'cij'],
  mx: ['mexican', 'mexicaine', 'mexicain', 'mim'],
  kr: ['korean', 'coréenne', 'coréen', 'coreenne', 'coreen', 'mik'],
  cn: ['chinese', 'chinoise', 'chinois', 'mic'],
  id: ['indonesian', 'indonésienne', 'indonésien'],
};

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const originNames: readonly (readonly [Origin, readonly string[]])[] = Object.entries(origins).flatMap(
  ([code, names]): (readonly [Origin, readonly string[]])[] => (isOrigin(code) ? [[code, names]] : []),
);

export function isOrigin(code: string): code is Origin {
  return Object.hasOwn(origins, code);
}

/** The country that a name or an adjective means, in either language; null for others. */
export function originNamed(name: string): Origin | null {
  const wanted = plain(name.trim());
  const known = (names: readonly string[] | undefined): boolean => names?.some((one) => plain(one) === wanted) ?? false;
  return originNames.find(([code, names]) => known(names) || known(originAdjectives[code]))?.[0] ?? null;
}

/** The first country that a text names after “made in” or as a whole, such as `Fujigen, Japan`; null without one. */
export function originIn(text: string): Origin | null {
  const words = plain(text);
  const found = originNames.flatMap(([code, names]) =>
    [...names, ...(originAdjectives[code] ?? [])].flatMap((name) => {
      const at = new RegExp(
        String.raw`(?<![\p{L}\d])${plain(name).replaceAll('.', String.raw`\.`)}(?![\p{L}\d])`,
        'u',
      ).exec(words)?.index;
      return at === undefined ? [] : [{ code, at }];
    }),
  );
  return found.toSorted((a, b) => a.at - b.at)[0]?.code ?? null;
}
