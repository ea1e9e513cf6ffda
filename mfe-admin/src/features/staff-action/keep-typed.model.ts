const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);

/**
 * The values of a form whose record was loaded anew: what differs from `base`, over which it was typed, stays; all else is as it is saved
 * now.
 */
export function keepTyped<Values extends object>(base: Values, typed: Values, saved: Values): Values {
  const kept = { ...saved };
  for (const key in typed) if (!isSame(typed[key], base[key])) kept[key] = typed[key];
  return kept;
}
