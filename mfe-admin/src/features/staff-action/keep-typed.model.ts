const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Of a value: what was typed over `base`, else what is saved now; groups of fields are looked at field by field, lists as a whole. */
function keepValue(base: unknown, typed: unknown, saved: unknown): unknown {
  if (isSame(typed, base)) return saved;
  return isGroup(base) && isGroup(typed) && isGroup(saved) ? keepTyped(base, typed, saved) : typed;
}

/**
 * The values of a form whose record was loaded anew: what differs from `base`, over which it was typed, stays; all else is as it is saved
 * now.
 */
export function keepTyped<Values extends object>(base: Values, typed: Values, saved: Values): Values {
  const kept: Values = { ...saved };
  for (const key in typed) Object.assign(kept, { [key]: keepValue(base[key], typed[key], saved[key]) });
  return kept;
}
