const ID = '"0000000000000"';

/** Mutations about keys, webhooks and builds that are refused: the mutation, who sends it with which arguments, and the code. */
export const integrationRefusals: readonly (readonly [mutation: string, role: 'admin', args: string, code: string])[] =
  [
    ['apiKeyCreate', 'admin', 'name: "", scopes: ["orders:read"], days: 30', 'name'],
    ['apiKeyCreate', 'admin', 'name: "Sync", scopes: ["moon:read"], days: 30', 'scopes'],
    ['apiKeyCreate', 'admin', 'name: "Sync", scopes: ["orders:read"], days: 400', 'days'],
    ['apiKeyRevoke', 'admin', `id: ${ID}`, 'not-found'],
    // People
    ['accountMerge', 'admin', `keptId: ${ID}, closedId: ${ID}, reason: "One person"`, 'same'],
    ['accountMergeReverse', 'admin', `id: ${ID}, reason: "A mistake"`, 'not-found'],
    ['webhookCreate', 'admin', 'name: "", url: "https://books.example/", kinds: ["order.paid"]', 'name'],
    ['webhookCreate', 'admin', 'name: "Books", url: "ftp://books.example/", kinds: ["order.paid"]', 'url'],
    ['webhookCreate', 'admin', 'name: "Books", url: "https://books.example/", kinds: ["moon.full"]', 'kinds'],
    [
      'webhookUpdate',
      'admin',
      `id: ${ID}, version: 1, name: "Books", url: "https://books.example/", kinds: ["order.paid"], isActive: true`,
      'not-found',
    ],
    ['webhookRotateSecret', 'admin', `id: ${ID}, version: 1`, 'not-found'],
    ['webhookRemove', 'admin', `id: ${ID}, version: 1`, 'not-found'],
    ['webhookTest', 'admin', `id: ${ID}`, 'not-found'],
    ['webhookResend', 'admin', `deliveryIds: [${ID}]`, 'not-found'],
    ['webhookReplay', 'admin', `id: ${ID}, from: "2026-11-26T12:00:00Z", to: "2026-11-26T11:00:00Z"`, 'range'],
    ['remoteRollBack', 'admin', 'remote: "mfe-moon", channel: "production", revision: 1', 'not-found'],
  ];
