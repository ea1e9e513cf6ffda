import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';

/** Why an action was refused, read out as it appears. Renders nothing without a refusal. */
export function RefusalNotice({
  refusal,
}: {
  readonly refusal: { readonly message: string } | null | undefined;
}): ReactNode {
  if (!refusal) return null;
  return (
    <Notice tone="bad" live>
      {refusal.message}
    </Notice>
  );
}
