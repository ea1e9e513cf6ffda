import { useGraphQLClient } from '@headstock/graphql-client';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { photographOf, type PhotographView } from '#mfe-account/features/photographs/photograph.ts';
import { AccountPortfolioPhotographsSetDocument, type PortfolioDetailsFragment } from './portfolio.generated.ts';

const viewsOf = ({ photographs }: Pick<PortfolioDetailsFragment, 'photographs'>): readonly PhotographView[] =>
  photographs.map((facts) => photographOf(facts, null));

const idsOf = (views: readonly PhotographView[]): string[] => views.map(({ id }) => id);

/** The photographs of an instrument, as the form shows them and as the shop has them. */
export interface PortfolioPhotographs {
  readonly value: readonly PhotographView[];
  readonly change: (next: readonly PhotographView[]) => void;
  /** Why the last change was not saved; the photographs are shown as they stand, or as they are to be saved yet. */
  readonly problem: string | null;
  /** Saves what could not be sent; null where nothing is left to save. */
  readonly retry: (() => void) | null;
}

/** Saves the photographs of an instrument after every change, one change after the other. */
export function usePortfolioPhotographs(item: PortfolioDetailsFragment): PortfolioPhotographs {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const [value, setValue] = useState(() => viewsOf(item));
  const [problem, setProblem] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const saved = useRef(idsOf(value));
  const wanted = useRef(value);
  const running = useRef(false);

  const show = (views: readonly PhotographView[]): void => {
    wanted.current = views;
    setValue(views);
  };
  const isSaved = (): boolean => idsOf(wanted.current).join(' ') === saved.current.join(' ');
  const save = async (): Promise<void> => {
    running.current = true;
    setProblem(null);
    setLeft(false);
    try {
      while (!isSaved()) {
        const photographIds = idsOf(wanted.current);
        const variables = { id: item.id, photographIds, known: saved.current };
        const { portfolioPhotographsSet: answer } = await client.mutate(
          AccountPortfolioPhotographsSetDocument,
          variables,
          { quiet: true },
        );
        if (answer.portfolioItem) saved.current = answer.portfolioItem.photographs.map(({ id }) => id);
        if (answer.success) continue;
        setProblem(answer.message ?? formatMessage({ id: 'portfolio.failed' }));
        if (!answer.portfolioItem) break;
        show(viewsOf(answer.portfolioItem));
      }
    } catch {
      // The next change sends this one too.
      setProblem(formatMessage({ id: 'portfolio.photographs.unsaved' }));
      setLeft(true);
    } finally {
      running.current = false;
    }
  };
  return {
    value,
    problem,
    retry: isLeft ? () => void save() : null,
    change: (next) => {
      show(next);
      if (!running.current) void save();
    },
  };
}
