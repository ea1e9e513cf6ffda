import type { RemoteContract } from '@headstock/contracts/remote-contract';
import { documents } from './documents.generated.ts';

const page = { access: 'admin', layout: 'default', cache: 'private' } as const;

export const contract: RemoteContract = {
  name: 'mfe-admin',
  audience: 'admin',
  exposes: ['./routes'],
  routes: [
    { path: '/admin', ...page },
    { path: '/admin/*', ...page },
    { path: '/dashboard/ai', ...page },
  ],
  events: { fires: ['cart/item-added', 'notification/show'], hears: [] },
  documents,
  budget: {
    'page-valuation': 6,
    'page-assistants': 8,
    'page-assistant': 40,
    'page-new-assistant': 36,
    'page-assistant-questions': 40,
    'page-assistant-question': 10,
    'page-assistant-dashboard': 10,
    markdown: 24.4,
    'admin-layout': 10,
    'page-overview': 8,
    'page-accounts': 39,
    'page-account': 10,
    'page-account-rights': 32,
    'page-account-act': 30,
    'page-account-merge': 32,
    'page-account-merge-undo': 32,
    'page-registrations': 39,
    'page-registration': 10,
    'page-roles': 6,
    'page-role': 32,
    'page-audit': 39,
    'page-batches': 39,
    'page-batch': 8,
    'page-mails': 39,
    'page-mail-resend': 6,
    'page-exports': 4,
    'page-jobs': 4,
    'page-api-keys': 38,
    'page-api-key-new': 30,
    'page-api-key': 7,
  },
};
