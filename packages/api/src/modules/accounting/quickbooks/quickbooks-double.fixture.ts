import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Document = Record<string, unknown> & { Id: string; SyncToken: string };
type Named = { Id: string; Name: string; Active: boolean };

/** What the double does with the next document, in place of making it. */
export type Trap =
  | { readonly fault: { readonly code: string; readonly text: string }; readonly status: number }
  /** Makes it, but its tax is another. */
  | { readonly taxOffCents: number }
  /** Makes it, and never answers. */
  | { readonly lost: true };

const ENTITIES = [
  'SalesReceipt',
  'RefundReceipt',
  'Invoice',
  'Payment',
  'CreditMemo',
  'JournalEntry',
  'Purchase',
] as const;
type Entity = (typeof ENTITIES)[number];
const entityOf = (path: string): Entity | undefined => ENTITIES.find((entity) => entity.toLowerCase() === path);

const amountOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const taxOf = ({ TxnTaxDetail: tax }: Record<string, unknown>): number | undefined =>
  typeof tax === 'object' && tax !== null && 'TotalTax' in tax ? amountOf(tax.TotalTax) : undefined;
const linesOf = (body: Record<string, unknown>): Record<string, unknown>[] =>
  Array.isArray(body['Line']) ? body['Line'] : [];

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** A stand-in for QuickBooks Online and Intuit's sign-in: one company, on the loopback, that plays what the real ones do. */
export async function startQuickBooks() {
  let serial = 0;
  let generation = 1;
  let bookCloseDate: string | undefined;
  let outage = false;
  const traps: Trap[] = [];
  const revoked: string[] = [];
  const answers = new Map<string, unknown>();
  const documents = new Map<Entity, Document[]>(ENTITIES.map((entity) => [entity, []]));
  const changed: [Entity, Document][] = [];
  const requests: { path: string; requestid: string | null; minorversion: string | null }[] = [];
  let refreshes = 0;
  const named: Record<'Account' | 'Item' | 'Customer', Named[]> = { Account: [], Item: [], Customer: [] };
  for (let id = 1; id <= 40; id += 1) {
    named.Account.push({ Id: `${id}`, Name: `Account ${id}`, Active: true });
    named.Item.push({ Id: `${100 + id}`, Name: `Item ${id}`, Active: true });
  }
  named.Customer.push({ Id: '900', Name: 'Shop customers', Active: true });

  const send = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json', intuit_tid: `tid-${(serial += 1)}` });
    response.end(JSON.stringify(body));
  };
  const fail = (response: ServerResponse, status: number, code: string, text: string): void =>
    send(response, status, {
      Fault: { Error: [{ Message: text, Detail: text, code }], type: 'ValidationFault' },
      time: '2026-11-26',
    });

  const tokens = () => ({
    access_token: `access-${generation}`,
    refresh_token: `refresh-${generation}`,
    expires_in: 3_600,
    x_refresh_token_expires_in: 8_640_000,
    token_type: 'bearer',
  });

  /** A refresh token is good until the next one is given. */
  function token(form: URLSearchParams, response: ServerResponse): void {
    if (form.get('grant_type') === 'refresh_token') {
      refreshes += 1;
      if (form.get('refresh_token') !== `refresh-${generation}`) return send(response, 400, { error: 'invalid_grant' });
      generation += 1;
    } else if (form.get('code') !== 'good-code') return send(response, 400, { error: 'invalid_grant' });
    send(response, 200, tokens());
  }

  function make(entity: Entity, body: Record<string, unknown>, requestid: string, response: ServerResponse): void {
    const trap = traps.shift();
    if (trap && 'fault' in trap) return fail(response, trap.status, trap.fault.code, trap.fault.text);
    if (answers.has(requestid)) return send(response, 200, answers.get(requestid));
    const number = body['DocNumber'];
    if (number !== undefined && documents.get(entity)?.some((document) => document['DocNumber'] === number))
      return fail(response, 400, '6140', 'Duplicate Document Number Error');
    if (bookCloseDate !== undefined && String(body['TxnDate']) <= bookCloseDate)
      return fail(response, 400, '5010', 'The account period has closed and the books are closed through this date');
    const tax = taxOf(body);
    const taxTotal = tax === undefined ? undefined : tax + (trap && 'taxOffCents' in trap ? trap.taxOffCents / 100 : 0);
    const lines = linesOf(body).reduce((sum, line) => sum + amountOf(line['Amount']), 0);
    const document: Document = {
      ...body,
      Id: String((serial += 1)),
      SyncToken: '0',
      TotalAmt: Math.round((lines + (taxTotal ?? 0)) * 100) / 100,
      ...(taxTotal !== undefined && { TxnTaxDetail: { TotalTax: taxTotal } }),
    };
    documents.get(entity)?.push(document);
    const answer = { [entity]: document, time: '2026-11-26' };
    answers.set(requestid, answer);
    changed.push([entity, document]);
    if (trap && 'lost' in trap) return void response.destroy();
    send(response, 200, answer);
  }

  function query(text: string, response: ServerResponse): void {
    const [, from = '', where = ''] = /^select \* from (\w+) where (.*)$/i.exec(text) ?? [];
    if (from === 'Account' || from === 'Item' || from === 'Customer') {
      const ids = [...where.matchAll(/'([^']*)'/g)].map(([, id]) => id);
      const found = named[from].filter(
        ({ Id, Active }) => (ids.length === 0 || ids.includes(Id)) && (Active || where.includes('(true, false)')),
      );
      return send(response, 200, { QueryResponse: found.length > 0 ? { [from]: found } : {} });
    }
    const entity = entityOf(from.toLowerCase());
    const value = /= '([^']*)'/.exec(where)?.[1];
    const found = entity
      ? (documents.get(entity) ?? []).filter(
          (document) => document['DocNumber'] === value || document['PaymentRefNum'] === value,
        )
      : [];
    send(response, 200, { QueryResponse: found.length > 0 && entity ? { [entity]: found } : {} });
  }

  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://double');
      const text = await readBody(request);
      if (outage) return response.destroy();
      if (url.pathname === '/oauth2/v1/tokens/bearer') return token(new URLSearchParams(text), response);
      if (url.pathname === '/v2/oauth2/tokens/revoke') {
        revoked.push(JSON.parse(text).token);
        return send(response, 200, {});
      }
      const path = url.pathname.split('/').slice(4).join('/');
      requests.push({
        path,
        requestid: url.searchParams.get('requestid'),
        minorversion: url.searchParams.get('minorversion'),
      });
      if (request.headers.authorization !== `Bearer access-${generation}`)
        return fail(response, 401, '3200', 'Token expired');
      if (path.startsWith('companyinfo/'))
        return send(response, 200, { CompanyInfo: { CompanyName: 'Headstock Books' } });
      if (path === 'preferences')
        return send(response, 200, {
          Preferences: { AccountingInfoPrefs: { BookCloseDate: bookCloseDate }, TaxPrefs: { PartnerTaxEnabled: true } },
        });
      if (path === 'query') return query(url.searchParams.get('query') ?? '', response);
      if (path === 'cdc') {
        const response_ = ENTITIES.map((entity) => ({
          [entity]: changed.flatMap(([kind, document]) => (kind === entity ? [document] : [])),
        }));
        return send(response, 200, { CDCResponse: [{ QueryResponse: response_ }] });
      }
      const entity = entityOf(path);
      if (!entity) return fail(response, 400, '2020', 'Unknown resource');
      make(entity, JSON.parse(text), url.searchParams.get('requestid') ?? '', response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The double has no port.');
  const url = `http://127.0.0.1:${address.port}`;

  return {
    url,
    settings: {
      QUICKBOOKS_CLIENT_ID: 'client-of-the-shop',
      QUICKBOOKS_CLIENT_SECRET: 'secret-of-the-shop',
      QUICKBOOKS_API_URL: url,
      QUICKBOOKS_OAUTH_URL: url,
    },
    documents: (entity: Entity): readonly Document[] => documents.get(entity) ?? [],
    requests,
    revoked,
    refreshes: (): number => refreshes,
    trap: (...more: Trap[]): void => void traps.push(...more),
    /** Somebody else refreshed: the token that the shop has is dead. */
    rotate: (): void => void (generation += 1),
    closeUntil: (day: string): void => void (bookCloseDate = day),
    setOutage: (isOut: boolean): void => void (outage = isOut),
    deactivate: (id: string): void => {
      for (const list of Object.values(named)) for (const each of list) if (each.Id === id) each.Active = false;
    },
    /** The bookkeeper changes a document, or deletes it. */
    change: (entity: Entity, id: string, change: Record<string, unknown>): void => {
      const document = documents.get(entity)?.find((each) => each.Id === id);
      if (!document) throw new Error('There is no such document.');
      Object.assign(document, { SyncToken: String(Number(document.SyncToken) + 1), ...change });
      changed.push([entity, document]);
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

export type QuickBooksDouble = Awaited<ReturnType<typeof startQuickBooks>>;
