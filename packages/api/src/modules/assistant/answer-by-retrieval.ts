import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Locale } from '#api/platform/locale.ts';
import { type Answer, compose, decline } from './answer.ts';
import { findInstruments } from './facts/find-instruments.ts';
import { orderNumbersIn, stateOrder } from './facts/find-order.ts';
import { answerFromTexts } from './retrieval/answer-from-texts.ts';
import type { PassageKind } from './retrieval/passage.ts';
import { questionLanguage } from './retrieval/question-language.ts';
import { wordings } from './wording.ts';

/** Words by which people ask for something to buy rather than for a rule. */
const asksForGoods =
  /\b(?:do you (?:have|sell|stock)|in stock|any .* (?:left|for sale)|how much (?:is|are)|price of|available|avez[- ]vous|vendez[- ]vous|en stock|combien co[uû]tent?|(?:quel est le )?prix (?:de|d[’'])|disponibles?)\b/i;
const GOODS_BONUS = 0.25;

async function answerOrders(actor: ActorContext, numbers: readonly string[], locale: Locale): Promise<Answer> {
  const found = await Promise.all(numbers.map((number) => stateOrder(actor, number, locale)));
  const statements = found.flat();
  return statements.length === 0
    ? decline(locale, wordings[locale].unknownOrder(numbers.join(', ')))
    : compose(statements, locale);
}

/**
 * What the shop itself knows, without any model: the state of an order by its number, instruments by a query of this moment, and
 * everything else by the sentences of its texts. Says that it does not know when none of the sources speaks of the question.
 */
export async function answerByRetrieval(
  actor: ActorContext,
  sources: readonly PassageKind[],
  question: string,
): Promise<Answer> {
  const locale = questionLanguage(question, actor.locale);
  const numbers = orderNumbersIn(question).slice(0, 3);
  if (numbers.length > 0 && sources.includes('orders')) return answerOrders(actor, numbers, locale);
  const kinds = sources.filter((kind) => kind !== 'catalogue' && kind !== 'orders');
  const [texts, instruments] = await Promise.all([
    answerFromTexts(actor.db, kinds, question, locale),
    sources.includes('catalogue') ? findInstruments(actor.db, question, locale, actor.now) : undefined,
  ]);
  const named = instruments ? instruments.named + (asksForGoods.test(question) ? GOODS_BONUS : 0) : 0;
  if (instruments && (texts.statements.length === 0 || named > texts.coverage))
    return compose(instruments.statements, locale);
  return compose(texts.statements, locale, texts.disagrees ? wordings[locale].disagreement : undefined);
}
