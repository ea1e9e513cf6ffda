import type { MeasuredShop } from '@headstock/api/measured-shop';
import { documentOf } from '../shop-documents.ts';
import { demoAccount, type DemoRole } from '@headstock/testing/demo-account';

/** What one request took. */
export interface Cost {
  readonly ms: number;
  readonly statements: number;
}

/** A mutation's answer, or a query's part. */
type Reply = { readonly success?: boolean } | null;

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
    const document = this.#documents.get(name) ?? documentOf('mfe-cart-checkout', name);
    this.#documents.set(name, document);
    const before = this.#shop.statements();
    const start = performance.now();
    const data = await this.ask<Data>(document, variables);
    taken?.({ ms: performance.now() - start, statements: this.#shop.statements() - before });
    return data;
  }
}
