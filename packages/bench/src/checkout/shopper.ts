import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MeasuredShop } from '@headstock/api/measured-shop';
import { demoAccount, type DemoRole } from '@headstock/testing/demo-account';

const FEATURES = path.resolve(import.meta.dirname, '../../../../mfe-cart-checkout/src/features');

/** The documents of the shop's own cart, checkout and payment. */
const documents = ['cart/cart', 'checkout/checkout', 'payment/payment']
  .map((file) => readFileSync(path.join(FEATURES, `${file}.graphql`), 'utf8'))
  .join('\n');

/** What one request took. */
export interface Cost {
  readonly ms: number;
  readonly statements: number;
}

/** A mutation's answer, or a query's part. */
type Reply = { readonly success?: boolean } | null;

/** One operation out of all documents: what it and its fragments need, and no more. */
function documentOf(name: string): string {
  const blocks = documents.split(/\n(?=query |mutation |fragment )/);
  const block = (pattern: RegExp): string => {
    const found = blocks.find((text) => pattern.test(text));
    if (found === undefined) throw new Error(`The checkout has no ${pattern.source}.`);
    return found;
  };
  const needed = new Map<string, string>();
  const need = (text: string): void => {
    for (const [, fragment = ''] of text.matchAll(/\.\.\.(\w+)/g)) {
      if (needed.has(fragment)) continue;
      const found = block(new RegExp(`^fragment ${fragment} on`));
      needed.set(fragment, found);
      need(found);
    }
  };
  const operation = block(new RegExp(`^(query|mutation) ${name}\\b`));
  need(operation);
  return [operation, ...needed.values()].join('\n');
}

/** Somebody who is signed in and shops, one request at a time. */
export class Shopper {
  readonly #shop: MeasuredShop;
  readonly #visitor: ReturnType<MeasuredShop['visitor']>;
  readonly #documents = new Map<string, string>();

  private constructor(shop: MeasuredShop) {
    this.#shop = shop;
    this.#visitor = shop.visitor();
  }

  /** A shopper with a demo account. */
  static async signIn(shop: MeasuredShop, role: DemoRole): Promise<Shopper> {
    const shopper = new Shopper(shop);
    const { email, password } = demoAccount(role);
    await shopper.ask(
      'mutation ($email: String!, $password: String!) { sessionCreate(email: $email, password: $password) { success message } }',
      { email, password },
    );
    return shopper;
  }

  /** What the shop answers. Throws where it refuses. */
  async ask<Data extends object>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> {
    const { data, errors } = await this.#visitor.query<Data>(query, variables);
    const replies: Reply[] = Object.values(data ?? {});
    const refused = replies.find((reply) => reply?.success === false);
    if (errors || !data || refused) throw new Error(`The shop refused: ${JSON.stringify(errors ?? refused)}`);
    return data;
  }

  /** What the shop answers to one of its own operations; `taken` is given what it took. */
  async do<Data extends object>(
    name: string,
    variables: Readonly<Record<string, unknown>> = {},
    taken?: (cost: Cost) => void,
  ): Promise<Data> {
    const document = this.#documents.get(name) ?? documentOf(name);
    this.#documents.set(name, document);
    const before = this.#shop.statements();
    const start = performance.now();
    const data = await this.ask<Data>(document, variables);
    taken?.({ ms: performance.now() - start, statements: this.#shop.statements() - before });
    return data;
  }
}
