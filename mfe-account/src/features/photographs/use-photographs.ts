import type { ListingText } from '@headstock/contracts/listing-document';
import type { PhotographShot } from '@headstock/contracts/photographs';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PhotographView } from './photograph.ts';
import { described, inserted, moved, replaced, retagged } from './photographs.model.ts';
import { type Uploads, useUploads } from './use-uploads.ts';
import { isUploading } from './uploads.model.ts';

export interface PhotographsOptions {
  readonly value: readonly PhotographView[];
  readonly onChange: (next: readonly PhotographView[]) => void;
  /** Photographs at most. */
  readonly max: number;
  readonly onBusy: ((isBusy: boolean) => void) | undefined;
}

/** One that was just removed, and where it stood. */
export interface RemovedPhotograph {
  readonly photograph: PhotographView;
  readonly index: number;
}

/** A form's photographs and what is done to them. */
export interface Photographs extends Pick<Uploads, 'uploads' | 'fileOf' | 'retry' | 'drop'> {
  readonly add: (files: readonly File[]) => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (id: string) => void;
  readonly removed: RemovedPhotograph | null;
  readonly undo: () => void;
  readonly edit: (edited: PhotographView) => void;
  readonly tag: (id: string, shot: PhotographShot | null) => void;
  readonly describe: (id: string, alt: ListingText) => void;
  /** What happened last, for screen readers. */
  readonly announcement: string;
}

/** State and actions of a form's photographs. Their list belongs to the form; what is on its way belongs to this. */
export function usePhotographs({ value, onChange, max, onBusy }: PhotographsOptions): Photographs {
  const { formatMessage } = useIntl();
  const [announcement, announce] = useState('');
  const [removed, setRemoved] = useState<RemovedPhotograph | null>(null);
  const turns = useRef(new Map<string, number>());
  // Two photographs may arrive before the form has rendered the first. In the same moment as the render: a later effect would put an old
  // list in the place of one that has changed since.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (next: readonly PhotographView[]): void => {
    if (next === latest.current) return;
    latest.current = next;
    onChange(next);
  };
  const say = (id: string, index: number): void =>
    announce(formatMessage({ id }, { position: index + 1, count: latest.current.length }));

  const { uploads, fileOf, add, retry, drop } = useUploads((photograph, turn) => {
    const known = latest.current.findIndex(({ id }) => id === photograph.id);
    if (known >= 0) return say('photographs.alreadyThere', known);
    turns.current.set(photograph.id, turn);
    change(inserted(latest.current, photograph, turns.current));
    const index = latest.current.findIndex(({ id }) => id === photograph.id);
    say('photographs.added', index);
  });

  const isBusy = isUploading(uploads);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current === isBusy) return;
    wasBusy.current = isBusy;
    onBusy?.(isBusy);
  }, [isBusy, onBusy]);

  return {
    uploads,
    fileOf,
    retry,
    drop,
    announcement,
    // Where its place was taken meanwhile, it cannot come back.
    removed: value.length < max ? removed : null,
    add(files) {
      const underWay = uploads.filter(({ state }) => state !== 'failed').length;
      add(files, max - latest.current.length - underWay);
    },
    move(from, to) {
      const list = moved(latest.current, from, to);
      if (list === latest.current) return;
      change(list);
      say('photographs.moved', Math.max(0, Math.min(to, list.length - 1)));
    },
    remove(id) {
      const index = latest.current.findIndex((known) => known.id === id);
      const photograph = latest.current[index];
      if (!photograph) return;
      change(latest.current.toSpliced(index, 1));
      setRemoved({ photograph, index });
      announce(formatMessage({ id: 'photographs.removed' }, { position: index + 1 }));
    },
    undo() {
      if (!removed) return;
      setRemoved(null);
      change(latest.current.toSpliced(removed.index, 0, removed.photograph));
      say('photographs.restored', removed.index);
    },
    edit: (edited) => change(replaced(latest.current, edited)),
    tag: (id, shot) => change(retagged(latest.current, id, shot)),
    describe: (id, alt) => change(described(latest.current, id, alt)),
  };
}
