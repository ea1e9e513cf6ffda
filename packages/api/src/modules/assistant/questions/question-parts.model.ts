/** What joins two questions; “with shipping” asks for a second thing like “and”. */
const joint =
  /\s*[?!;]+\s+|,?\s+(?:and|et|plus)\s+(?:also\s+|aussi\s+)?|\s+(?:with|including|incl\.?|avec)\s+(?=(?:the\s+|la\s+|le\s+|les\s+)?(?:shipping|delivery|postage|livraison|exp[ée]dition|frais|port)\b)/i;
const MOST = 3;

/** The questions of which one is made, in their order; one alone, or too many, as a whole. */
export function questionParts(question: string): readonly string[] {
  const parts = question
    .split(joint)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.length > 1 && parts.length <= MOST ? parts : [question];
}
