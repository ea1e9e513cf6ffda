import type { Locale } from '@headstock/contracts/locale';
import type { Messages } from '@headstock/i18n/messages';
import en from '#shell/app/messages/currency.en.json' with { type: 'json' };
import fr from '#shell/app/messages/currency.fr.json' with { type: 'json' };
import { loadRates, type Rates } from './load-rates.ts';
import { priceTexts, textsWithoutRate, type PriceTexts } from './price-texts.ts';
import { readCurrency, subscribeCurrency, type ShownCurrency } from './shown-currency.ts';

/** One file for those who want it: another request would cost more than the words of both languages. */
const messagesOf: Readonly<Record<Locale, Messages>> = { en, fr };

/** Makes room for prices in a currency, or takes it away. */
function makeRoom(currency: ShownCurrency): void {
  const { dataset } = document.documentElement;
  if (currency === 'USD') delete dataset['currency'];
  else dataset['currency'] = currency;
}

const places = 'small[data-usd]';
/** Sentences say themselves what the hint says. */
const isPrice = ({ dataset }: HTMLElement): boolean => dataset['as'] === undefined;

/** Writes a place, unless it says so already: nothing is drawn again that has not changed. */
function write(place: HTMLElement, texts: PriceTexts | null): void {
  const text = texts?.textOf(place.dataset['as'] ?? '', Number(place.dataset['usd'])) ?? '';
  if (place.textContent !== text) place.textContent = text;
  if (texts && texts.hint !== '' && isPrice(place)) place.title = texts.hint;
  else place.removeAttribute('title');
}

function writeAll(root: ParentNode, texts: PriceTexts | null): void {
  for (const place of root.querySelectorAll<HTMLElement>(places)) write(place, texts);
}

/** Follows places that come to the page, and amounts that change. */
function follow(texts: PriceTexts): MutationObserver {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes' && target instanceof HTMLElement && target.matches(places)) write(target, texts);
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches(places)) write(node, texts);
        writeAll(node, texts);
      }
    }
  });
  observer.observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-usd'],
  });
  return observer;
}

/** Shows prices in the chosen currency, from now on, and in US dollars alone when that is chosen again. */
export async function showPrices(locale: Locale): Promise<void> {
  const messages = messagesOf[locale];
  let loadingRates: Promise<Rates | null> | null = null;
  let observer: MutationObserver | null = null;
  const show = (texts: PriceTexts | null): void => {
    observer?.disconnect();
    writeAll(document, texts);
    observer = texts && follow(texts);
  };
  const update = async (): Promise<void> => {
    const currency = readCurrency();
    makeRoom(currency);
    if (currency === 'USD') return show(null);
    loadingRates ??= loadRates();
    const rates = await loadingRates.catch(() => 'failed' as const);
    if (rates === 'failed') loadingRates = null;
    // Another one was chosen meanwhile.
    if (readCurrency() !== currency) return undefined;
    const options = { locale, messages, currency };
    const rate = rates === 'failed' ? undefined : rates?.rates.get(currency);
    if (rates === 'failed' || !rates || rate === undefined) {
      makeRoom('USD');
      return show(textsWithoutRate(options, rates === 'failed' ? 'failed' : 'missing'));
    }
    return show(priceTexts(options, rates, rate));
  };
  subscribeCurrency(() => void update());
  await update();
}
