import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Locale } from '#api/platform/locale.ts';
import { type Answer, compose, decline, greet } from './answer.ts';
import { readCatalogueQuestion } from './facts/catalogue-question.model.ts';
import { findInstruments } from './facts/find-instruments.ts';
import { orderNumbersIn, stateOrder } from './facts/find-order.ts';
import { asksByItself, withoutAsking } from './questions/asking.model.ts';
import { completeQuestion } from './questions/follow-up.model.ts';
import { isGreeting } from './questions/greeting.model.ts';
import {
  asksForOwnOrder,
  asksToSellOwn,
  asksWhatOwnIsWorth,
  asksWhetherGenuine,
  namesOwnInstrument,
} from './questions/own-things.model.ts';
import { questionParts } from './questions/question-parts.model.ts';
import { answerFromTexts } from './retrieval/answer-from-texts.ts';
import { namesSubject } from './retrieval/rank-sections.model.ts';
import type { PassageKind, Statement } from './retrieval/passage.ts';
import { questionLanguage } from './retrieval/question-language.ts';
import { wordings } from './wording.ts';

/** Words by which people ask for something to buy rather than for a rule. */
const asksForGoods =
  /\b(?:do you (?:have|sell|stock)|in stock|any .* (?:left|for sale)|(?<=^\W*)any|how much (?:is|are)|price of|available|avez[- ]vous|vendez[- ]vous|en stock|combien co[uû]te(?:nt)?|looking for|je (?:re)?cherche|(?:quel est le )?prix (?:de|d[’'])|disponibles?)\b/i;
const GOODS_BONUS = 0.25;

/** How the shop's texts speak of what somebody's own instrument is worth. */
const valueOf: Readonly<Record<Locale, string>> = { en: 'written appraisal', fr: 'expertise écrite' };

/** What the sources say to a question: nothing where none of them speaks of it. */
type Found = { readonly statements: readonly Statement[]; readonly isFact: boolean; readonly disagrees: boolean };

async function answerOrders(actor: ActorContext, numbers: readonly string[], locale: Locale): Promise<Answer> {
  const found = await Promise.all(numbers.map((number) => stateOrder(actor, number, locale)));
  const statements = found.flat();
  return statements.length === 0
    ? decline(locale, wordings[locale].unknownOrder(numbers.join(', ')))
    : compose(statements, locale);
}

async function find(
  actor: ActorContext,
  sources: readonly PassageKind[],
  question: string,
  locale: Locale,
): Promise<Found> {
  const kinds = sources.filter((kind) => kind !== 'catalogue' && kind !== 'orders');
  const isToBuy = asksForGoods.test(question);
  const isWorth = asksWhatOwnIsWorth(question);
  const isAboutOwn = isWorth || asksToSellOwn(question) || (namesOwnInstrument(question) && !isToBuy);
  const isAboutGoods = !isAboutOwn && !asksWhetherGenuine(question);
  const mayBeGoods = sources.includes('catalogue') && isAboutGoods;
  const [texts, instruments] = await Promise.all([
    answerFromTexts(actor.db, kinds, isWorth ? valueOf[locale] : question, locale),
    mayBeGoods ? findInstruments(actor.db, question, locale, { now: actor.now, isToBuy }) : undefined,
  ]);
  const hasSequence = readCatalogueQuestion(question, locale).sort !== null;
  const named = instruments ? instruments.named + (isToBuy || hasSequence ? GOODS_BONUS : 0) : 0;
  if (instruments?.statements.length && (texts.statements.length === 0 || named > texts.coverage))
    return { statements: instruments.statements, isFact: true, disagrees: false };
  return { statements: texts.statements, isFact: false, disagrees: texts.disagrees };
}

/** What a part of a question asks, with what the first part is about where it says nothing of that itself: “and how long does it take”. */
async function findPart(
  actor: ActorContext,
  sources: readonly PassageKind[],
  [first, part]: readonly [string, string],
  locale: Locale,
): Promise<Found> {
  const alone = await find(actor, sources, part, locale);
  const isWhole = alone.statements.length > 0 || part === first || namesSubject(part, locale);
  return isWhole ? alone : find(actor, sources, `${withoutAsking(first)} ${part}`, locale);
}

/** The answers to the parts of a question; null where one of them has none, or two ask for instruments. */
async function findParts(
  actor: ActorContext,
  sources: readonly PassageKind[],
  parts: readonly string[],
  locale: Locale,
): Promise<Found | null> {
  const [first = ''] = parts;
  if (parts.length < 2) return null;
  const found = await Promise.all(parts.map((part) => findPart(actor, sources, [first, part], locale)));
  const isWhole = found.every(({ statements }, at) => statements.length > 0 && (at === 0 || asksMore(parts[at] ?? '')));
  if (!isWhole || found.filter(({ isFact }) => isFact).length > 1) return null;
  const statements = found.flatMap((part) => part.statements);
  const isFirst = ({ text, passage }: Statement, at: number): boolean =>
    statements.findIndex((other) => other.text === text && other.passage.path === passage.path) === at;
  return {
    statements: statements.filter(isFirst),
    isFact: false,
    disagrees: found.some(({ disagrees }) => disagrees),
  };
}

const shipping = /^(?:the |la |le |les )?(?:shipping|delivery|postage|livraison|exp[ée]dition|frais|port)\b/i;
const asksMore = (part: string): boolean => asksByItself(part) || shipping.test(part);

/**
 * What the shop itself knows, without any model: the state of an order by its number, instruments by a query of this moment, and
 * everything else by the sentences of its texts. `earlier` are the questions asked before, the oldest first. Says that it does not know
 * when none of the sources speaks of the question.
 */
export async function answerByRetrieval(
  actor: ActorContext,
  sources: readonly PassageKind[],
  question: string,
  earlier: readonly string[] = [],
): Promise<Answer> {
  const locale = questionLanguage(question, actor.locale);
  if (isGreeting(question)) return greet(locale);
  const numbers = orderNumbersIn(question).slice(0, 3);
  if (numbers.length > 0 && sources.includes('orders')) return answerOrders(actor, numbers, locale);
  if (sources.includes('orders') && asksForOwnOrder(question)) return decline(locale, wordings[locale].whichOrder);
  const [first = question, ...more] = questionParts(question);
  const whole = [completeQuestion(first, earlier, locale), ...more];
  const { statements, disagrees } =
    (await findParts(actor, sources, whole, locale)) ??
    (await find(actor, sources, completeQuestion(question, earlier, locale), locale));
  return compose(statements, locale, disagrees ? wordings[locale].disagreement : undefined);
}
