import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

function collect(elements: readonly MessageFormatElement[], values: Set<string>): void {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        break;
      case TYPE.tag:
        values.add(`<${element.value}>`);
        collect(element.children, values);
        break;
      case TYPE.plural:
      case TYPE.select:
        values.add(`{${element.value}}`);
        for (const { value } of Object.values(element.options)) collect(value, values);
        break;
      default:
        values.add(`{${element.value}}`);
    }
  }
}

/**
 * What a message is given when it is shown: `{name}` for a value, `<link>` for a tag. How a value is put into words is the
 * language's own affair: one may need a plural where the other does not.
 */
export function valuesOf(elements: readonly MessageFormatElement[]): Set<string> {
  const values = new Set<string>();
  collect(elements, values);
  return values;
}

/** What only one of two messages takes, in words; undefined when both take the same. */
export function describeDifference(
  english: readonly MessageFormatElement[],
  french: readonly MessageFormatElement[],
): string | undefined {
  const [ours, theirs] = [valuesOf(english), valuesOf(french)];
  const missing = [...ours].filter((value) => !theirs.has(value)).map((value) => `lacks ${value}`);
  const extra = [...theirs].filter((value) => !ours.has(value)).map((value) => `takes ${value}, which nobody gives`);
  return missing.length + extra.length === 0 ? undefined : [...missing, ...extra].join(', ');
}
