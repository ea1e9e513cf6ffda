import { isWebhookEventKind } from '@headstock/contracts/webhook-events';
import { integrationMessages } from '#api/modules/integrations/messages.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { Network } from '#api/platform/remote-hosts/network.ts';
import { readLink } from '#api/platform/remote-hosts/read-link.ts';

const LONGEST_NAME = 80;

/** An endpoint as somebody types it. */
export type EndpointDraft = { readonly name: string; readonly url: string; readonly kinds: readonly string[] };

/** Checks it. Throws a DomainError: `name`, `url` or `kinds`. */
export function readEndpoint(
  draft: EndpointDraft,
  network: Network,
  locale: Locale,
): { name: string; url: string; kinds: string[] } {
  const messages = integrationMessages(locale);
  const name = cleanText(draft.name).trim();
  if (name === '' || name.length > LONGEST_NAME) throw new DomainError('name', messages.endpointName);
  const url = readLink(cleanText(draft.url).trim(), network);
  if (!url) throw new DomainError('url', network.isLocal ? messages.endpointUrlLocal : messages.endpointUrl);
  const kinds = [...new Set(draft.kinds)].filter(isWebhookEventKind);
  if (kinds.length === 0 || draft.kinds.some((kind) => !isWebhookEventKind(kind)))
    throw new DomainError('kinds', messages.endpointKinds);
  return { name, url: url.href, kinds };
}
