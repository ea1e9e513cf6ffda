import type { Locale } from '#api/platform/locale.ts';

const list = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const words: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: list(
    'a about after all am an and any are around as at available be been best but buy by can cheap cheapest could do does dont for from get give go got had has have hello help hey hi how i if im in is it its know less like list look looking made make many may me mine more most much my need now of off on one ones or our over please recommend s see sell selling shop should show so some stock such t tell than thank thanks that the their them there these they this those to under up us want was we what whats which while who whose why will with would you your u ur r pls plz please wanna gonna whats wheres thats hows hows im ive dont cant before since currently own owns owned until happen happens happened',
  ),
  fr: list(
    'a ai alors au aux avec avez avons bien bonjour c ca ce ces cet cette chez combien comme comment d dans de des dire dites donc dont du elle elles en entre est et etes etre eu faire fait faut il ils j je l la le les leur leurs lui m ma mais me mes mien mienne moi moins mon montre montrez n ne nos notre nous on ont ou par pas peut peux plus pour pouvez puis qu quand que quel quelle quelles quels qui quoi s sa salut sans se ses si son sont sous sur t te tous tout toute toutes trouve tres tu un une vend vendez vers veux vos voici voir votre vous y stock cherche cherchons recherche koi svp stp slt bjr faites actuellement apres avant depuis veut veulent signifie soi passe',
  ),
};

/** Whether a normalised word says nothing about what is asked for. */
export function isStopWord(word: string, locale: Locale): boolean {
  return words[locale].has(word);
}
