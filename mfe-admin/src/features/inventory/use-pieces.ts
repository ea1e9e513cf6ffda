import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { StaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import type { Variants } from './variant-field.tsx';

/** Which pieces a form is about, as they are sent. */
export interface WantedPieces {
  readonly variantItemId: string | null;
  readonly pieces: number;
}

/** What is typed of the pieces of a listing. */
export interface PiecesInput {
  /** The item of a variant; empty where none is chosen. */
  readonly variant: string;
  readonly pieces: string;
  readonly setVariant: (itemId: string) => void;
  readonly setPieces: (typed: string) => void;
  /** Whether something was typed. */
  readonly isTyped: boolean;
  /** What is to be sent; undefined, and refused at its field, where it is none. */
  readonly read: () => WantedPieces | undefined;
}

/** The pieces that come into the stock or leave it, of a size or colour where goods have them. It begins with `initial` pieces. */
export function usePieces(variants: Variants, refuse: StaffAction['refuse'], initial = ''): PiecesInput {
  const { formatMessage } = useIntl();
  const [variant, setVariant] = useState('');
  const [pieces, setPieces] = useState(initial);
  return {
    variant,
    pieces,
    setVariant,
    setPieces,
    isTyped: variant !== '' || pieces !== initial,
    read() {
      const isMissing = variants.length > 0 && variant === '';
      const isWrong = !/^\d{1,4}$/.test(pieces.trim()) || Number(pieces) < 1;
      if (isMissing) refuse({ code: 'variant', message: formatMessage({ id: 'inventory.variant.missing' }) });
      else if (isWrong) refuse({ code: 'pieces', message: formatMessage({ id: 'inventory.receive.piecesWrong' }) });
      else return { variantItemId: variant || null, pieces: Number(pieces) };
      return undefined;
    },
  };
}
