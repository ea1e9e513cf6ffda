import type { RemoteContract } from '@headstock/contracts/remote-contract';
import { documents } from './documents.generated.ts';

export const contract: RemoteContract = {
  name: 'mfe-ai-chat',
  audience: 'admin',
  exposes: ['./chat-widget'],
  routes: [],
  events: { fires: [], hears: [] },
  documents,
  budget: { 'chat-widget': 8.5, markdown: 24.4 },
};
