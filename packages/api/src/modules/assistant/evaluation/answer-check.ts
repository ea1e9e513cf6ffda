import { anonymous, type ActorContext } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { Answer } from '#api/modules/assistant/answer.ts';
import { answerByRetrieval } from '#api/modules/assistant/answer-by-retrieval.ts';
import { isFact, type PassageKind, type Statement } from '#api/modules/assistant/retrieval/passage.ts';

/** What the assistant of the staff may read. */
export const everything: readonly PassageKind[] = ['pages', 'faq', 'blog', 'catalogue', 'orders'];

const words = (text: string): string => text.replaceAll(/[^\p{L}\p{N}$]+/gu, ' ').trim();
const withoutTags = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'");

/** Everything that the shop published, as its readers see it: by language, without tags and line ends. */
async function readPublished(db: Db): Promise<ReadonlyMap<Locale, string>> {
  const entries = await db.selectFrom('content_entries').select(['locale', 'html', 'front']).execute();
  const textOf = (locale: Locale): string =>
    words(
      entries
        .filter((entry) => entry.locale === locale)
        .map(({ html, front }) => `${withoutTags(html)} ${JSON.stringify(front)}`)
        .join(' '),
    );
  return new Map((['en', 'fr'] as const).map((locale) => [locale, textOf(locale)]));
}

/** Asks the assistant of a shop, and looks into the shop whether what it says is so. */
export class AnswerCheck {
  readonly #db: Db;
  readonly #published: ReadonlyMap<Locale, string>;
  /** The number of an order that was placed; `$ORDER` in a question stands for it. */
  readonly orderNumber: string;

  private constructor(db: Db, published: ReadonlyMap<Locale, string>, orderNumber: string) {
    this.#db = db;
    this.#published = published;
    this.orderNumber = orderNumber;
  }

  /** Reads what a shop publishes. Throws an Error for a shop without placed orders. */
  static async open(db: Db): Promise<AnswerCheck> {
    const { number } = await db
      .selectFrom('orders')
      .select('number')
      .where('number', 'is not', null)
      .where('completed_at', 'is not', null)
      .orderBy('number')
      .executeTakeFirstOrThrow();
    return new AnswerCheck(db, await readPublished(db), number ?? '');
  }

  /** Somebody of the staff, or a visitor. */
  actor(locale: Locale, isAdmin = true): ActorContext {
    const principal = { ...anonymous, rights: { ...anonymous.rights, isAdmin } };
    return { db: this.#db, principal, locale, now: new Date(), requestId: null };
  }

  /** What the assistant says to somebody of the staff. */
  ask(question: string, locale: Locale): Promise<Answer> {
    return answerByRetrieval(this.actor(locale), everything, question.replace('$ORDER', this.orderNumber));
  }

  /** Whether the passage that a statement shows supports it, and whether the shop really says that. */
  async isTrue(statement: Statement): Promise<boolean> {
    const { text, passage } = statement;
    if (passage.kind === 'orders') return passage.text.includes(text) && this.#isInOrders(statement);
    if (passage.kind === 'catalogue')
      return passage.path.includes('keywords=')
        ? passage.text === text
        : text.includes(passage.text) && this.#isInCatalogue(statement);
    const isStore = passage.path.endsWith('/contact') && passage.date === null;
    const isPrice = /^\S.*:? ?(?:from|dès)? ?(?:\$[\d,]+|[\d\s]+\s\$)\.$/u.test(text);
    const isRow = /: .*[;.]/.test(text);
    return (
      passage.text.includes(text) &&
      (isStore || isPrice || isRow || (this.#published.get(passage.locale) ?? '').includes(words(text)))
    );
  }

  /** Whether the catalogue says at this moment what a statement says of an instrument. */
  async #isInCatalogue({ text, passage }: Statement): Promise<boolean> {
    const id = passage.path.split('/').at(-1) ?? '';
    const row = await this.#db
      .selectFrom('items')
      .innerJoin('listings', 'listings.item_id', 'items.id')
      .innerJoin('item_texts', (on) =>
        on.onRef('item_texts.item_id', '=', 'items.id').on('item_texts.locale', '=', passage.locale),
      )
      .select(['item_texts.title', 'listings.asking_cents', 'listings.status'])
      .where('items.id', '=', id)
      .executeTakeFirst();
    const digits = String((row?.asking_cents ?? 0) / 100);
    return (
      row !== undefined &&
      row.status === 'live' &&
      text.includes(row.title) &&
      text.replaceAll(/[\s,]/g, '').includes(digits)
    );
  }

  /** Whether an order's row has the number and the moment that a statement tells. */
  async #isInOrders({ passage }: Statement): Promise<boolean> {
    const id = passage.path.split('/').at(-1) ?? '';
    const row = await this.#db.selectFrom('orders').select('number').where('id', '=', id).executeTakeFirst();
    return row?.number === this.orderNumber && passage.text.includes(this.orderNumber);
  }
}

/** Whether a question is about prices and stock of instruments, or about orders, which are never read from texts. */
export const isOfMoment = (question: string): boolean =>
  /\$ORDER|you have a|for sale|Avez-vous une|Gibson|basse|bass/.test(question);

/** Whether an answer reads its facts of the moment from the shop, and everything else from its texts. */
export const readsFactsRightly = (question: string, { statements }: Answer): boolean =>
  statements.every(({ passage }) => isFact(passage)) === isOfMoment(question);
