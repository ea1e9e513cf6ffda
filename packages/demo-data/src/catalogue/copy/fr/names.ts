/** Descriptive words inside model names, longest first; proper names stay as they are. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/(\S+) ’62 reissue, made in Japan/, '$1 réédition 62, Japon'],
  [/(\S+) ’66 reissue, made in Japan/, '$1 réédition 66, Japon'],
  [/, made in Mexico/, ', Mexique'],
  [/, non-reverse/, ', « non-reverse »'],
  [/, silver panel/, ', panneau argent'],
  [/, plexi panel/, ', façade plexi'],
  [/50-watt, metal panel/, '50 watts, façade métal'],
  [/ head$/, ', tête'],
  [/, script logo/, ', logo script'],
  [/, block logo/, ', logo bâton'],
  [/, small box, white face/, ', petit boîtier, façade blanche'],
  [/ twelve-string/, ' douze cordes'],
  [/ long neck/, ' manche long'],
  [/ squareneck/, ' manche carré'],
  [/ open back/, ' ouvert'],
  [/ octave mandolin/, ' mandoline octave'],
  [/ banjo-mandolin/, ' banjo-mandoline'],
  [/ cylinder back/, ' à dos voûté'],
  [/ mandola/, ' mandole'],
  [/ mandocello/, ' mandoloncelle'],
  [/ red label/, ' étiquette rouge'],
  [/ 12-fret/, ' 12 cases'],
  [/\b(?:Tenor|tenor)\b/, 'ténor'],
  [/ baritone/, ' baryton'],
];

/** The name of a model as a French player writes it. */
export function frenchName(name: string): string {
  return phrases.reduce((text, [pattern, words]) => text.replace(pattern, words), name);
}
