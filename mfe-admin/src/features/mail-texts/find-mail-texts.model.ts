import type { MailTemplateFactsFragment } from './mail-texts.generated.ts';

/** What narrows the list. */
export interface MailTextFilter {
  readonly groups: readonly string[] | undefined;
  readonly isOwn: boolean;
  readonly search: string;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The mails of some groups, with words of the shop's own, or with all words of a search in title and key; accents do not count. */
export function findMailTexts(
  all: readonly MailTemplateFactsFragment[],
  { groups, isOwn, search }: MailTextFilter,
): readonly MailTemplateFactsFragment[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return all.filter(({ group, title, key, texts }) => {
    const text = plain(`${title} ${key}`);
    return (
      (!groups || groups.includes(group)) &&
      (!isOwn || texts.some((each) => each.isOwn)) &&
      words.every((word) => text.includes(word))
    );
  });
}
