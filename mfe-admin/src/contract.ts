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
  ],
  events: { fires: [], hears: [] },
  documents,
  budget: { 'admin-layout': 4, 'page-accounts': 36 },
};
