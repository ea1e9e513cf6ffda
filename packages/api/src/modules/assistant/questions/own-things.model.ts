const order =
  /\b(?:my|our|ma|notre|mon|mes)\s+(?:last\s+|new\s+)?(?:order|orders|package|parcel|commande|commandes|colis)\b/i;
const whereabouts =
  /\b(?:where|wheres|status|track(?:ing)?|on (?:the|its|it'?s) way|shipped|sent|left|suivi|suivre|statut|en (?:route|chemin)|partie?|exp[ée]di[ée]e?|envoy[ée]e?)(?![\p{L}])|(?<![\p{L}])o[uù] (?:est|en est|se trouve)/iu;
const harm = /\b(?:broken|damaged|wrong)\b|cass[ée]|ab[iî]m[ée]|endommag/iu;

const worth =
  /\b(?:my|our|ma|mon|mes|notre|nos)\b.*\b(?:worth|value|vaut|vaudrait|valent|valeur)\b|\b(?:worth|value|vaut|vaudrait|valent|valeur)\b.*\b(?:my|our|mine|ma|mon|mes|notre|nos)\b/i;

const sale =
  /\b(?:sell|selling)\s+(?:you\s+)?(?:\w+\s+){0,2}?(?:my|mine|our|ours)\b|\bbuy\s+(?:my|mine|our|ours)\b|\b(?:r?achetez)[- ]vous\b|\bvous r?achetez\b|\b(?:vendre|racheter?|rachetez|reprenez)\b.*\b(?:ma|mon|mes|la mienne|le mien|notre|nos)\b/i;

const own =
  /\b(?:my|our|ma|mon|mes|notre|nos)\s+(?:[\p{L}\d’'-]+\s+){0,2}?(?:guitare?s?|bass(?:e|es)?|banjos?|mandolin(?:e?s?)|ukul[ée]l[ée]s?|amp(?:li|lifier)?s?)(?![\p{L}])/iu;

const genuine =
  /\b(?:is|are|be|know|whether|if)\b.*\b(?:authentic|genuine|fakes?|counterfeits?|legit)\b|\bauthenticity\b|\b(?:est|sont|savoir|si)\b.*\bauthentiques?\b|\bauthenticit[ée]|\bcontrefa[cç]on/i;

/** Whether somebody asks how they know that things are what the shop says: nothing on the wall answers that. */
export const asksWhetherGenuine = (question: string): boolean => genuine.test(question);

/** Whether somebody wants to sell a thing of theirs. */
export const asksToSellOwn = (question: string): boolean => sale.test(question);

/** Whether somebody speaks of an instrument of theirs: one on the wall is no answer to that, unless they want to buy. */
export const namesOwnInstrument = (question: string): boolean => own.test(question);

/** Whether somebody asks where their order is. */
export const asksForOwnOrder = (question: string): boolean =>
  order.test(question) && whereabouts.test(question) && !harm.test(question);

/** Whether somebody asks what a thing of theirs is worth: prices on the wall are no answer to that. */
export const asksWhatOwnIsWorth = (question: string): boolean => worth.test(question);
