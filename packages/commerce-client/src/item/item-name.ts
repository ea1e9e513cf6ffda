/**
 * The title without the year, which the page sets large. It stands first in English and last in French, as one year, as a
 * range or with a word for about.
 */
export function nameOf(title: string, year: string | null): string {
  const first = /\d{4}/.exec(year ?? '')?.[0];
  if (!first) return title;
  const date = `(?:(?:c\\.|vers) )?${first}(?:[-–]\\d{2,4})?`;
  return title.replace(new RegExp(`^${date} |,? ${date}$`, 'u'), '');
}
